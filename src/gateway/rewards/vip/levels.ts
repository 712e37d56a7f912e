import { asc, eq, type SQL, sql } from 'drizzle-orm';
import * as v from 'valibot';
import type { Language } from '../../../contract';
import type { ClubLabel } from '../../../contract/identity/member';
import type { ModuleContext, Tx } from '../../platform/context';
import { queryRow } from '../../platform/database/query';
import { siteDayAt } from '../../platform/time/site-days';
import { siteDaySql } from '../../platform/time/time-sql';
import { nameIn } from '../../play';
import { type VipLevel, vipLevels } from './tables';

const versionRow = v.object({ version: v.nullable(v.number()) });

/** SQL expression: the version of the levels on a day; null before the first. */
export const versionOnSql = (day: SQL): SQL => sql`(select max(version) from vip_versions where from_day <= ${day})`;

/** Returns the version of the levels on a day. */
export async function versionOn(tx: Tx, day: string): Promise<number> {
  const { version } = await queryRow(tx, versionRow, sql`select ${versionOnSql(sql`${day}::date`)} as version`);
  if (version === null) throw new Error('no version of the levels applies');
  return version;
}

/** Returns the levels of a version, the lowest first; the first one applies to accounts without a level. */
export const levelsOf = (tx: Tx, version: number): Promise<VipLevel[]> =>
  tx.select().from(vipLevels).where(eq(vipLevels.version, version)).orderBy(asc(vipLevels.level));

/** Returns today's levels. */
export async function levelsNow({
  db,
  config,
  now,
}: Pick<ModuleContext, 'db' | 'config' | 'now'>): Promise<VipLevel[]> {
  const { day } = siteDayAt(config.siteZone, (await now()).getTime());
  return levelsOf(db, await versionOn(db, day));
}

/** SQL expression: a level of today's version with its names, as JSON; null for an unknown level. */
export const levelNowSql = (level: SQL, zone: string): SQL => sql`(
  select jsonb_build_object('level', l.level, 'nameBn', l.name_bn, 'nameEn', l.name_en) from vip_levels l
  where l.level = ${level} and l.version = ${versionOnSql(siteDaySql(zone))})`;

/** Level with its names. */
export const namedLevel = v.object({ level: v.number(), nameBn: v.string(), nameEn: v.string() });
export type NamedLevel = v.InferOutput<typeof namedLevel>;

/** Returns the name of a level; '' for the lowest and for an unknown one (s2.nav.vip-rank). */
export function levelName(levels: readonly NamedLevel[], level: number, language: Language): string {
  const found = levels.find((candidate) => candidate.level === level);
  return found && level > 0 ? nameIn(found, language) : '';
}

/** Returns the VIP rank of an account with its names (s2.nav.vip-rank). */
export function clubLabelOf(levels: readonly NamedLevel[], rankLevel: number, language: Language): ClubLabel {
  const named = (spoken: Language) => levelName(levels, rankLevel, spoken);
  return { labelName: named(language), labelNames: { bn: named('bn'), en: named('en') }, rankLevel };
}
