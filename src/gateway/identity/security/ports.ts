declare module '../../platform/context' {
  interface Ports {
    /** Returns whether money of a deposit may still arrive, or awaits its refund. */
    hasPendingDeposit: (tx: Tx, accountId: string) => Promise<boolean>;
    /** Returns whether a bet of the account may still win. */
    hasOpenBets: (tx: Tx, accountId: string) => Promise<boolean>;
    /** Returns whether the account holds anything: balance, withdrawals, vendors' wallets, points. */
    holdsAnything: (tx: Tx, accountId: string) => Promise<boolean>;
    /** Counts the payout accounts that are bound now. */
    countPayoutAccounts: (tx: Tx, accountId: string) => Promise<number>;
  }
}

export {};
