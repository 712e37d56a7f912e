import { type SQL, sql } from 'drizzle-orm';
import * as v from 'valibot';
import { fromWire, toWire } from '../../../contract/money/money';
import type { queueFilters } from '../../../contract/operations/withdrawal-queue';

type QueueFilters = { [Name in keyof typeof queueFilters]?: v.InferOutput<(typeof queueFilters)[Name]> };
type Columns = { since: SQL; amount: SQL };

/** Returns the conditions of the filters that every queue has; `c` is the claim of an item. */
export const filterConditions = (
  { since, amount }: Columns,
  { minHours, min, max, claimed }: QueueFilters,
  operator: string,
): SQL[] => [
  ...(minHours === undefined ? [] : [sql`${since} <= app_now() - make_interval(hours => ${minHours})`]),
  ...(min === undefined ? [] : [sql`${amount} >= ${fromWire(min)}`]),
  ...(max === undefined ? [] : [sql`${amount} <= ${fromWire(max)}`]),
  ...(claimed === undefined ? [] : [claimedBy(claimed, operator)]),
];

const claimedBy = (by: NonNullable<QueueFilters['claimed']>, operator: string): SQL =>
  by === 'free'
    ? sql`c.operator is null`
    : by === 'own'
      ? sql`c.operator = ${operator}`
      : sql`c.operator <> ${operator}`;

/** Summary of a queue: `oldest` in ms since the epoch, `sum` as on the wire, null if its items have no amounts. */
export const summaryRow = v.object({
  count: v.number(),
  oldest: v.nullable(v.pipe(v.string(), v.transform(Number))),
  oldestId: v.nullable(v.string()),
  late: v.number(),
  sum: v.nullable(v.pipe(v.string(), v.toBigint(), v.transform(toWire))),
});
