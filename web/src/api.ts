// What the server offers over HTTP.

import { Refusal } from "./connection";
import type { Admission, CountInfo, Course, GameInfo, MailInfo, MyKey, MyTable, NewCount, NewMail, NewPerson, NewTable, Replay, Rulebook, ServerInfo, TableInfo, TableLine } from "./protocol";

async function answered(path: string, body?: unknown, method = body === undefined ? "GET" : "POST", secret = ""): Promise<Response> {
  let answer: Response;
  try {
    answer = await fetch(`/api/${path}`, {
      method,
      headers: {
        ...(body === undefined ? {} : { "content-type": "application/json" }),
        ...(secret ? { authorization: `Bearer ${secret}` } : {}),
      },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
  } catch {
    throw new Refusal({ code: "server-stopping", args: {} });
  }
  if (!answer.ok) throw new Refusal(await answer.json());
  return answer;
}

async function ask<Result>(...request: Parameters<typeof answered>): Promise<Result> {
  const answer = await answered(...request);
  return (answer.status === 204 ? undefined : await answer.json()) as Result;
}

export const games = (): Promise<GameInfo[]> => ask("games");
/** What a game alone says, as its Fluent file has it. */
export const ownWords = async (game: string, language: string): Promise<string> =>
  (await answered(`games/${encodeURIComponent(game)}/words?language=${language}`)).text();
/** What is printed on the cards of a game. */
export const cardsAddress = (game: string, language: string): string => `/api/cards?game=${encodeURIComponent(game)}&language=${language}`;
export const openTables = (): Promise<TableLine[]> => ask("tables");
export const history = (before?: number): Promise<TableLine[]> => ask(before ? `history?before=${before}` : "history");
/** Where nobody may watch, only those with a secret are told how it ended. */
export const tableInfo = (id: string, secret = ""): Promise<TableInfo> => ask(`tables/${id}`, undefined, "GET", secret);
export const openTable = (table: NewTable): Promise<Admission> => ask("tables", table);
export const come = (id: string, person: NewPerson): Promise<Admission> => ask(`tables/${id}/people`, person);
export const closeTable = (id: string, secret: string): Promise<void> => ask(`tables/${id}`, undefined, "DELETE", secret);
/** How one's own tables stand, in the same order. */
export const myTables = (tables: readonly MyKey[]): Promise<MyTable[]> => ask("mine", { tables });
export const serverInfo = (): Promise<ServerInfo> => ask("server");
/** Whether one is written to when it is one's turn; from now on, once that was confirmed; and no more. */
export const mail = (id: string, secret: string): Promise<MailInfo> => ask(`tables/${id}/people/me/mail`, undefined, "GET", secret);
export const askForMail = (id: string, secret: string, to: NewMail): Promise<MailInfo> => ask(`tables/${id}/people/me/mail`, to, "PUT", secret);
export const stopMail = (id: string, secret: string): Promise<MailInfo | undefined> => ask(`tables/${id}/people/me/mail`, undefined, "DELETE", secret);
/** Delete all that is mine at a table. */
export const forgetMe = (id: string, secret: string): Promise<void> => ask(`tables/${id}/people/me`, undefined, "DELETE", secret);
export const replay = (id: string, secret: string, viewer: number | null, start: number): Promise<Replay> =>
  ask(`tables/${id}/replay?start=${start}${viewer === null ? "" : `&viewer=${viewer}`}`, undefined, "GET", secret);
/** How a finished game went, turn by turn. */
export const course = (id: string, secret: string): Promise<Course> => ask(`tables/${id}/course`, undefined, "GET", secret);
export const record = async (id: string, secret: string): Promise<Blob> => (await answered(`tables/${id}/record`, undefined, "GET", secret)).blob();
export const rules = (language: string): Promise<Rulebook> => ask(`rules/${encodeURIComponent(language)}`);
/** The points of a game that was played at home. */
export const score = (count: NewCount): Promise<CountInfo> => ask("score", count);

/** Pages to print; `printed.ts` knows their addresses. */
export const print = async (address: string): Promise<Blob> => (await answered(address)).blob();
