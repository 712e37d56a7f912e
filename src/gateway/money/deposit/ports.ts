import type { DepositTerms, Language } from '../../../contract';
import type { Account } from '../../identity';

declare module '../../platform/context' {
  interface Ports {
    /** Bonuses that a first deposit can come with; undefined where there is none to choose. */
    readDepositBonuses: (ctx: ModuleContext, account: Account, language: Language) => Promise<DepositTerms['bonuses']>;
    /** Chooses a bonus, or none, for a deposit that the transaction starts. Throws `deposit.bonus…`. */
    chooseDepositBonus: (
      within: ModuleContext,
      accountId: string,
      choice: { bonus: string | null; amount: string },
    ) => Promise<void>;
    /** Grants what was chosen for a deposit that the transaction has credited. */
    offerForDeposit: (
      within: ModuleContext,
      deposit: { id: string; accountId: string; amount: bigint; bonus: string | null },
    ) => Promise<void>;
  }
}
