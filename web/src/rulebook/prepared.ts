// The HTML of a section, made ready: a link for each paragraph and each card, signs of effects, and tables that know how
// to lie on a phone.

/** Columns whose cells are all so short stand side by side where rows become blocks. */
const SHORT = 8;
/** Tables with more columns become blocks there. */
const FEW = 3;
const NUMBER = /^[−–+-]?\d*$/;

/** A sign that is the link of the paragraph it stands in. */
function sign(address: string, label: string): HTMLAnchorElement {
  const link = document.createElement("a");
  link.className = "here";
  link.href = address;
  link.setAttribute("aria-label", label);
  return link;
}

/** Roles are written out, for a table that is laid as blocks is none to a browser. */
const ROLES: Record<string, string> = { table: "table", thead: "rowgroup", tbody: "rowgroup", tr: "row", th: "columnheader", td: "cell" };

function ready(table: HTMLTableElement): void {
  const heads = [...table.querySelectorAll("th")];
  const rows = [...table.querySelectorAll("tbody tr")];
  for (const [place, head] of heads.entries()) {
    const cells = rows.flatMap(({ children }) => children[place] ?? []);
    const texts = cells.map((cell) => cell.textContent?.trim() ?? "");
    const kinds = [
      ...(texts.every((text) => NUMBER.test(text)) ? ["number"] : []),
      ...(texts.every((text) => text.length <= SHORT) ? ["short"] : []),
    ];
    for (const cell of [head, ...cells]) cell.classList.add(...kinds);
    for (const cell of cells) cell.setAttribute("data-head", head.textContent ?? "");
  }
  if (heads.length > FEW) {
    table.classList.add("many");
    for (const part of [table, ...table.querySelectorAll("*")]) {
      const role = ROLES[part.localName];
      if (role) part.setAttribute("role", role);
    }
  }
  const box = document.createElement("div");
  box.className = "wide";
  table.replaceWith(box);
  box.append(table);
}

/** Before the word for a kind of effect stands its sign. */
function signed(word: Element, path: string): void {
  word.insertAdjacentHTML("beforebegin", `<svg class="sign" viewBox="0 0 24 24" aria-hidden="true"><path d="${path}"/></svg>`);
}

/** The name of a card leads to it. */
function linked(row: HTMLElement): void {
  const name = row.firstElementChild;
  if (!name) return;
  const link = document.createElement("a");
  link.className = "card";
  link.href = `/cards?card=${row.dataset["card"]}`;
  link.append(...name.childNodes);
  name.append(link);
}

/** `signs` are those of the kinds of effects, by the words for them. */
export function prepared(html: string, page: string, label: string, signs: ReadonlyMap<string, string> = new Map()): string {
  // pages may not bring styles of their own
  const { body } = new DOMParser().parseFromString(html.replace(/ style="[^"]*"/g, ""), "text/html");
  for (const code of body.querySelectorAll("pre > code[id]")) {
    code.parentElement!.id = code.id;
    code.removeAttribute("id");
  }
  for (const table of body.querySelectorAll("table")) ready(table);
  for (const row of body.querySelectorAll<HTMLElement>("tr[data-card]")) linked(row);
  for (const word of body.querySelectorAll("em, strong")) {
    const path = signs.get((word.textContent ?? "").replace(/\.$/, ""));
    if (path) signed(word, path);
  }
  for (const part of body.querySelectorAll("[id]")) {
    const link = sign(`/rules/${page}#${part.id}`, label);
    if (part.localName === "pre") {
      // it can be pushed sideways, by keys as well; the sign stays where it is
      part.setAttribute("tabindex", "0");
      const box = document.createElement("div");
      box.className = "held";
      part.replaceWith(box);
      box.append(part, link);
    } else if (part.localName === "tr") part.firstElementChild?.append(link);
    else (part.querySelector(":scope > p:last-child") ?? part).append(link);
  }
  return body.innerHTML;
}
