import { HOST_PREFIX, readCookies, writeCookie } from './guarded-storage';

/** Cookie that records whether a login is remembered. */
export const REMEMBERED = 'rememberPassword';

/**
 * Cookies of this site, by name, for all paths and same-site requests only. On a page loaded over TLS they are also
 * secure and bound to this host.
 */
export function createCookies(doc: Document, tls: boolean) {
  const prefix = tls ? HOST_PREFIX : '';
  const write = (name: string, value: string, seconds: number) =>
    writeCookie(
      doc,
      `${prefix}${encodeURIComponent(name)}=${encodeURIComponent(value)}; Path=/; Max-Age=${seconds}; SameSite=Strict${tls ? '; Secure' : ''}`,
    );
  const all = () =>
    readCookies(doc)
      .split('; ')
      .flatMap((cookie) => {
        const at = cookie.indexOf('=');
        if (at < 0 || !cookie.startsWith(prefix)) return [];
        return [{ name: decoded(cookie.slice(prefix.length, at)), value: decoded(cookie.slice(at + 1)) }];
      });
  return {
    read: (name: string) => all().find((cookie) => cookie.name === name)?.value ?? null,
    write,
    remove: (name: string) => write(name, '', 0),
    names: () => all().map(({ name }) => name),
  };
}
export type Cookies = ReturnType<typeof createCookies>;

function decoded(text: string) {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
