import type { Language, NewcomerOffer } from '../../../contract';
import type { LinkRates } from '../../../contract/agents/team';

declare module '../../platform/context' {
  interface Ports {
    /** Returns the current editions of the pages that newcomers consent to, by page. */
    readEditionsInForce: (tx: Tx) => Promise<Record<string, string>>;
    /** Lists the offers that a newcomer can choose, in a language. */
    listOffersForNewcomers: (ctx: ModuleContext, language: Language) => Promise<NewcomerOffer[]>;
    /** Grants a newcomer the chosen offer if it is open, for newcomers, and rewards are not blocked. */
    offerToNewcomer: (within: ModuleContext, accountId: string, code: string) => Promise<void>;
    /** Returns the account whose friend code this is, or null. */
    findInviter: (tx: Tx, code: string) => Promise<string | null>;
    /** Records who invited a newcomer; an unknown code is not an error. */
    keepReferral: (
      tx: Tx,
      inviteeId: string,
      code: string,
      caller: Pick<Caller, 'ip' | 'userAgent'>,
      at: Date,
    ) => Promise<void>;
    /** Offers a new agent the agreements that the giver's link names. */
    offerByLink: (
      within: ModuleContext,
      joining: { giverId: string; holderId: string; rates: LinkRates },
    ) => Promise<void>;
  }
}
