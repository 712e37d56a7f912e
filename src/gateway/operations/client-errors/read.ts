import { desc, eq } from 'drizzle-orm';
import { ApiError, type ModuleContext } from '../../platform/context';
import { clientErrors } from './tables';

const LISTED = 100;
type Group = typeof clientErrors.$inferSelect;

/** Returns groups of errors, those reported last first. */
export async function listClientErrors({ db }: ModuleContext) {
  const rows = await db.select().from(clientErrors).orderBy(desc(clientErrors.lastAt)).limit(LISTED);
  return rows.map((row) => ({
    ...summaryOf(row),
    hasPath: row.path !== null,
  }));
}

/** Returns a group with its last report. Throws `clientError.unknown`. */
export async function showClientError(ctx: ModuleContext, id: string) {
  const row = await groupOf(ctx, id);
  const { page, language, browser, frames, path } = row;
  return { ...summaryOf(row), last: { page, language, browser, frames }, path };
}

/**
 * Returns the file of the shortest path to the state, for `npm run paths -- --replay` (`own.client-errors.replayed`).
 * Throws `clientError.unknown` and `clientError.pathless`.
 */
export async function clientErrorPath(ctx: ModuleContext, id: string) {
  const row = await groupOf(ctx, id);
  const { chart, path } = row;
  if (chart === null || path === null) throw new ApiError(409, 'clientError.pathless');
  const steps = path.map(({ event: type, kind, code, state: after }) => ({
    event: { type, ...outcomeOf(type, { kind, code }) },
    sample: null,
    state: JSON.parse(after),
  }));
  const saved = { machine: chart, paths: [{ title: titleOf(row), requirements: [], masked: true, steps }] };
  const base64 = Buffer.from(`${JSON.stringify(saved, null, 2)}\n`).toString('base64');
  return { files: [{ name: `${chart}-${id.slice(-6)}.json`, base64 }] };
}

async function groupOf({ db }: ModuleContext, id: string): Promise<Group> {
  const [row] = await db.select().from(clientErrors).where(eq(clientErrors.id, id));
  if (!row) throw new ApiError(404, 'clientError.unknown');
  return row;
}

function summaryOf({ id, reports, firstAt, lastAt, chart, state, builds, ...row }: Group) {
  return {
    id,
    reports: Number(reports),
    first: firstAt.toISOString(),
    last: lastAt.toISOString(),
    failure: failureOf(row),
    chart,
    state,
    builds,
  };
}

/** Failure in a line: `ignored form.submitted`, `error TypeError: is not a function`. */
function failureOf({
  kind,
  name,
  phrase,
  asset,
  ignored,
}: Pick<Group, 'kind' | 'name' | 'phrase' | 'asset' | 'ignored'>) {
  const detail = asset ?? ignored ?? [name, phrase].filter((part) => part !== null && part !== '').join(': ');
  return `${kind} ${detail}`.trim();
}

const titleOf = (row: Group): string => `${row.chart}: ${failureOf(row)}`;

const outcomeOf = (type: string, outcome: { kind?: string; code?: string }) => {
  if (outcome.kind === undefined && outcome.code === undefined) return {};
  return type.startsWith('xstate.error.') ? { error: outcome } : { output: outcome };
};
