import * as v from 'valibot';
import type { Endpoint } from '../platform/endpoint';
import { amount, money, time } from '../platform/fields';
import { GAME_TYPES } from '../play/game-kinds';

/** A rate of 1 is a thousandth of a percent. */
export const CASHBACK_RATE_UNIT = 100_000;
const category = v.picklist(GAME_TYPES);
/** A day of the site's zone: `2026-11-20`. */
const day = v.pipe(v.string(), v.isoDate());

const level = v.object({
  level: v.number(),
  name: v.string(),
  /** Requirements within the window: turnover and deposits. */
  validBet: money,
  deposits: money,
  riseBonus: money,
  birthdayBonus: money,
  /** Number of times a bonus is to be staked. */
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
  /** A level is reached that has to be confirmed first. */
  waits: v.boolean(),
  history: v.array(v.object({ day, level: v.number(), name: v.string(), risen: v.boolean() })),
  /** In a break nothing of it is shown but the level. */
  barred: v.boolean(),
});
export type VipOwn = v.InferOutput<typeof own>;

const vip = v.object({
  levels: v.array(level),
  /** Days that count, ahead of which a birthday must be set, and for which a bonus can be claimed. */
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
  /** Staked with risk that day, of one's own money. */
  base: money,
  rate: v.number(),
  /** Claimable amounts, and earlier claims. */
  amount: money,
  claimed: money,
  /** Until when. */
  claimBy: time,
});
export type CashbackLine = v.InferOutput<typeof line>;

const cashback = v.object({
  /** The newest day first. */
  list: v.array(line),
  amount: money,
  /** The first moment at which some of it can be claimed no more. */
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
   * `amount`: all of it, as it was shown. Refuses with `cashback.changed` where it has come to something else,
   * `cashback.least`, `cashback.off` and `reward.barred`.
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
