import { inArray } from 'drizzle-orm';
import type { Language } from '../../../contract';
import type { Tx } from '../../platform/context';
import { offerVersions } from './tables';

/** Returns the titles of all versions of offers, by code and version separated by a space. */
export async function readOfferTitles(
  tx: Tx,
  codes: readonly string[],
  language: Language,
): Promise<Map<string, string>> {
  const rows = await tx.select().from(offerVersions).where(inArray(offerVersions.code, codes));
  return new Map(rows.map(({ code, version, rule }) => [`${code} ${version}`, rule.title[language]]));
}
