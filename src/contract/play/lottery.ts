import * as v from 'valibot';
import { pause } from '../identity/member';
import { playAllowances } from '../money/gaming-limits';
import { counted, id, language, markedListOf, markedPage, money, text, time } from '../platform/fields';
import { SETTINGS } from '../platform/settings';

const { linesMost, chaseMost, pageSize } = SETTINGS.lottery;

/** Code of a lottery, e.g. `SSC`; the lotteries themselves are data. */
export const lotteryCode = v.pipe(v.string(), v.regex(/^[A-Z0-9]{2,16}$/));
/** Number of an issue; unique within its lottery. */
const issueNumber = v.pipe(v.string(), v.regex(/^[A-Za-z0-9-]{1,40}$/));
const version = text(64);
const whole = (most: number) => v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(most));
/** Maximum multiple of a slip in one draw of a chase. */
export const MAX_TIMES = 9_999;
export const UNITS = ['yuan', 'jiao', 'fen'] as const;

/**
 * A line of an order: a play, its selection, and its unit. `group`: the prize group, which plays with odds ignore.
 */
export const line = v.object({
  play: text(64),
  selection: v.pipe(text(2_000), v.nonEmpty()),
  unit: v.picklist(UNITS),
  /** Its maximum is a rule of the lotteries (`src/lottery`). */
  multiple: whole(Number.MAX_SAFE_INTEGER),
  group: whole(2_000),
});
export type LotteryLine = v.InferOutput<typeof line>;

/** Terms that the player has seen and accepted: the displayed versions of rules and prices, and the total by them. */
const agreed = { lottery: lotteryCode, rulesVersion: version, priceVersion: version, stake: money };
const lines = v.pipe(v.array(line), v.minLength(1), v.maxLength(linesMost));

/** An order for one issue. The call carries an `Idempotency-Key`. */
export const placeOrder = v.object({ ...agreed, issue: issueNumber, lines });
/**
 * The same lines for several issues, each with its multiple; `stake`: total over all issues. A win cancels the
 * remaining issues if the player selected that.
 */
export const placeChase = v.object({
  ...agreed,
  lines,
  issues: v.pipe(
    v.array(v.object({ issue: issueNumber, multiple: whole(MAX_TIMES) })),
    v.minLength(2),
    v.maxLength(chaseMost),
  ),
  stopAfterWin: v.boolean(),
});
export const cancelOrder = v.object({ id });

/**
 * `placed`: can be cancelled until its issue closes. `closed`: the issue accepts no more bets. `void`: the issue was
 * voided and the stake returned. `stopped`: ended by a win of its chase.
 */
export const ORDER_STATES = ['placed', 'closed', 'settled', 'void', 'cancelled', 'stopped'] as const;
export type OrderState = (typeof ORDER_STATES)[number];
export const LINE_OUTCOMES = ['won', 'lost', 'pushed'] as const;

export const order = v.object({
  id,
  /** Number for people. */
  number: v.string(),
  lottery: lotteryCode,
  issue: issueNumber,
  state: v.picklist(ORDER_STATES),
  stake: money,
  /** Returned amount: prizes, rebate, and stakes of pushed lines. */
  returned: money,
  /** Maximum win. */
  most: money,
  at: time,
  closesAt: time,
  drawsAt: time,
  /** Null until it is settled. */
  settledAt: v.nullable(time),
  /** Chase that it belongs to, and its position there, from 1. */
  chase: v.nullable(v.object({ id, place: v.number(), of: v.number(), stopAfterWin: v.boolean() })),
  cancellable: v.boolean(),
});
export type LotteryOrder = v.InferOutput<typeof order>;

export const orderDetail = v.object({
  ...order.entries,
  rulesVersion: version,
  priceVersion: version,
  lines: v.array(
    v.object({
      ...line.entries,
      /** Unit bets. */
      units: v.number(),
      stake: money,
      most: money,
      outcome: v.nullable(v.picklist(LINE_OUTCOMES)),
      prize: money,
      rebate: money,
    }),
  ),
  /** In the format of the lottery's result schema; null until it is drawn. */
  result: v.unknown(),
});

/** Response to a slip: its orders in the order of their issues, and the balance. */
export const placed = v.object({ id, stake: money, orders: v.array(order), balance: money });
export type LotteryPlaced = v.InferOutput<typeof placed>;
export const cancelled = v.object({ order, balance: money });

