import { asc, desc, eq, lte } from 'drizzle-orm';
import type { Language } from '../../contract';
import { siteDayAt } from '../calendar/site-days';
import { nameIn } from '../game/names';
import type { ModuleContext, Tx } from '../module-context';
import { type VipLevel, vipLevels, vipVersions } from './tables';

/** The version of the levels that holds on a day. */
export async function versionOn(tx: Tx, day: string): Promise<number> {
  const [found] = await tx
    .select({ version: vipVersions.version })
    .from(vipVersions)
    .where(lte(vipVersions.fromDay, day))
    .orderBy(desc(vipVersions.version))
    .limit(1);
  if (!found) throw new Error('levels without a version');
  return found.version;
}

/** The levels of a version, the lowest first; the first is that of who has not reached any. */
export const levelsOf = (tx: Tx, version: number): Promise<VipLevel[]> =>
  tx.select().from(vipLevels).where(eq(vipLevels.version, version)).orderBy(asc(vipLevels.level));

/** Those that hold today. */
export async function levelsNow({ db, config, now }: Pick<ModuleContext, 'db' | 'config' | 'now'>): Promise<VipLevel[]> {
  const { day } = siteDayAt(config.siteZone, (await now()).getTime());
  return levelsOf(db, await versionOn(db, day));
}

/** What a level is called; '' without one (s2.nav.vip-rank). */
export function levelName(levels: readonly VipLevel[], level: number, language: Language): string {
  const found = levels.find((one) => one.level === level);
  return found && level > 0 ? nameIn(found, language) : '';
}
