import { type Language, SETTINGS } from '../../contract';
import { HOST_PREFIX } from './cookies';
import { LANGUAGE_CACHE } from './language-cache';
import { createLogins } from './logins';
import { createSharedSession } from './shared-session';

/** What this tab keeps of a session (s3.storage.session). The token is sent as a header and goes nowhere else. */
export type KeptSession = { token: string; account: string; type: number };

const isLanguage = (value: string | null | undefined): value is Language => SETTINGS.languages.some((language) => language === value);

/** The browser's storage behind names. Storage that refuses (private mode, full) loses comfort, never the page. */
export function createStorage(session: Storage, local: Storage, doc: Document) {
  const shared = createSharedSession(session, local, doc.defaultView ?? window);
  return {
    /** What tabs with this session tell one another. */
    shared,
    /** Whether anybody is logged in in another tab. */
    logins: createLogins(local, doc),
    token: () => read(session, 'token'),
    merchant: () => read(session, 'merchant') ?? SETTINGS.brand.merchant,
    openSession(kept: KeptSession) {
      write(session, 'token', kept.token);
      write(session, 'account', kept.account);
      write(session, 'isAgent', String(kept.type));
      write(session, 'merchant', this.merchant());
    },
    /** The flag cpw (s4.login.cpw-flag): this session waits for a change of its password. */
    flagChange: () => write(session, 'cpw', 'true'),
    forgetChange: () => remove(session, 'cpw'),
    /** The deposit that was begun in this tab, over the way to the provider and back (own.deposit.resumed). */
    keepBegunDeposit: (id: string) => write(session, 'deposit', id),
    takeBegunDeposit: () => take(session, 'deposit'),
    /** Whose session it is. */
    account: () => read(session, 'account'),
    /** Whether the session is a member's: a free demo's is not. */
    isMember: () => read(session, 'token') !== null && read(session, 'isAgent') !== String(SETTINGS.trialType),
    /** The provider of slots that was chosen, until the page of the slots has read it (s2.launch.vassalage-slots). */
    keepVassalage: (vassalage: string) => write(session, 'vassalage', vassalage),
    takeVassalage: () => take(session, 'vassalage'),
    /** The code of the newest link with an invitation, until somebody has registered (own.registration.invitation-kept). */
    keepInvitation: (code: string) => write(session, 'invitation', code),
    invitation: () => read(session, 'invitation'),
    forgetInvitation: () => remove(session, 'invitation'),
    /** Clears the session's storage, and tells the tabs that share it; the merchant is kept (s4.logout.storage, own.session.tabs). */
    forgetSession() {
      const merchant = this.merchant();
      shared.end();
      session.clear();
      write(session, 'merchant', merchant);
    },
    /** The tokens by which accounts trust this browser; they outlive the session, and let nobody in by themselves (own.security.trusted-browsers). */
    trust: () => (read(local, 'trusted') ?? '').split(' ').filter(Boolean),
    keepTrust(token: string) {
      write(local, 'trusted', [token, ...this.trust()].slice(0, SETTINGS.trustedAccounts).join(' '));
    },
    /** The language chosen before (s3.storage.language); the page's own where none was. */
    language(): Language {
      const chosen = read(local, 'lang') ?? read(local, 'hisLang') ?? doc.documentElement.lang;
      return isLanguage(chosen) ? chosen : SETTINGS.languages[0];
    },
    /** Stores the language, and mirrors it in a cookie, by which the gateway chooses the document it serves first. */
    keepLanguage(language: Language) {
      write(local, 'hisLang', language);
      write(local, 'lang', language);
      const [prefix, secure] = doc.URL.startsWith('https:') ? [HOST_PREFIX, '; Secure'] : ['', ''];
      // biome would have the Cookie Store API, which Firefox 115 and Safari 16.4 do not know.
      writeCookie(doc, `${prefix}lang=${language}; Path=/; Max-Age=31536000; SameSite=Lax${secure}`);
      void tellWorker(language);
    },
  };
}
export type BrowserStorage = ReturnType<typeof createStorage>;

/** Our worker reads no cookie in Firefox 115 and Safari 16.4, but finds what pages cache (own.app.offline). */
async function tellWorker(language: Language) {
  try {
    await (await caches.open(LANGUAGE_CACHE)).put('/language', new Response(language));
  } catch {
    // An insecure page has neither worker nor cache.
  }
}

function read(storage: Storage, key: string) {
  try {
    return storage.getItem(key);
  } catch {
    return null;
  }
}

function write(storage: Storage, key: string, value: string) {
  try {
    storage.setItem(key, value);
  } catch {
    // The page works without it.
  }
}

function remove(storage: Storage, key: string) {
  try {
    storage.removeItem(key);
  } catch {
    // What cannot be written was not kept either.
  }
}

function take(storage: Storage, key: string) {
  const value = read(storage, key);
  remove(storage, key);
  return value;
}

const writeCookie = (doc: Document, cookie: string) => Reflect.set(doc, 'cookie', cookie);
