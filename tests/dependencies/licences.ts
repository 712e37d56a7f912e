import type { Locked } from './lock';

/**
 * Licences that we may use and redistribute: permissive ones, and MPL and EPL, which cover only their own, unmodified
 * files.
 */
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
/** libvips is a separate, exchangeable library loaded by sharp, as the LGPL requires. */
const LINKED = /^@img\/sharp-/;
/** Packages whose licence is only in their text, not in a field. */
const NAMED: Record<string, string> = { 'cli-table': 'MIT' };

/** Returns a package's licence from its lock entry or its text. */
export const licenceOf = ({ name, license }: Pick<Locked, 'name' | 'license'>): string =>
  license ?? NAMED[name] ?? 'none';

/**
 * Returns whether a package may be used: one of alternatives (`OR`) suffices, and all of a combination (`AND`) are
 * required.
 */
export function isAllowed(item: Pick<Locked, 'name' | 'license'>): boolean {
  const alternatives = licenceOf(item).replace(/[()]/g, '').split(' OR ');
  const may = (id: string) => ALLOWED.has(id) || (id === 'LGPL-3.0-or-later' && LINKED.test(item.name));
  return alternatives.some((all) => all.split(' AND ').every(may));
}
