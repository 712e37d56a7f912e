declare module '../../platform/context' {
  interface Ports {
    /** Checks whether money of a deposit may still arrive, or is on its way back. */
    hasPendingDeposit: (tx: Tx, accountId: string) => Promise<boolean>;
    /** Checks whether a bet of the account may still win. */
    hasOpenBets: (tx: Tx, accountId: string) => Promise<boolean>;
    /** Checks whether the account holds anything: balance, withdrawals, vendors' wallets, points. */
    holdsAnything: (tx: Tx, accountId: string) => Promise<boolean>;
    /** Counts the payout accounts that are bound now. */
    countPayoutAccounts: (tx: Tx, accountId: string) => Promise<number>;
  }
}

export {};
