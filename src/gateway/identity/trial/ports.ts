declare module '../../platform/context' {
  interface Ports {
    /** Credits a trial account with play money from the house, in minor units; once per account. */
    creditTrial: (within: ModuleContext, accountId: string, points: bigint) => Promise<void>;
  }
}

export {};
