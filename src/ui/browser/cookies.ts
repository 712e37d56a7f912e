import { readCookies, writeCookie } from './guarded-storage';

/** The cookie that says whether a log-in is remembered. */
export const REMEMBERED = 'rememberPassword';

/** What binds a cookie to this host and to TLS by its name; browsers take it over TLS only. */
export const HOST_PREFIX = '__Host-';

/** Cookies of this page, by name: on this path, for this site only, and over TLS alone, bound to this host, where the page came so. */
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
