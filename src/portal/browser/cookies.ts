/** Cookies of this page, by name: on this path, for this site only, and over TLS alone where the page came so. */
export function createCookies(doc: Document, tls: boolean) {
  const write = (name: string, value: string, seconds: number) =>
    // biome would have the Cookie Store API, which Firefox 115 and Safari 16.4 do not know.
    Reflect.set(
      doc,
      'cookie',
      `${encodeURIComponent(name)}=${encodeURIComponent(value)}; Path=/; Max-Age=${seconds}; SameSite=Strict${tls ? '; Secure' : ''}`,
    );
  const all = () =>
    doc.cookie.split('; ').flatMap((cookie) => {
      const at = cookie.indexOf('=');
      return at < 0 ? [] : [{ name: decoded(cookie.slice(0, at)), value: decoded(cookie.slice(at + 1)) }];
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
