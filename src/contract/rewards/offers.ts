import * as v from 'valibot';
import { amount, id, listOf, markedListOf, markedPage, money, paged, required, text, time } from '../platform/fields';
import { normaliseName } from '../platform/normalise';
import { SETTINGS } from '../platform/settings';
import { GAME_TYPES } from '../play/game-kinds';

/** s3.promotion.categories; `all` is only a filter, never the category of an offer. */
export const OFFER_CATEGORIES = [
  'all',
  'other',
  'sports',
  'live',
  'slots',
  'cards',
  'fishing',
  'lotto',
  'rebate',
  'pointsMall',
  'ranking',
  'deposit',
  'app',
  'newPlayer',
  'gameOffers',
  'brandStories',
  'ambassador',
] as const;
export type OfferCategory = (typeof OFFER_CATEGORIES)[number];
/** s3.promotion.tags. */
export const OFFER_TAGS = ['newbie', 'limited', 'special', 'daily', 'highRebate', 'vip'] as const;
export type OfferTag = (typeof OFFER_TAGS)[number];
/** Frequency at which an account can take an offer: once, or once in each day, week or month of the site. */
const OFTEN = ['once', 'daily', 'weekly', 'monthly'] as const;

/** Code of an offer, used by operators and in addresses. */
export const offerCode = v.pipe(v.string(), v.regex(/^[A-Z][A-Z0-9]{2,23}$/));
const whole = (least: number, most: number) => v.pipe(v.number(), v.integer(), v.minValue(least), v.maxValue(most));

/** Audience of an offer: everyone, accounts up to an age in days, or from a rank up. */
const audience = v.variant('kind', [
  v.object({ kind: v.literal('everybody') }),
  v.object({ kind: v.literal('newcomers'), days: whole(1, 365) }),
  v.object({ kind: v.literal('ranked'), level: whole(1, 100) }),
]);
const worth = v.variant('kind', [
  v.object({ kind: v.literal('fixed'), money: amount }),
  v.object({ kind: v.literal('percent'), percent: whole(1, 500), most: amount }),
]);
const terms = {
  audience,
  /** Window in which it can be taken; null: open on that side. */
  from: v.nullable(time),
  until: v.nullable(time),
  amount: worth,
  often: v.picklist(OFTEN),
  /** Turnover factor of the bonus before a withdrawal; 0: none. */
  times: whole(0, 50),
  /** Categories of games that do not count towards turnover. */
  excluded: v.array(v.picklist(GAME_TYPES)),
  /** Largest position (the stakes in one round or draw) that may contain bonus money; null: any. */
  mostStake: v.nullable(amount),
  /** Multiple of the bonus that may become the player's own once its turnover is complete; null: all that is left. */
  cashoutTimes: v.optional(v.nullable(whole(1, 100)), null),
  /** Number of days from its claim in which its turnover must be complete; null: any. */
  workDays: v.optional(v.nullable(whole(1, 365)), null),
  /** Number of days in which it can be claimed once granted. */
  claimDays: whole(1, 90),
};
const deposited = v.object({ kind: v.literal('deposit'), first: v.boolean(), least: amount });
const registered = v.object({ kind: v.literal('registration') });
const claimed = v.object({ kind: v.literal('claim') });
const both = v.object({ bn: required(120), en: required(120) });
const story = v.object({ bn: required(600), en: required(600) });

/** The complete rule of an offer, as operators write it; its terms derive from it alone. */
export const offerRule = v.pipe(
  v.strictObject({
    title: both,
    text: story,
    category: v.picklist(OFFER_CATEGORIES),
    tags: v.array(v.picklist(OFFER_TAGS)),
    ...terms,
    trigger: v.variant('kind', [
      deposited,
      registered,
      claimed,
      v.object({ kind: v.literal('code'), code: required(24) }),
    ]),
  }),
  v.check(({ category }) => category !== 'all', 'all is asked for, and is no category of an offer'),
  v.check((rule) => rule.amount.kind !== 'percent' || rule.trigger.kind === 'deposit', 'a percentage is of a deposit'),
  v.check(({ from, until }) => from === null || until === null || from < until, 'it ends before it begins'),
  v.check(({ excluded }) => excluded.length < GAME_TYPES.length, 'some game has to count'),
  v.check(({ trigger, often }) => trigger.kind !== 'registration' || often === 'once', 'a registration is once'),
);
export type OfferRule = v.InferOutput<typeof offerRule>;

