declare module '../../platform/context' {
  interface Ports {
    /** Opens the wallet of a new account. */
    openWallet: (tx: Tx, accountId: string) => Promise<void>;
    /**
     * Records whether the account's details match a person who has excluded themselves under another account. `typed`:
     * contacts that the account does not store, because another account has them.
     */
    watchExclusion: (
      ctx: ModuleContext,
      accountId: string,
      step: 'registration' | 'contact' | 'name',
      typed?: { mobile?: string | null; email?: string | null },
    ) => Promise<void>;
  }
}

export {};
