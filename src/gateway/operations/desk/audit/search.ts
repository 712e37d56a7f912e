import { type SQL, sql } from 'drizzle-orm';
import * as v from 'valibot';
import { toWire } from '../../../../contract/money/money';
import { ACT_ORIGINS, AUDIT_KINDS, type auditQuery } from '../../../../contract/operations/audit';
import type { DeskValue } from '../../../../contract/operations/desk-endpoints';
import type { ModuleContext, Tx } from '../../../platform/context';
import { queryRows } from '../../../platform/database/query';
import { readAtOnce } from '../../../platform/database/transact';
import { DESK_ROLES, ROLES } from '../../ops/roles';
import { writePosition } from '../../position';
import { type AuditFilters, actsAbout, conditionsOf, kindSql } from './conditions';

const nullable = v.nullable(v.string());
const actRow = v.object({
  id: v.string(),
  at: v.pipe(v.string(), v.transform(Number)),
  /** Microseconds: the order of acts, with the id. */
  rank: v.string(),
  operator: nullable,
  role: v.nullable(
    v.pipe(
      v.picklist(ROLES),
      v.transform((role) => DESK_ROLES[role]),
    ),
  ),
  origin: v.picklist(ACT_ORIGINS),
  kind: v.picklist(AUDIT_KINDS),
  command: v.string(),
  args: v.array(v.string()),
  reason: v.string(),
  outcome: v.string(),
  amount: v.nullable(v.pipe(v.string(), v.toBigint(), v.transform(toWire))),
  confirmedBy: nullable,
  requestId: nullable,
  change: v.nullable(v.object({ before: v.optional(v.unknown()), after: v.optional(v.unknown()) })),
});
type ActRow = v.InferOutput<typeof actRow>;

/** Reads acts, the newest first. `source`: acts `a`. */
export const readActs = (tx: Tx, ports: ModuleContext['ports'], source: SQL, where: SQL[], limit: number) =>
  queryRows(
    tx,
    actRow,
    sql`select a.id, epoch_ms(a.at)::text as at, (extract(epoch from a.at) * 1000000)::bigint::text as rank, a.operator,
        a.role, a.origin, ${kindSql(ports)} as kind, a.command, a.args, a.reason, a.outcome, a.amount::text,
        a.confirmed_by as "confirmedBy", a.request_id as "requestId", a.change
      from ${source} where ${sql.join(where, sql` and `)} order by a.at desc, a.id desc limit ${limit}`,
  );

/** Part of a search: the acts that match, and the position after them, null at the end. */
export async function readPage(
  tx: Tx,
  ports: ModuleContext['ports'],
  filters: AuditFilters,
  { after, size }: { after: string | undefined; size: number },
): Promise<{ rows: ActRow[]; next: string | null }> {
  const where = conditionsOf(ports, filters, after);
  const rows = await readActs(tx, ports, actsAbout(filters.user), where, size + 1);
  const last = rows.length > size ? rows[size - 1] : undefined;
  return { rows: rows.slice(0, size), next: last ? writePosition(last.rank, last.id) : null };
}

/** Lists acts of operators by filters, newest first, after the page before (`own.desk-audit.search`). */
export const searchActs = (
  ctx: ModuleContext,
  { after, size, ...filters }: v.InferOutput<typeof auditQuery>,
): Promise<DeskValue<'audit'>> =>
  readAtOnce(ctx, async (tx, { ports }) => {
    const { rows, next } = await readPage(tx, ports, filters, { after, size });
    return { list: rows.map(renderAct), next };
  });

/** Renders an act as lists show it. */
export const renderAct = ({
  rank: _,
  requestId: _requestId,
  change: _change,
  ...row
}: ActRow): DeskValue<'audit'>['list'][number] => row;
