import type { Withdrawing } from './effects';

/** Payout that may wait; `id`: null before its withdrawal exists. `amount` in minor units. */
type PendingPayout = Pick<Withdrawing, 'accountId' | 'amount'> & { id: string | null };

declare module '../../platform/context' {
  interface Ports {
    /** Evaluates the signals of an account before a payout, in a transaction of its own. */
    reviewPayouts: (ctx: ModuleContext, accountId: string) => Promise<void>;
    /** Returns the number of the open case that holds a payout; null: none. */
    findHoldingCase: (ctx: ModuleContext, payout: PendingPayout) => Promise<string | null>;
  }
}