export const ordersQuery = v.object({
  ...markedPage(pageSize),
  lottery: v.optional(lotteryCode),
  state: v.optional(v.picklist(ORDER_STATES)),
});
export const orders = markedListOf(order);
export const orderQuery = v.object({ id });

/** A chase with money still on hold. */
export const chase = v.object({
  id,
  lottery: lotteryCode,
  at: time,
  /** Total over all of its draws. */
  stake: money,
  /** Current hold. */
  held: money,
  /** Returned so far: prizes, rebate and stakes of pushed lines. */
  returned: money,
  /** Total number of draws, and the number that can still be cancelled. */
  draws: v.number(),
  left: v.number(),
  stopAfterWin: v.boolean(),
  /** The next draw and its time. */
  next: v.object({ issue: issueNumber, drawsAt: time }),
});
export const chasesQuery = v.object(markedPage(pageSize));
/** `held`: total over all pages. */
export const chases = v.object({ ...markedListOf(chase).entries, held: money });
export type LotteryChases = v.InferOutput<typeof chases>;
/** Without an id: all chases. */
export const endChases = v.object({ id: v.optional(id) });
/** Number of draws that were cancelled, and the amount returned. */
export const chasesEnded = v.object({ draws: v.number(), returned: money, balance: money });
export type LotteryChasesEnded = v.InferOutput<typeof chasesEnded>;

/** Maximum wins: of an order, of one player in an issue, and of all players by one number of an issue. */
export const caps = v.object({ prizePerOrder: money, prizePerIssue: money, liabilityPerNumber: money });
export const issue = v.object({ issue: issueNumber, opensAt: time, closesAt: time, drawsAt: time });
export type LotteryIssue = v.InferOutput<typeof issue>;

/** Blocks and allowances of the player, before a bet. */
export const playerStatus = v.object({
  block: v.nullable(pause),
  /** Remaining deposit allowance; null without a limit. */
  depositLeft: v.nullable(money),
  /** Remaining allowances of the limits of play that are set. */
  playLeft: v.optional(playAllowances, []),
  /** Minutes of play until a reminder; null: no reminders. */
  realityMinutes: v.nullable(v.number()),
  /** True if the account plays with trial points. */
  isTrial: v.boolean(),
});
export type PlayerStatus = v.InferOutput<typeof playerStatus>;

export const rulesQuery = v.object({
  lottery: lotteryCode,
  issues: v.optional(counted(chaseMost), 1),
  language: v.optional(language),
});
/** Current terms of a lottery's bets. */
export const rules = v.object({
  lottery: lotteryCode,
  name: v.string(),
  serverTime: time,
  rulesVersion: version,
  priceVersion: version,
  /** Selectable prize groups. */
  groups: v.object({ least: v.number(), most: v.number(), step: v.number() }),
  /** Codes of plays; `src/lottery` defines how they are played, counted and paid, by version. */
  plays: v.array(v.string()),
  /** Those of `plays` under maintenance: orders for them are rejected (own.lottery.maintenance). */
  closedPlays: v.optional(v.array(v.string()), []),
  /** Units that bets start with, by play; the full unit where it is absent (`own.lottery.unit`). */
  startingUnits: v.optional(v.record(v.string(), v.picklist(UNITS)), {}),
  caps,
  /** Issues that accept bets, the next to close first. */
  issues: v.array(issue),
  /** Null for visitors. */
  standing: v.nullable(playerStatus),
});
export type LotteryRules = v.InferOutput<typeof rules>;

/** s9.enum.lottery-types. */
export const LOTTERY_TYPES = ['11X5', 'LF', 'LHC', 'PK10', 'SSC'] as const;
/** Groups of the menu: the types, and the Vietnamese and the SEA lotteries. */
const group = v.picklist([...LOTTERY_TYPES, 'VN', 'SEA']);
const menuGame = v.object({
  gameCode: lotteryCode,
  gameName: v.string(),
  /** Play that its board opens with. */
  playType: v.string(),
});
/** s3.lottery-menu.fields: lotteries by group. */
export const lotteryMenu = v.object({
  list: v.array(v.object({ gameGroupCode: group, labelName: v.string(), gameMenus: v.array(menuGame) })),
});
export type LotteryMenu = v.InferOutput<typeof lotteryMenu>;
export const menuQuery = v.object({ language: v.optional(language) });
