declare module '../../platform/context' {
  interface Ports {
    /** Checks whether an account has a wallet, and so is a player's. */
    hasWallet: (tx: Tx, accountId: string) => Promise<boolean>;
  }
}

export {};
