/* Made from the server's types by `npm run types`. Do not edit. */
export type * from "./wire/columns.gen";
export type * from "./wire/bank.gen";
export type * from "./wire/lobby.gen";
export type * from "./wire/review.gen";
export type * from "./wire/commands.gen";
export type * from "./wire/events.gen";
