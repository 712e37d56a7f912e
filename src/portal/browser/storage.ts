import { type Language, SETTINGS } from '../../contract';
import { type GuardedStorage, HOST_PREFIX, writeCookie } from '../../ui/browser/guarded-storage';
import { LANGUAGE_CACHE } from '../../ui/languages';
import { createLogins } from './logins';
import { createSharedSession } from './shared-session';

/** This tab's part of a session (s3.storage.session). The token is sent as a header and goes nowhere else. */
type TabSession = { token: string; account: string; type: number };

const isLanguage = (value: string | null | undefined): value is Language =>
  SETTINGS.languages.some((language) => language === value);

/** The browser's storage behind names. Storage that rejects (private mode, full) loses comfort, never the page. */
export function createStorage(session: GuardedStorage, local: GuardedStorage, doc: Document) {
  const shared = createSharedSession(session, local, doc.defaultView ?? window);
  let reportUnstored: (() => void) | null = null;
  return {
    /**
     * `report` is called once, when the browser does not store a session: it is lost with the page
     * (own.storage.blocked).
     */
    onUnstored(report: () => void) {
      reportUnstored = report;
    },
    /** Messages between tabs of this session. */
    shared,
    /** Logins in other tabs. */
    logins: createLogins(local, doc),
    token: () => session.getItem('token'),
    merchant: () => session.getItem('merchant') ?? SETTINGS.brand.merchant,
    openSession(tabSession: TabSession) {
      session.setItem('token', tabSession.token);
      session.setItem('account', tabSession.account);
      session.setItem('isAgent', String(tabSession.type));
      session.setItem('merchant', this.merchant());
      if (!session.isUnstored('token')) return;
      reportUnstored?.();
      reportUnstored = null;
    },
    /** The flag cpw (s4.login.cpw-flag): this session waits for a change of its password. */
    flagChange: () => session.setItem('cpw', 'true'),
    forgetChange: () => session.removeItem('cpw'),
    /** Deposit that was started in this tab, across the way to the provider and back (own.deposit.resumed). */
    keepBegunDeposit: (id: string) => session.setItem('deposit', id),
    takeBegunDeposit: () => consume(session, 'deposit'),
    /** Whose session it is. */
    account: () => session.getItem('account'),
    /** Returns whether the session is a member's: a free demo's is not. */
    isMember: () => session.getItem('token') !== null && session.getItem('isAgent') !== String(SETTINGS.trialType),
    /** The provider of slots that was chosen, until the page of the slots has read it (s2.launch.vassalage-slots). */
    keepVassalage: (vassalage: string) => session.setItem('vassalage', vassalage),
    takeVassalage: () => consume(session, 'vassalage'),
    /** Code of the newest invitation link, until a registration (own.registration.invitation-stored). */
    keepInvitation: (code: string) => session.setItem('invitation', code),
    invitation: () => session.getItem('invitation'),
    forgetInvitation: () => session.removeItem('invitation'),
    /**
     * Clears the session's storage, and notifies the tabs that share it; the merchant stays (s4.logout.storage,
     * own.session.tabs).
     */
    forgetSession() {
      const merchant = this.merchant();
      shared.end();
      session.clear();
      session.setItem('merchant', merchant);
    },
    /**
     * Tokens by which accounts trust this browser; they survive the session, and are no login by themselves
     * (own.security.trusted-browsers).
     */
    trust: () => (local.getItem('trusted') ?? '').split(' ').filter(Boolean),
    keepTrust(token: string) {
      local.setItem('trusted', [token, ...this.trust()].slice(0, SETTINGS.trustedAccounts).join(' '));
    },
    /** The language chosen before (s3.storage.language); the page's own where none was. */
    language(): Language {
      const chosen = local.getItem('lang') ?? local.getItem('hisLang') ?? doc.documentElement.lang;
      return isLanguage(chosen) ? chosen : SETTINGS.languages[0];
    },
    /** Stores the language, and mirrors it in a cookie, from which the gateway selects the document. */
    keepLanguage(language: Language) {
      local.setItem('hisLang', language);
      local.setItem('lang', language);
      const [prefix, secure] = doc.URL.startsWith('https:') ? [HOST_PREFIX, '; Secure'] : ['', ''];
      writeCookie(doc, `${prefix}lang=${language}; Path=/; Max-Age=31536000; SameSite=Lax${secure}`);
      void storeForWorker(language);
    },
  };
}
export type BrowserStorage = ReturnType<typeof createStorage>;

/** Our worker reads no cookie in Firefox 115 and Safari 16.4, but reads caches of pages (own.app.offline). */
async function storeForWorker(language: Language) {
  try {
    await (await caches.open(LANGUAGE_CACHE)).put('/language', new Response(language));
  } catch {
    // An insecure page has neither worker nor cache.
  }
}

function consume(storage: GuardedStorage, key: string) {
  const value = storage.getItem(key);
  storage.removeItem(key);
  return value;
}
