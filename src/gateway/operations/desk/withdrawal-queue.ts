import { type SQL, sql } from 'drizzle-orm';
import * as v from 'valibot';
import { toWire } from '../../../contract/money/money';
import { WITHDRAWAL_STATES, type WithdrawalState } from '../../../contract/money/withdrawal';
import type { DeskValue } from '../../../contract/operations/desk-endpoints';
import type { WITHDRAWAL_WAITS } from '../../../contract/operations/withdrawal-queue';
import { OPEN_WITHDRAWALS } from '../../money';
import type { ModuleContext } from '../../platform/context';
import { queryRow, queryRows } from '../../platform/database/query';
import { readAtOnce } from '../../platform/database/transact';
import { publicNumber } from '../../platform/public-number';
import { readPosition, writePosition } from '../position';
import type { DeskInput } from './handlers';
import { filterConditions, summaryRow } from './queue-conditions';
import { renderClaim } from './rendering';
import { requestsWithWithdrawals } from './request-withdrawals';

type Waits = (typeof WITHDRAWAL_WAITS)[number];
type Row = DeskValue<'withdrawals'>['list'][number];

/** Party that a withdrawal waits for in a state, unless a second operator must confirm an act. */
const WAITS: Record<WithdrawalState, Exclude<Waits, 'secondOperator'>> = {
  requested: 'operator',
  approved: 'operator',
  sending: 'provider',
  sent: 'provider',
  unknown: 'operator',
  unpaid: 'operator',
  disbursed: 'player',
  paidAgain: 'player',
  notReceived: 'operator',
  partiallyReceived: 'operator',
  received: 'none',
  countedReceived: 'none',
  returned: 'none',
  bounced: 'none',
  refunded: 'none',
  refused: 'none',
  rejected: 'none',
  cancelled: 'none',
};

const epochMs = v.pipe(v.string(), v.transform(Number));
const queueRow = v.object({
  id: v.string(),
  number: v.pipe(v.string(), v.toBigint()),
  player: v.string(),
  amount: v.pipe(v.string(), v.toBigint()),
  state: v.picklist(WITHDRAWAL_STATES),
  requestedAt: epochMs,
  reviewBy: v.nullable(epochMs),
  claimedBy: v.nullable(v.string()),
  claimedUntil: v.nullable(epochMs),
});
type QueueRow = v.InferOutput<typeof queueRow>;

/** Requests that wait for a second operator, by the id of their withdrawal. */
export async function requestsByWithdrawal(ctx: Pick<ModuleContext, 'db' | 'now'>) {
  const pending = await requestsWithWithdrawals(ctx);
  return new Map(pending.flatMap(({ request, withdrawal }) => (withdrawal ? [[withdrawal.id, request] as const] : [])));
}

/** Lists withdrawals, oldest first, by the position in their numbers (`own.desk.withdrawals`). */
export async function withdrawalQueue(
  ctx: ModuleContext,
  filters: DeskInput<'withdrawals'>,
  operator: string,
): Promise<DeskValue<'withdrawals'>> {
  return readAtOnce(ctx, async (tx, within) => {
    const requests = await requestsByWithdrawal(within);
    const now = (await within.now()).getTime();
    const pending = [...requests.keys()];
    const rows = await queryRows(
      tx,
      queueRow,
      sql`select w.id, w.number::text, a.user_name as player, w.amount::text, w.state,
          epoch_ms(w.created_at)::text as "requestedAt", epoch_ms(w.review_by)::text as "reviewBy",
          c.operator as "claimedBy", epoch_ms(c.expires_at)::text as "claimedUntil"
        from withdrawals w join accounts a on a.id = w.account_id
        left join operator_claims c on c.kind = 'withdrawal' and c.item_id = w.id::text and c.expires_at > app_now()
        where ${sql.join(conditions(filters, operator, pending), sql` and `)}
        order by w.number limit ${filters.size + 1}`,
    );
    const list = rows.slice(0, filters.size);
    const last = rows.length > filters.size ? list.at(-1) : undefined;
    return {
      list: list.map((row) => renderRow(row, { operator, now, isPending: requests.has(row.id) })),
      next: last ? writePosition(String(last.number)) : null,
      now,
    };
  });
}

function renderRow(
  { number, amount, reviewBy, claimedBy, claimedUntil, ...row }: QueueRow,
  { operator, now, isPending: waits }: { operator: string; now: number; isPending: boolean },
): Row {
  const dueAt = row.state === 'requested' ? reviewBy : null;
  return {
    ...row,
    number: publicNumber('W', number),
    amount: toWire(amount),
    waitsFor: waitsFor(row.state, waits),
    dueAt,
    isLate: dueAt !== null && dueAt < now,
    claim: renderClaim({ claimedBy, claimedUntil }, operator),
  };
}

/** Returns the party that a withdrawal waits for. */
export const waitsFor = (state: WithdrawalState, hasRequest: boolean): Waits =>
  hasRequest && WAITS[state] !== 'none' ? 'secondOperator' : WAITS[state];

/** Constants of the contract, as literals: the index of unsettled withdrawals serves no parameters. */
const inStates = (states: readonly WithdrawalState[]): SQL =>
  sql`w.state in (${sql.raw(states.map((state) => `'${state}'`).join(', '))})`;

function conditions(filters: DeskInput<'withdrawals'>, operator: string, pending: readonly string[]): SQL[] {
  const { after, state } = filters;
  return [
    inStates(state ? [state] : OPEN_WITHDRAWALS),
    ...(after === undefined ? [] : [sql`w.number > ${readPosition(after, /^(\d{1,18})$/)[0]}::bigint`]),
    ...(filters.waitsFor === undefined ? [] : [waitingFor(filters.waitsFor, pending)]),
    ...filterConditions({ since: sql`w.created_at`, amount: sql`w.amount` }, filters, operator),
  ];
}

/** Returns number, oldest and sum of the withdrawals that wait for an operator (`own.desk-queue.overview`). */
export async function withdrawalSummary(
  ctx: Pick<ModuleContext, 'db' | 'now'>,
): Promise<DeskValue<'queues'>['list'][number]> {
  const pending = [...(await requestsByWithdrawal(ctx)).keys()];
  const waits = waitingFor('operator', pending);
  const summary = await queryRow(
    ctx.db,
    summaryRow,
    sql`select count(*)::int as count, epoch_ms(min(w.created_at))::text as oldest,
        (select w.id from withdrawals w where ${waits} order by w.number limit 1) as "oldestId",
        count(*) filter (where w.state = 'requested' and w.review_by < app_now())::int as late,
        sum(w.amount)::text as sum
      from withdrawals w where ${waits}`,
  );
  return { queue: 'withdrawals', ...summary };
}

function waitingFor(party: Waits, pending: readonly string[]): SQL {
  const isMeant = sql`w.id = any(${sql.param(pending)}::uuid[])`;
  if (party === 'secondOperator') return isMeant;
  const states = WITHDRAWAL_STATES.filter((state) => WAITS[state] === party);
  return sql`${inStates(states)} and not ${isMeant}`;
}
