export {};

declare module '../context' {
  interface Ports {
    /** Returns those of the sessions that are valid, of accounts that are not blocked. */
    findValidSessions: (ctx: ModuleContext, ids: readonly string[]) => Promise<string[]>;
  }
}
