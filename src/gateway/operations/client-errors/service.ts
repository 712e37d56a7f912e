import { eq, lt, sql } from 'drizzle-orm';
import { v7 } from 'uuid';
import type { ClientError } from '../../../contract/platform/client-errors';
import { deviceOf } from '../../identity';
import type { ModuleContext } from '../../platform/context';
import { isCode } from '../../platform/i18n';
import { digest } from '../../platform/secrets/secrets';
import { clientErrors } from './tables';

/** Retention after the last report, ms. */
const RETENTION = 30 * 86_400_000;
/** Maximum number of groups: reports need no session, so anyone can make up charts and states. */
const MAX_GROUPS = 1_000;
/** Codes of failures that the client makes itself. */
const CLIENT_CODES = ['client.offline', 'client.timeout', 'client.unexpected', 'reply.malformed'];

/**
 * Counts a report in its group, whose chart, state and failure it shares. A new group beyond the maximum is left out.
 * Returns false for one.
 */
export async function countClientError(
  { db, now }: ModuleContext,
  report: ClientError,
  userAgent: string,
): Promise<boolean> {
  const { kind, name = null, phrase = null, asset = null, ignored = null, chart = null, state = null } = report;
  const fingerprint = digest(JSON.stringify([kind, name, phrase, asset, ignored, chart, state]));
  const at = await now();
  const { build, page, language, frames } = report;
  const last = { page, language, frames, browser: browserOf(userAgent) };
  const path = report.earlier === 0 && chart !== null ? report.steps.map(knownStep) : null;
  const known = await db
    .update(clientErrors)
    .set({
      ...last,
      reports: sql`${clientErrors.reports} + 1`,
      lastAt: at,
      builds: sql`(array_prepend(${build}, array_remove(${clientErrors.builds}, ${build})))[1:10]`,
      ...(path !== null && {
        path: sql`case when jsonb_array_length(path) <= ${path.length} then path
        else ${JSON.stringify(path)}::jsonb end`,
      }),
    })
    .where(eq(clientErrors.fingerprint, fingerprint))
    .returning({ id: clientErrors.id });
  if (known.length > 0) return true;
  if ((await db.$count(clientErrors)) >= MAX_GROUPS) return false;
  const group = { kind, name, phrase, asset, ignored, chart, state };
  const times = { firstAt: at, lastAt: at };
  // Two first reports at the same time count as one.
  await db
    .insert(clientErrors)
    .values({ id: v7(), fingerprint, reports: 1n, builds: [build], path, ...group, ...times, ...last })
    .onConflictDoNothing();
  return true;
}

/** Drops a code that no failure has, since a browser may send any. */
function knownStep({ code, ...step }: ClientError['steps'][number]): ClientError['steps'][number] {
  return code !== undefined && (isCode(code) || CLIENT_CODES.includes(code)) ? { ...step, code } : step;
}

/** Name, system and version of a browser: `Chrome · Android 109`. */
function browserOf(userAgent: string): string {
  const [, version = ''] = /\b(?:Chrome|CriOS|Firefox|FxiOS|Version)\/(\d{1,3})\b/.exec(userAgent) ?? [];
  return `${deviceOf(userAgent)} ${version}`.trim();
}

/** Deletes groups without a report for 30 days. A job calls it. */
export async function purgeClientErrors({ db, now }: ModuleContext): Promise<void> {
  await db.delete(clientErrors).where(lt(clientErrors.lastAt, new Date((await now()).getTime() - RETENTION)));
}
