import type { DepositTerms, Language } from '../../../contract';
import type { Account } from '../../identity';

declare module '../../platform/context' {
  interface Ports {
    /** Returns the bonuses available with a first deposit; undefined if there are none. */
    readDepositBonuses: (ctx: ModuleContext, account: Account, language: Language) => Promise<DepositTerms['bonuses']>;
    /**
     * Records the choice of a bonus, or of none, for a deposit that the transaction starts. Throws `deposit.bonus…`.
     */
    chooseDepositBonus: (
      within: ModuleContext,
      accountId: string,
      choice: { bonus: string | null; amount: string },
    ) => Promise<void>;
    /** Grants the chosen bonus of a deposit that the transaction has credited. */
    offerForDeposit: (
      within: ModuleContext,
      deposit: { id: string; accountId: string; amount: bigint; bonus: string | null },
    ) => Promise<void>;
    /** Ends what was granted for a deposit that is taken back. Called with the wallet locked. */
    endDepositBonus: (within: ModuleContext, deposit: { id: string; accountId: string }) => Promise<void>;
    /** Opens a case about a reversed deposit: an operator decides on payouts. Called before wallets are locked. */
    reviewReversal: (
      within: ModuleContext,
      accountId: string,
      reversal: { deposit: string; amount: string; reason: string },
    ) => Promise<void>;
  }
}
