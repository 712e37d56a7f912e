import * as v from 'valibot';
import type { Endpoint } from '../platform/endpoint';
import { amount, money, time } from '../platform/fields';
import { GAME_TYPES } from '../play/game-kinds';

/** A rate of 1 is a thousandth of a percent. */
export const CASHBACK_RATE_UNIT = 100_000;
const category = v.picklist(GAME_TYPES);
/** A day in the site's time zone: `2026-11-20`. */
const day = v.pipe(v.string(), v.isoDate());

const level = v.object({
  level: v.number(),
  name: v.string(),
  /** Requirements within the window: turnover and deposits. */
  validBet: money,
  deposits: money,
  riseBonus: money,
  birthdayBonus: money,
  /** Turnover factor of bonuses. */
  bonusTimes: v.number(),
  rates: v.array(v.object({ category, rate: v.number() })),
});
export type VipLevel = v.InferOutput<typeof level>;

/** A member's status: the level, progress in the window, and the previous level. */
const own = v.object({
  level: v.number(),
  /** '' without a level. */
  name: v.string(),
  since: v.nullable(day),
  validBet: money,
  deposits: money,
  /** The next level and its requirements; null at the highest. */
  next: v.nullable(v.object({ level: v.number(), name: v.string(), validBet: money, deposits: money })),
  /** True if a level has been reached that must be confirmed first. */
  waits: v.boolean(),
  history: v.array(v.object({ day, level: v.number(), name: v.string(), risen: v.boolean() })),
  /** On a break only the level is displayed. */
  barred: v.boolean(),
});
export type VipOwn = v.InferOutput<typeof own>;

const vip = v.object({
  levels: v.array(level),
  /** Numbers of days: of the window, before a birthday can count, and in which a bonus can be claimed. */
  windowDays: v.number(),
  birthdayAhead: v.number(),
  claimDays: v.number(),
  own: v.nullable(own),
});
export type Vip = v.InferOutput<typeof vip>;

const line = v.object({
  day,
  category,
  level: v.number(),
  levelName: v.string(),
  /** Valid bets of that day from the player's own money. */
  base: money,
  rate: v.number(),
  /** Claimable amounts, and earlier claims. */
  amount: money,
  claimed: money,
  /** Time until which it can be claimed. */
  claimBy: time,
});
export type CashbackLine = v.InferOutput<typeof line>;

const cashback = v.object({
  /** Newest day first. */
  list: v.array(line),
  amount: money,
  /** Earliest time at which a part of it expires. */
  claimBy: v.nullable(time),
  least: money,
  claimDays: v.number(),
  times: v.number(),
  /** Amount of today so far. */
  today: money,
});
export type Cashback = v.InferOutput<typeof cashback>;

/** VIP levels and cashback (s2.route.vip, s2.member-centre.cashback). */
export const vipEndpoints = {
  vip: {
    method: 'GET',
    path: '/wps/member/vip',
    token: 'optional',
    encrypted: false,
    response: vip,
    source: 'assumed',
  },
  cashback: {
    method: 'GET',
    path: '/wps/member/cashback',
    token: 'required',
    encrypted: false,
    response: cashback,
    source: 'assumed',
  },
  /**
   * `amount`: the total as displayed. Rejects with `cashback.changed` if the total has changed, `cashback.least`,
   * `cashback.off` or `reward.barred`.
   */
  claimCashback: {
    method: 'POST',
    path: '/wps/member/cashback',
    token: 'required',
    encrypted: false,
    moves: true,
    body: v.object({ amount }),
    response: v.object({ amount: money }),
    source: 'assumed',
  },
} as const satisfies Record<string, Endpoint>;
