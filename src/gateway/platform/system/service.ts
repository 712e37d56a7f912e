import { eq, gt, isNull, or, type SQL, sql } from 'drizzle-orm';
import * as v from 'valibot';
import { isOn, type Module, type ModuleId } from '../../../contract';
import { ApiError, type ModuleContext } from '../context';
import { queryRow } from '../database/query';
import { epochMsSql } from '../time/time-sql';
import { FORBIDDEN_ON, isModule, moduleTree } from './modules';
import { systemBlockedRegions, systemMaintenance, systemModules } from './tables';

export type Settings = {
  maintenance: boolean;
  /** Its scheduled end, if known. */
  maintenanceEnd: Date | null;
  blockedRegions: string[];
  modules: Module[];
};

/** Returns the current settings of the operators. */
export async function readSettings(ctx: ModuleContext): Promise<Settings> {
  const [maintenance, regions, modules] = await Promise.all([
    readMaintenance(ctx),
    ctx.db.select().from(systemBlockedRegions).orderBy(systemBlockedRegions.country),
    readModules(ctx),
  ]);
  return { ...maintenance, blockedRegions: regions.map(({ country }) => country), modules };
}

/** Returns the state of maintenance. */
async function readMaintenance(ctx: ModuleContext): Promise<Pick<Settings, 'maintenance' | 'maintenanceEnd'>> {
  const [row] = await ctx.db.select().from(systemMaintenance).where(goesOn);
  return { maintenance: row !== undefined, maintenanceEnd: row?.until ?? null };
}

/** SQL condition: maintenance has no end or its end is in the future. */
const goesOn = or(isNull(systemMaintenance.until), gt(systemMaintenance.until, sql`app_now()`));

/** Schema of the conditions that close the portal to a caller. */
export const closedRow = v.object({ maintenance: v.boolean(), until: v.nullable(v.string()), restricted: v.boolean() });
export type Closed = v.InferOutput<typeof closedRow>;

/**
 * SQL query of `closedRow` for a country (null: unknown); the larger query provides the time as `clock (at)`. One row.
 */
export const closedSql = (country: string | null | SQL): SQL => sql`
  select m.singleton is not null as maintenance, ${epochMsSql(sql`m.until`)} as until,
    exists (select from system_blocked_regions where country = ${country}) as restricted
  from clock left join system_maintenance m on m.until is null or m.until > at`;

/**
 * Returns why a call is rejected, or null. Maintenance takes precedence over the region (s4.system-status.decision).
 */
export function rejectionOf({ maintenance, until, restricted }: Closed): ApiError | null {
  if (maintenance)
    return new ApiError(503, 'system.maintenance', {
      value: { maintenanceEnd: until === null ? null : Number(until) },
    });
  return restricted ? new ApiError(403, 'system.restricted') : null;
}

/** Returns why a call is rejected, or null, with a query of its own. */
export async function closedTo(ctx: ModuleContext, country: string | null): Promise<ApiError | null> {
  const closed = await queryRow(
    ctx.db,
    closedRow,
    sql`with clock as materialized (select app_now() as at) ${closedSql(country)}`,
  );
  return rejectionOf(closed);
}

/** Turns maintenance on until a time, on without an end (`null`), or off. */
export async function setMaintenance(ctx: ModuleContext, until: Date | null | 'off'): Promise<void> {
  if (until === 'off') await ctx.db.delete(systemMaintenance);
  else
    await ctx.db
      .insert(systemMaintenance)
      .values({ until })
      .onConflictDoUpdate({ target: systemMaintenance.singleton, set: { until } });
}

/** Blocks or unblocks a country; `country` is ISO 3166 alpha-2. */
export async function setRegion(ctx: ModuleContext, country: string, blocked: boolean): Promise<void> {
  const code = country.toUpperCase();
  if (!/^[A-Z]{2}$/.test(code)) throw new ApiError(422, 'system.unknownCountry');
  if (blocked) await ctx.db.insert(systemBlockedRegions).values({ country: code }).onConflictDoNothing();
  else await ctx.db.delete(systemBlockedRegions).where(eq(systemBlockedRegions.country, code));
}

/**
 * Returns the tree of modules (s3.permission.whitelabel). Modules that the site forbids are off, regardless of the
 * operators' changes.
 */
export async function readModules(ctx: ModuleContext): Promise<Module[]> {
  const turned = await ctx.db.select().from(systemModules);
  const off = (ids: readonly string[]) => ids.map((modId) => [modId, false] as const);
  const { modulesOff, site } = ctx.config;
  return moduleTree(
    new Map([
      ...off(modulesOff),
      ...turned.map(({ modId, enabled }) => [modId, enabled] as const),
      ...off(FORBIDDEN_ON[site]),
    ]),
  );
}

/** Returns whether a module and all of its parents are on. */
export async function moduleOn(ctx: ModuleContext, modId: ModuleId): Promise<boolean> {
  return isOn(await readModules(ctx), modId);
}

/** Returns the operators' setting of a module; null if they have not changed it. */
export async function readModuleSetting({ db }: Pick<ModuleContext, 'db'>, modId: string): Promise<boolean | null> {
  const [row] = await db.select().from(systemModules).where(eq(systemModules.modId, modId));
  return row?.enabled ?? null;
}

/** Turns a module on or off (s6.flag.others). */
export async function setModule(ctx: ModuleContext, modId: string, enabled: boolean): Promise<void> {
  if (!isModule(modId)) throw new ApiError(404, 'system.unknownModule');
  await ctx.db
    .insert(systemModules)
    .values({ modId, enabled })
    .onConflictDoUpdate({ target: systemModules.modId, set: { enabled } });
}
