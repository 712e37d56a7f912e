import { inArray } from 'drizzle-orm';
import type { Language } from '../../contract';
import type { Tx } from '../module-context';
import { offerVersions } from './tables';

/** What the offers are called that rewards came from, by what those were reckoned from; null where one came from no offer. */
export async function titlesOf(tx: Tx, reckoned: Record<string, unknown>[], language: Language): Promise<(string | null)[]> {
  const codes = [...new Set(reckoned.flatMap(({ code }) => (typeof code === 'string' ? [code] : [])))];
  if (codes.length === 0) return reckoned.map(() => null);
  const rows = await tx.select().from(offerVersions).where(inArray(offerVersions.code, codes));
  return reckoned.map(
    ({ code, version }) => rows.find((row) => row.code === code && row.version === version)?.rule.title[language] ?? null,
  );
}
