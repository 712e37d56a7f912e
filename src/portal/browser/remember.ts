import { SETTINGS } from '../../contract';
import { type Cookies, REMEMBERED } from '../../ui/browser/cookies';
import type { KeyStore } from './key-store';

export { createKeyStore } from './key-store';

const SECONDS = SETTINGS.rememberFor / 1_000;
const NAME = 'lastUsername';
const FLAG = REMEMBERED;
const MOBILE = 'smsMobile';
/**
 * The password's cookie has the user name in its name; the prefix separates a user called `lang` from the language's
 * cookie.
 */
const PASSWORD = 'password.';

type Mobile = { number: string; dialingCode: string };
/** Initial values of a form. `password` is null without one, or if its key is lost. */
type Remembered = { username: string; password: string | null; mobile: Mobile | null };
type MemoryNeeds = {
  cookies: Cookies;
  /** Null on insecure pages: then names are stored and passwords are not. */
  safe: { subtle: Pick<SubtleCrypto, 'generateKey' | 'encrypt' | 'decrypt'>; keys: KeyStore } | null;
  random(bytes: Uint8Array<ArrayBuffer>): Uint8Array<ArrayBuffer>;
};

/**
 * "Remember password" for 24 hours (s4.remember-password.on, s3.cookie.*): user name, flag, and the password sealed
 * under a key that the browser keeps and no script can read out; or the mobile number with its dialing code.
 */
export function createMemory({ cookies, safe, random }: MemoryNeeds) {
  const forget = async () => {
    for (const name of cookies.names())
      if ([NAME, FLAG, MOBILE].includes(name) || name.startsWith(PASSWORD)) cookies.remove(name);
    await safe?.keys.remove();
  };
  return {
    namesOnly: safe === null,
    forget,
    async recall(): Promise<Remembered | null> {
      if (cookies.read(FLAG) === null) return null;
      const username = cookies.read(NAME) ?? '';
      return {
        username,
        mobile: mobileOf(cookies.read(MOBILE)),
        password: await opened(safe, cookies.read(PASSWORD + username)),
      };
    },
    async keepName(username: string, password: string) {
      await forget();
      cookies.write(NAME, username, SECONDS);
      cookies.write(FLAG, '1', SECONDS);
      if (safe) cookies.write(PASSWORD + username, await sealed(safe, random, password), SECONDS);
    },
    async keepMobile({ number, dialingCode }: Mobile) {
      await forget();
      cookies.write(MOBILE, `${dialingCode} ${number}`, SECONDS);
      cookies.write(FLAG, '1', SECONDS);
    },
  };
}
export type Memory = ReturnType<typeof createMemory>;
type Safe = NonNullable<MemoryNeeds['safe']>;

function mobileOf(storedMobile: string | null): Mobile | null {
  const [, dialingCode, number] = /^(\d{1,8}) (.{1,32})$/.exec(storedMobile ?? '') ?? [];
  return dialingCode && number ? { dialingCode, number } : null;
}

const AES = 'AES-GCM';
/** A fresh key each time, so that earlier ciphertexts cannot be opened. */
async function sealed({ subtle, keys }: Safe, random: MemoryNeeds['random'], password: string): Promise<string> {
  const key = await subtle.generateKey({ name: AES, length: 256 }, false, ['encrypt', 'decrypt']);
  await keys.put(key);
  const iv = random(new Uint8Array(12));
  const ciphertext = await subtle.encrypt({ name: AES, iv }, key, new TextEncoder().encode(password));
  return btoa(String.fromCharCode(...iv, ...new Uint8Array(ciphertext)));
}

async function opened(safe: MemoryNeeds['safe'], storedPassword: string | null): Promise<string | null> {
  const key = storedPassword === null ? null : await safe?.keys.get().catch(() => null);
  if (!safe || !key || storedPassword === null) return null;
  try {
    const bytes = Uint8Array.from(atob(storedPassword), (char) => char.charCodeAt(0));
    const plain = await safe.subtle.decrypt({ name: AES, iv: bytes.slice(0, 12) }, key, bytes.slice(12));
    return new TextDecoder().decode(plain);
  } catch {
    return null;
  }
}
