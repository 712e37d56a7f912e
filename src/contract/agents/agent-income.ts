import * as v from 'valibot';
import { counted, id, money, queryTime, text, time } from '../platform/fields';
import { SETTINGS } from '../platform/settings';
import { CONTRACT_KINDS } from './agent-contracts';

const kind = v.picklist(CONTRACT_KINDS);
const stretch = { after: v.optional(id), size: v.optional(counted(100), SETTINGS.contracts.pageSize) };

/**
 * Bills, newest first, after the bill in `after`; by kind, and for periods that start at or after `from` and before
 * `to`.
 */
export const incomeQuery = v.object({ ...stretch, kind: v.optional(kind), from: queryTime, to: queryTime });
export const salaryQuery = v.object(stretch);

/**
 * Income of an agent from one kind of agreement in a period: `got - given + debtBefore - paidBefore = pay + debtAfter`.
 * Either `pay` or `debtAfter` is 0.
 */
const incomeBill = v.object({
  id,
  kind,
  /**
   * Period, excluding its end. `until`: time up to which bets are counted; only for a real-time salary before the
   * period's end.
   */
  starts: time,
  ends: time,
  until: time,
  /** Income from the whole team by the agent's own agreements, and the part due to direct downlines by theirs. */
  got: money,
  given: money,
  /** Zero or negative; offset against earnings. */
  debtBefore: money,
  /** By earlier bills of the same period. */
  paidBefore: money,
  pay: money,
  debtAfter: money,
  /** `held`: paid once the account is open again. `nothing`: there is nothing to pay. */
  state: v.picklist(['paid', 'held', 'nothing']),
  paidAt: v.nullable(time),
});
export type IncomeBill = v.InferOutput<typeof incomeBill>;
const next = v.nullable(id);
/** `next`: value of `after` for the next page; null on the last one. */
export const incomePage = v.object({
  list: v.array(incomeBill),
  next,
  /**
   * Sums over the whole query, not the page alone: paid and held amounts. `owed`: current debt over all kinds, 0 or
   * negative.
   */
  sums: v.object({ bills: v.number(), paid: money, held: money, owed: money }),
});
export type IncomePage = v.InferOutput<typeof incomePage>;

/**
 * s7.relay.salary-processing, s7.relay.realtime-salary: status of one kind; the shape of the response is assumed.
 * `endsAt`: end of the current period.
 */
export const salary = v.object({
  contract: v.nullable(v.object({ number: v.string(), since: time, endsAt: time })),
  bills: v.array(incomeBill),
  next,
});
export type Salary = v.InferOutput<typeof salary>;

export const incomeBillQuery = v.object({ id });
/** Breakdown of a bill by agreement: the agent's own and those of direct downlines. */
export const incomeBillDetail = v.object({
  ...incomeBill.entries,
  lines: v.array(
    v.object({
      /** Number for people. */
      contract: v.string(),
      side: v.picklist(['own', 'below']),
      holder: v.string(),
      turnover: money,
      loss: money,
      activeMembers: v.number(),
      /** For a dividend: shortfall of its base, before this bill and after it. */
      carriedBefore: money,
      carriedAfter: money,
      base: money,
      /**
       * In thousandths of a percent: the rate of the tier that was reached. 0 if none was, and for real-time salary,
       * which is computed per bet.
       */
      rate: v.number(),
      /** Reversals in closed periods, at the rate of that time, rounded down. */
      late: money,
      gross: money,
    }),
  ),
});
export type IncomeBillDetail = v.InferOutput<typeof incomeBillDetail>;

export const incomeBetsQuery = v.object({
  id,
  contract: text(16),
  after: v.optional(counted(Number.MAX_SAFE_INTEGER)),
  size: v.optional(counted(100), SETTINGS.contracts.pageSize),
});
/** Bets that a line of a bill counts: settlements, and reversals as negative amounts; latest first. */
export const incomeBets = v.object({
  list: v.array(
    v.object({
      userName: v.string(),
      game: v.string(),
      at: time,
      stake: money,
      turnover: money,
      loss: money,
      late: v.boolean(),
    }),
  ),
  next: v.nullable(v.number()),
});
export type IncomeBets = v.InferOutput<typeof incomeBets>;
