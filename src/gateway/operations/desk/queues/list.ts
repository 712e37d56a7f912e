import { type SQL, sql } from 'drizzle-orm';
import * as v from 'valibot';
import { toWire } from '../../../../contract/money/money';
import type { DeskValue } from '../../../../contract/operations/desk-endpoints';
import { ITEM_STATES, type QueueName } from '../../../../contract/operations/queues';
import type { ModuleContext, Tx } from '../../../platform/context';
import { queryRow, queryRows } from '../../../platform/database/query';
import { readAtOnce } from '../../../platform/database/transact';
import { publicNumber } from '../../../platform/public-number';
import { pendingRequests } from '../../ops/requests';
import type { Role } from '../../ops/roles';
import { readPosition, writePosition } from '../../position';
import type { DeskInput } from '../handlers';
import { filterConditions, summaryRow } from '../queue-conditions';
import { renderClaim } from '../rendering';
import { withdrawalSummary } from '../withdrawal-queue';
import { isId, keyOf } from './item-id';
import type { Queue } from './queue';
import { actsOf, queues, rolesOf } from './registry';

const HOUR = 3_600_000;
const epochMs = v.pipe(v.string(), v.transform(Number));
const itemRow = v.object({
  key: v.string(),
  title: v.nullable(v.string()),
  player: v.nullable(v.string()),
  amount: v.nullable(v.pipe(v.string(), v.toBigint())),
  state: v.picklist(ITEM_STATES),
  since: epochMs,
  /** Microseconds: the order of items, with the key. */
  rank: v.string(),
  version: v.number(),
  claimedBy: v.nullable(v.string()),
  claimedUntil: v.nullable(epochMs),
});
type ItemRow = v.InferOutput<typeof itemRow>;

/** Returns the id of an item from its key. */
export const idOf = ({ letter }: Queue, key: string): string => (letter ? publicNumber(letter, BigInt(key)) : key);

/** Reads items with their claims, oldest first. */
export function readItems(tx: Tx, name: QueueName, condition: SQL, page: { filters?: SQL[]; size: number }) {
  const queue = queues[name];
  return queryRows(
    tx,
    itemRow,
    sql`select i.key, i.title, i.player, i.amount::text, i.state, epoch_ms(i.since)::text as since, i.rank::text,
        i.version::int, c.operator as "claimedBy", epoch_ms(c.expires_at)::text as "claimedUntil"
      from (select q.*, (extract(epoch from q.since) * 1000000)::bigint as rank
        from (${queue.items(condition)}) q) i
      left join operator_claims c on c.kind = ${name} and c.item_id = i.key and c.expires_at > app_now()
      where ${sql.join([sql`true`, ...(page.filters ?? [])], sql` and `)} order by i.rank, i.key limit ${page.size}`,
  );
}

/** Returns the requests of a queue that wait for a second operator, by the id of their item. */
export async function requestsByItem(ctx: Pick<ModuleContext, 'db' | 'now'>, queue: Queue) {
  const commands = actsOf(queue).map(([, { command }]) => command);
  const pending = (await pendingRequests(ctx)).filter(({ command }) => commands.includes(command));
  return new Map(pending.map((request) => [request.typed.args[0] ?? '', request]));
}

/** Renders an item for an operator. */
export function renderItem(
  queue: Queue,
  { key, title, amount, rank: _rank, version: _version, claimedBy, claimedUntil, ...row }: ItemRow,
  { operator, now, isPending }: { operator: string; now: number; isPending: boolean },
): DeskValue<'queueItems'>['list'][number] {
  const isDecided = row.state === 'decided';
  const dueAt = queue.targetHours === null || isDecided ? null : row.since + queue.targetHours * HOUR;
  return {
    ...row,
    id: idOf(queue, key),
    title: title ?? idOf(queue, key),
    amount: amount === null ? null : toWire(amount),
    waitsFor: isDecided ? 'none' : isPending ? 'secondOperator' : 'operator',
    dueAt,
    isLate: dueAt !== null && dueAt < now,
    claim: renderClaim({ claimedBy, claimedUntil }, operator),
  };
}

/** Lists open items of a queue by filters, oldest first, after the page before (`own.desk-queue.items`). */
export const listItems = (
  ctx: ModuleContext,
  { queue: name, size, ...filters }: DeskInput<'queueItems'>,
  operator: string,
): Promise<DeskValue<'queueItems'>> =>
  readAtOnce(ctx, async (tx, within) => {
    const queue = queues[name];
    const now = (await within.now()).getTime();
    const requests = await requestsByItem(within, queue);
    const pending = [...requests.keys()].filter((id) => isId(queue, id)).map((id) => keyOf(queue, id));
    const page = { size: size + 1, filters: conditions(filters, operator, pending) };
    const rows = await readItems(tx, name, queue.isOpen, page);
    const list = rows.slice(0, size);
    const last = rows.length > size ? list.at(-1) : undefined;
    return {
      list: list.map((row) => renderItem(queue, row, { operator, now, isPending: requests.has(idOf(queue, row.key)) })),
      next: last ? writePosition(last.rank, last.key) : null,
      now,
    };
  });

type Filters = Omit<DeskInput<'queueItems'>, 'queue' | 'size'>;

/** Returns the conditions of filters; `pending`: keys of items that wait for a second operator. */
function conditions(filters: Filters, operator: string, pending: readonly string[]): SQL[] {
  const { after, state, waitsFor } = filters;
  const isPending = sql`i.key = any(${sql.param(pending)}::text[])`;
  return [
    ...(after === undefined ? [] : [afterPosition(after)]),
    ...(state === undefined ? [] : [sql`i.state = ${state}`]),
    ...(waitsFor === undefined ? [] : [waitsFor === 'secondOperator' ? isPending : sql`not ${isPending}`]),
    ...filterConditions({ since: sql`i.since`, amount: sql`i.amount` }, filters, operator),
  ];
}

/** Returns the condition for items after a position; throws `request.invalid` for any other text. */
function afterPosition(after: string): SQL {
  const [rank, key] = readPosition(after, /^(\d{1,18}) ([\da-f-]{1,36})$/);
  return sql`(i.rank, i.key) > (${rank}::bigint, ${key})`;
}

/** Lists the queues that a role may read, each with its open items (`own.desk-queue.overview`). */
export const listQueues = (ctx: ModuleContext, role: Role): Promise<DeskValue<'queues'>> =>
  readAtOnce(ctx, async (tx, within) => {
    const list: DeskValue<'queues'>['list'] = [];
    if (rolesOf(within, 'withdrawals list').includes(role)) list.push(await withdrawalSummary(within));
    for (const [name, queue] of Object.entries(queues) as [QueueName, Queue][]) {
      if (!rolesOf(within, queue.list).includes(role)) continue;
      const summary = await queryRow(
        tx,
        summaryRow,
        sql`select count(*)::int as count, epoch_ms(min(q.since))::text as oldest,
            count(*) filter (where q.since < app_now() - make_interval(hours => ${queue.targetHours}))::int as late,
            (array_agg(q.key order by q.since, q.key))[1] as "oldestId", sum(q.amount)::text as sum
          from (${queue.items(queue.isOpen)}) q`,
      );
      const oldestId = summary.oldestId && idOf(queue, summary.oldestId);
      list.push({ queue: name, ...summary, oldestId });
    }
    return { list, now: (await within.now()).getTime() };
  });
