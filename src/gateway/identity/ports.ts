import type { Language, NewcomerOffer } from '../../contract';
import type { LinkRates } from '../../contract/agents/team';
import type { Provider } from '../../contract/identity/authentication';
import type { ClubLabel } from '../../contract/identity/member';
import type { Holding } from './security/holding';
import type { SocialProvider } from './social/provider';

declare module '../platform/context' {
  interface Ports {
    // registration/
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
    // account/
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
    // member/
    /** Returns the VIP rank of an account with its names (s2.nav.vip-rank). */
    readClubLabel: (ctx: ModuleContext, rankLevel: number, language: Language) => Promise<ClubLabel>;
    // session/
    /** Returns whether an account has a wallet, and thus is a player's. */
    hasWallet: (tx: Tx, accountId: string) => Promise<boolean>;
    // security/
    /** Returns whether money of a deposit may still arrive, or awaits its refund. */
    hasPendingDeposit: (tx: Tx, accountId: string) => Promise<boolean>;
    /** Returns whether a bet of the account may still win. */
    hasOpenBets: (tx: Tx, accountId: string) => Promise<boolean>;
    /** Returns whether a withdrawal of the account is not settled. */
    hasOpenWithdrawal: (tx: Tx, accountId: string) => Promise<boolean>;
    /** Returns what an account still holds, in the order in which a player resolves it; points do not count. */
    findHolding: (tx: Tx, accountId: string) => Promise<Holding | null>;
    /** Counts the payout accounts that are bound now. */
    countPayoutAccounts: (tx: Tx, accountId: string) => Promise<number>;
    // social/
    /** Demo adapter, for providers without a registration in the settings. */
    demoSocialProvider: (ctx: ModuleContext, name: Provider) => SocialProvider;
    // trial/
    /** Credits a trial account with play money from the house, in minor units; once per account. */
    creditTrial: (within: ModuleContext, accountId: string, points: bigint) => Promise<void>;
  }
}
