import { eq, gt, isNull, or, sql } from 'drizzle-orm';
import { isOn, type Module, type ModuleId } from '../../contract';
import { type Kit, Refusal } from '../kit';
import { isModule, moduleTree } from './modules';
import { systemBlockedRegions, systemMaintenance, systemModules } from './tables';

export type Settings = {
  maintenance: boolean;
  /** When it ends, where that is known. */
  maintenanceEnd: Date | null;
  blockedRegions: string[];
  modules: Module[];
};

/** What operators have set, as it holds now. */
export async function readSettings(kit: Kit): Promise<Settings> {
  const [maintenance, regions, modules] = await Promise.all([
    readMaintenance(kit),
    kit.db.select().from(systemBlockedRegions).orderBy(systemBlockedRegions.country),
    readModules(kit),
  ]);
  return { ...maintenance, blockedRegions: regions.map(({ country }) => country), modules };
}

/** Whether maintenance is on; it is over when its end has passed. */
export async function readMaintenance(kit: Kit): Promise<Pick<Settings, 'maintenance' | 'maintenanceEnd'>> {
  const goesOn = or(isNull(systemMaintenance.until), gt(systemMaintenance.until, sql`app_now()`));
  const [row] = await kit.db.select().from(systemMaintenance).where(goesOn);
  return { maintenance: row !== undefined, maintenanceEnd: row?.until ?? null };
}

/** Turns maintenance on until a time, on without an end (`null`), or off. */
export async function setMaintenance(kit: Kit, until: Date | null | 'off'): Promise<void> {
  if (until === 'off') await kit.db.delete(systemMaintenance);
  else await kit.db.insert(systemMaintenance).values({ until }).onConflictDoUpdate({ target: systemMaintenance.singleton, set: { until } });
}

/** Shuts a country out or lets it in; `country` is ISO 3166 alpha 2. */
export async function setRegion(kit: Kit, country: string, blocked: boolean): Promise<void> {
  const code = country.toUpperCase();
  if (!/^[A-Z]{2}$/.test(code)) throw new Refusal(422, 'system.unknownCountry');
  if (blocked) await kit.db.insert(systemBlockedRegions).values({ country: code }).onConflictDoNothing();
  else await kit.db.delete(systemBlockedRegions).where(eq(systemBlockedRegions.country, code));
}

/** The tree of modules (s3.permission.whitelabel). */
export async function readModules(kit: Kit): Promise<Module[]> {
  const turned = await kit.db.select().from(systemModules);
  return moduleTree(new Map(turned.map(({ modId, enabled }) => [modId, enabled])));
}

/** Whether a module and all of its parents are on. */
export async function moduleOn(kit: Kit, modId: ModuleId): Promise<boolean> {
  return isOn(await readModules(kit), modId);
}

/** Turns a module on or off (s6.flag.others). */
export async function setModule(kit: Kit, modId: string, enabled: boolean): Promise<void> {
  if (!isModule(modId)) throw new Refusal(404, 'system.unknownModule');
  await kit.db.insert(systemModules).values({ modId, enabled }).onConflictDoUpdate({ target: systemModules.modId, set: { enabled } });
}
