import type { Language } from '../../../contract';
import type { AccountRecord } from '../../../contract/money/records';

declare module '../../platform/context' {
  interface Ports {
    /** Finds the bets of the transfers on a history page; the result looks them up by transfer. */
    findBookedBets: (
      tx: Tx,
      ownerId: string,
      rows: readonly { id: string; kind: string }[],
      language: Language,
    ) => Promise<(id: string) => AccountRecord['bet']>;
  }
}
