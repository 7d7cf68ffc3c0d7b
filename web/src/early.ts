// The line to a table that was opened while all of this was still on its way; `early.ts` beside the source opens it.

import type { ServerMessage } from "./protocol";

export interface Early {
  table: string;
  secret: string;
  socket: WebSocket;
  /** All that came so far. */
  heard: string[];
}

const held = window as { early?: Early | undefined };

/** The open line to this table, for whom it was opened; it is handed out once. */
export function taken(table: string, secret: string): Early | undefined {
  const { early } = held;
  held.early = undefined;
  if (early?.table === table && early.secret === secret && early.socket.readyState <= WebSocket.OPEN) return early;
  early?.socket.close();
  return undefined;
}

/** Which game is played there, as soon as that has been told. */
export function game(): Promise<string> {
  const { early } = held;
  return new Promise((found) => {
    const look = (data: string): void => {
      const message = JSON.parse(data) as ServerMessage;
      if (message.type === "table") found(message.table.plan.game);
    };
    early?.heard.forEach(look);
    early?.socket.addEventListener("message", ({ data }) => look(String(data)));
  });
}