/** Public part of the rule: everything except its promotion code. */
const offerTerms = v.object({
  ...terms,
  trigger: v.variant('kind', [deposited, registered, claimed, v.object({ kind: v.literal('code') })]),
});
export type OfferTerms = v.InferOutput<typeof offerTerms>;

/** Returns the maximum amount of one bonus of an offer. */
export const mostOf = ({ amount }: Pick<OfferTerms, 'amount'>): string =>
  amount.kind === 'fixed' ? amount.money : amount.most;
/** Returns whether an offer belongs to the Zalo campaign (s9.const.zalo-reward). */
export const isOfZalo = (code: string): boolean => code.startsWith(SETTINGS.zaloReward.code);

/**
 * Status of an offer for a player. `visitor`: log in first. `open`: available. `chosen`: comes with the next deposit.
 * `waiting`: in the reward centre. `had`: granted; available again if it is daily, weekly or monthly. `others`: for
 * other players.
 */
const OFFER_STANDINGS = ['visitor', 'open', 'chosen', 'waiting', 'had', 'others'] as const;
export type OfferStatus = (typeof OFFER_STANDINGS)[number];

export const offer = v.object({
  code: offerCode,
  title: v.string(),
  text: v.string(),
  category: v.picklist(OFFER_CATEGORIES),
  tags: v.array(v.picklist(OFFER_TAGS)),
  terms: offerTerms,
  standing: v.picklist(OFFER_STANDINGS),
});
export type Offer = v.InferOutput<typeof offer>;

export const offersQuery = v.object({
  ...paged(12),
  category: v.optional(v.picklist(OFFER_CATEGORIES), 'all'),
  tag: v.optional(v.picklist(OFFER_TAGS)),
});
/**
 * `categories`: categories that have an offer now, regardless of the query; others are not offered as filters
 * (`own.promotions.categories`).
 */
export const offers = v.object({
  ...listOf(offer).entries,
  categories: v.optional(v.array(v.picklist(OFFER_CATEGORIES)), [...OFFER_CATEGORIES]),
});
export const offerQuery = v.object({ code: text(64) });
/** `code`: the offer's; `word`: its promotion code, if it requires one. */
export const takeOffer = v.object({ code: offerCode, word: v.optional(v.pipe(text(64), v.transform(normaliseName))) });
/** Offers that a newcomer can select while registering. */
export const newcomerOffer = v.object({
  code: offerCode,
  title: v.string(),
  /** Titles by language, since a form stays open while the language changes (s4.language.localised). */
  titles: v.optional(v.record(v.string(), v.string())),
  terms: offerTerms,
});
export type NewcomerOffer = v.InferOutput<typeof newcomerOffer>;
/** Returns the title of an offer in the language of the page. */
export const titleIn = ({ title, titles }: NewcomerOffer, language: string): string => titles?.[language] ?? title;

const BONUS_STATES = ['open', 'done', 'givenUp', 'handedOn', 'lost', 'expired', 'reversed'] as const;
/** A claimed bonus: required turnover, progress, remaining balance, and the rules by which bets count. */
export const bonus = v.object({
  id,
  /** `title`: the offer, the activity or the board; null if the source is enough. */
  source: v.string(),
  title: v.optional(v.nullable(v.string()), null),
  amount: money,
  owed: money,
  workedOff: money,
  /** Amount that the player would forfeit now; zero once the bonus is over. */
  left: money,
  /** Part of undecided bets that the player would forfeit now. */
  atStake: v.optional(money, '0.00'),
  /** The most that becomes the player's own once the requirement is met; null: all of it. */
  cap: v.optional(v.nullable(money), null),
  /** Amount that the player forfeited. */
  taken: v.nullable(money),
  state: v.picklist(BONUS_STATES),
  excluded: v.array(v.string()),
  mostStake: v.nullable(money),
  at: time,
  /** Time until which it can be staked; then it ends once earlier bets are decided. Null: any. */
  expiresAt: v.optional(v.nullable(time), null),
  endedAt: v.nullable(time),
});
export type Bonus = v.InferOutput<typeof bonus>;
export const bonusesQuery = v.object({ ...markedPage(10), state: v.optional(v.picklist(['open', 'over'])) });
export const bonuses = markedListOf(bonus);
/** `left`: the forfeit as displayed; rejected if it has changed. */
export const giveUpBonus = v.object({ id, left: money });
