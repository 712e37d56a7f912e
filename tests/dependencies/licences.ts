import type { Locked } from './lock';

/** What we may use and pass on: permissive; and MPL and EPL, which ask for the source of their own files alone, which we do not change. */
const ALLOWED = new Set([
  'MIT',
  'MIT-0',
  'ISC',
  '0BSD',
  'BSD-2-Clause',
  'BSD-3-Clause',
  'Apache-2.0',
  'BlueOak-1.0.0',
  'Python-2.0',
  'Unlicense',
  'CC0-1.0',
  'CC-BY-4.0',
  'MPL-2.0',
  'EPL-2.0',
  'Zlib',
]);
/** libvips is a library of its own, loaded by sharp, and can be exchanged: that is what the LGPL asks for. */
const LINKED = /^@img\/sharp-/;
/** Named by their text, not by a field. */
const NAMED: Record<string, string> = { 'cli-table': 'MIT' };

/** What a package is licensed under, as its lock entry or its text says. */
export const licenceOf = ({ name, license }: Pick<Locked, 'name' | 'license'>): string =>
  license ?? NAMED[name] ?? 'none';

/** Whether a package may be used: of alternatives (`OR`) one is enough, of several at once (`AND`) all are needed. */
export function isAllowed(one: Pick<Locked, 'name' | 'license'>): boolean {
  const alternatives = licenceOf(one).replace(/[()]/g, '').split(' OR ');
  const may = (id: string) => ALLOWED.has(id) || (id === 'LGPL-3.0-or-later' && LINKED.test(one.name));
  return alternatives.some((all) => all.split(' AND ').every(may));
}
