/**
 * Returns the normalised address of a contact if it uses https and a listed host; otherwise null, whatever it looks
 * like.
 */
export function ownAddress(text: string, hosts: readonly string[]): string | null {
  const url = parseUrl(text);
  if (url === null) return null;
  const { protocol, hostname, href, username, password, port } = url;
  const isOurs = protocol === 'https:' && hosts.includes(hostname) && username === '' && password === '' && port === '';
  return isOurs ? href : null;
}

/** `URL.canParse` is missing from Chrome 109 and Safari 16.4. */
function parseUrl(text: string): URL | null {
  try {
    return new URL(text);
  } catch {
    return null;
  }
}
