declare module '../../platform/context' {
  interface Ports {
    /** Returns whether an account has a wallet, and thus is a player's. */
    hasWallet: (tx: Tx, accountId: string) => Promise<boolean>;
  }
}

export {};
