declare module '../../platform/context' {
  interface Ports {
    /** Credits a trial account with points from the house, in minor units; once per account. */
    creditTrial: (within: ModuleContext, accountId: string, points: bigint) => Promise<void>;
  }
}

export {};
