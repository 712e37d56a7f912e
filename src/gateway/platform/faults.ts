import { setTimeout as wait } from 'node:timers/promises';
import { type SQL, sql } from 'drizzle-orm';
import * as v from 'valibot';
import type { EndpointName } from '../../contract';
import type { Config } from './config';
import type { Db, ModuleContext } from './context';
import { queryRows } from './database/query';
import type { Problem } from './http/reply';

export type Fault = { status: number | null; delayMs: number | null };

/** Makes an endpoint fail or wait, `times` times or until it is cleared (demo, for QA). */
export async function setFault(
  db: Db,
  endpoint: EndpointName,
  { status, delayMs }: Fault,
  times: number | null,
): Promise<void> {
  await db.execute(sql`
    insert into faults (endpoint, status, delay_ms, times_left) values (${endpoint}, ${status}, ${delayMs}, ${times})
    on conflict (endpoint) do update set status = excluded.status, delay_ms = excluded.delay_ms, times_left = excluded.times_left`);
}

export async function clearFault(db: Db, endpoint: EndpointName): Promise<void> {
  await db.execute(sql`delete from faults where endpoint = ${endpoint}`);
}

/** Codes that a real failure with that status has. */
const CODES: Record<number, string> = {
  401: 'session.ended',
  429: 'limit.reached',
  500: 'unknown',
  503: 'system.maintenance',
};

/** SQL condition: a fault is injected into the endpoint. */
export const isFaultySql = (config: Config, endpoint: SQL): SQL =>
  config.demo
    ? sql`exists (select from faults where endpoint = ${endpoint} and coalesce(times_left, 1) > 0)`
    : sql`false`;

const injectFaultRow = v.object({ status: v.nullable(v.number()), delay_ms: v.nullable(v.number()) });

/**
 * Applies the fault injected into an endpoint, if any (demo, for QA): delays the call, or returns the problem to
 * respond with. Only for requests that a user makes: a page's own requests would consume it.
 */
export async function injectFault({ config, db }: ModuleContext, endpoint: EndpointName): Promise<Problem | null> {
  if (!config.demo) return null;
  const [fault] = await queryRows(
    db,
    injectFaultRow,
    sql`
    update faults set times_left = times_left - 1 where endpoint = ${endpoint} and coalesce(times_left, 1) > 0 returning status, delay_ms`,
  );
  if (fault?.delay_ms) await wait(fault.delay_ms);
  if (!fault?.status) return null;
  return { status: fault.status, code: CODES[fault.status] ?? 'system.fault', params: { seconds: 1 } };
}
