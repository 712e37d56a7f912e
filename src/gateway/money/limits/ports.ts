import type { Value } from '../../../contract';

declare module '../../platform/context' {
  interface Ports {
    /** Sums what a player has staked and won since a moment (epoch ms). */
    sumPlaySince: (
      ctx: ModuleContext,
      accountId: string,
      since: number,
    ) => Promise<Pick<Value<'personalLoss'>, 'staked' | 'won' | 'profit'>>;
  }
}
