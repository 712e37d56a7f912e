import * as v from 'valibot';
import { personName } from '../identity/person-name';
import { paymentPassword } from '../money/wallet';
import { counted, id, listOf, markedListOf, markedPage, money, paged, queryTime, text, time } from '../platform/fields';
import { normalisePhone } from '../platform/normalise';
import { SETTINGS } from '../platform/settings';
import { printable, written } from '../platform/written';
import { GAME_TYPES } from '../play/game-kinds';

/** s4.status.redeem: status of a redemption, named like the states of its lifecycle. */
export const REDEMPTION_STATES = ['inProcess', 'approved', 'rejected'] as const;
export type RedemptionState = (typeof REDEMPTION_STATES)[number];
/** Redemption of points: an item of the mall, or money. */
export const REDEMPTION_TYPES = ['goods', 'money'] as const;
export type RedemptionType = (typeof REDEMPTION_TYPES)[number];
/** Causes of point transactions: play and its reversal, rewards, gifts, redemptions and their return, conversions. */
export const POINT_KINDS = [
  'pointsEarned',
  'pointsTakenBack',
  'pointsReward',
  'pointsGiven',
  'pointsRedeemed',
  'pointsReturned',
  'pointsConverted',
] as const;
export type PointKind = (typeof POINT_KINDS)[number];
/** Drawings that the portal has for items. */
export const GOOD_PICTURES = ['kite', 'cup', 'drum', 'pot', 'boat', 'lily', 'owl', 'wheel'] as const;

/** Delivery of an item: by courier to an address, or as a message. */
export const DELIVERIES = ['courier', 'message'] as const;
export type Delivery = (typeof DELIVERIES)[number];

const oneLine = (typed: string) => printable(typed.replace(/\s+/g, ' '));
/** Fields of a delivery address; their messages are error codes (own.points.delivery). */
export const deliveryFields = {
  recipient: personName,
  phone: v.pipe(
    v.string(),
    v.maxLength(60),
    v.transform(normalisePhone),
    v.nonEmpty('empty'),
    v.regex(/^\+?\d{6,15}$/, 'phone'),
  ),
  address: v.pipe(
    v.string(),
    v.trim(),
    v.nonEmpty('empty'),
    written(SETTINGS.deliveryAddress, { tidy: oneLine, most: 2_000, problem: 'address' }),
  ),
};
export const deliveryAddress = v.object(deliveryFields);
export type DeliveryAddress = v.InferOutput<typeof deliveryAddress>;

/** Points are whole. */
const points = v.pipe(v.number(), v.integer(), v.minValue(0));
const signed = v.pipe(v.number(), v.integer());

/**
 * s3.points.account: point balances of a player. `pointsHeld`: for redemptions in process. `pointsOwed`: debt from
 * cancelled bets whose points were already spent; later points repay it first. `isBarred`: on a break nothing is
 * displayed, redeemed or converted; earned points remain.
 */
export const pointBalance = v.object({
  currentPoints: points,
  pointsHeld: points,
  pointsOwed: points,
  isBarred: v.boolean(),
});
export type PointBalance = v.InferOutput<typeof pointBalance>;

/**
 * Earning rates and value of points. `factors`: hundredths of a point for each `forValidBets` of valid bets, by
 * category. `ratio`: points for an amount of 1.00; `least`: minimum of one exchange; `mostADay`: maximum in a day of
 * the site. The amount has a turnover factor. `expires`: never.
 */
export const pointConfig = v.object({
  factors: v.object(
    Object.fromEntries(GAME_TYPES.map((type) => [type, points])) as Record<(typeof GAME_TYPES)[number], typeof points>,
  ),
  forValidBets: money,
  ratio: points,
  least: points,
  mostADay: points,
  turnover: points,
  playedDays: points,
  mostAtOnce: points,
  expires: v.null(),
});
export type PointConfig = v.InferOutput<typeof pointConfig>;

/**
 * s3.points.goods: `points` for one, `amount` of recent valid bets required, initial and remaining stock, and delivery,
 * if the gateway sends it.
 */
export const pointGood = v.object({
  code: v.string(),
  title: v.string(),
  text: v.string(),
  picture: v.picklist(GOOD_PICTURES),
  points,
  amount: money,
  quantity: points,
  available: points,
  delivery: v.optional(v.nullable(v.picklist(DELIVERIES)), null),
});
export type PointGood = v.InferOutput<typeof pointGood>;
export const pointGoods = listOf(pointGood);
export const pointGoodsQuery = v.object(paged(12));

/**
 * s3.points.redeem-record. `title`: the item's; null for money. `redeemAmount`: the money; `remark`: comment of the
 * operators. `deliverTo`: address for the courier; null if none is needed, or once it was deleted
 * (own.points.delivery).
 */
export const redemption = v.object({
  id,
  referenceNumber: v.string(),
  type: v.picklist(REDEMPTION_TYPES),
  title: v.nullable(v.string()),
  quantity: points,
  points,
  redeemAmount: money,
  status: v.picklist(REDEMPTION_STATES),
  remark: v.nullable(v.string()),
  deliverTo: v.optional(v.nullable(v.object({ recipient: v.string(), phone: v.string(), address: v.string() })), null),
  applyTime: time,
});
export type Redemption = v.InferOutput<typeof redemption>;
export const redemptions = markedListOf(redemption);
export const redemptionsQuery = v.object({
  ...markedPage(SETTINGS.records.pageSize),
  type: v.optional(v.picklist(REDEMPTION_TYPES)),
  status: v.optional(v.picklist(REDEMPTION_STATES)),
  from: queryTime,
  to: queryTime,
});

const pointTransaction = v.object({
  id,
  kind: v.picklist([...POINT_KINDS, 'other']),
  changedPoints: signed,
  balance: points,
  at: time,
});
export type PointTransaction = v.InferOutput<typeof pointTransaction>;
export const pointTransactions = markedListOf(pointTransaction);
export const pointTransactionsQuery = v.object({
  ...markedPage(SETTINGS.records.pageSize),
  kind: v.optional(v.picklist(POINT_KINDS)),
  from: queryTime,
  to: queryTime,
});

/** `deliverTo`: required for items delivered by courier; ignored for others. */
export const redeemPoints = v.object({
  good: text(40),
  quantity: v.optional(counted(100), 1),
  deliverTo: v.optional(deliveryAddress),
  paymentPassword,
});
export const redeemed = v.object({ redemption, balance: pointBalance });
export const convertPoints = v.object({
  points: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(1_000_000_000)),
  paymentPassword,
});
/** `toStake`: required turnover before a withdrawal. */
export const converted = v.object({ redemption, balance: pointBalance, toStake: money });
export type Converted = v.InferOutput<typeof converted>;
