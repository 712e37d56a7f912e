/** The address of a contact, where it is one of ours: https, and a host of the list; else nothing, whatever it looks like. */
export function ownAddress(text: string, hosts: readonly string[]): string | null {
  if (!URL.canParse(text)) return null;
  const { protocol, hostname, href, username, password, port } = new URL(text);
  const isOurs = protocol === 'https:' && hosts.includes(hostname) && username === '' && password === '' && port === '';
  return isOurs ? href : null;
}
