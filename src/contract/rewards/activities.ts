import * as v from 'valibot';
import { id, money, text, time } from '../platform/fields';
import { SETTINGS } from '../platform/settings';
import { written } from '../platform/written';
import { GAME_TYPES } from '../play/game-kinds';

/** Action that an activity requires: joining, signing in on some days, claiming, applying; or a raffle. Assumed. */
export const ACTIVITY_KINDS = ['join', 'sign', 'claim', 'apply', 'raffle'] as const;
export type ActivityKind = (typeof ACTIVITY_KINDS)[number];
/** s4.activity.statuses: the leaves of the chart `activity-lifecycle`, which the gateway runs. */
export const ACTIVITY_STATUSES = [
  'join',
  'claim',
  'applying',
  'close',
  'rejected',
  'issued',
  'claimed',
  'process',
  'joined',
  'signed',
  'comingSoon',
] as const;
export type ActivityStatus = (typeof ACTIVITY_STATUSES)[number];
/** Measure of play: turnover, bets, or different games. */
export const METRICS = ['validBet', 'bets', 'games'] as const;
export type Metric = (typeof METRICS)[number];
/** Windows in the site's time zone; weeks start on Mondays. */
export const SPANS = ['day', 'week', 'month'] as const;
export type Span = (typeof SPANS)[number];

/** s9.const.activity-comment: bounds of an application's comment, in graphemes. */
export const COMMENT = { min: 1, max: 140 } as const;
export const activityComment = written(COMMENT, { problem: 'commentLength' });

/** `times`: turnover factor of the money before it can be withdrawn. */
export const prize = v.object({ money, times: v.number(), points: v.number() });
export type Prize = v.InferOutput<typeof prize>;

/** Progress: an amount for turnover, otherwise a whole number, as text. */
const progress = v.object({ metric: v.picklist(METRICS), reached: v.string(), target: v.string() });
export type Progress = v.InferOutput<typeof progress>;

export const activity = v.object({
  id,
  kind: v.picklist(ACTIVITY_KINDS),
  title: v.string(),
  status: v.picklist(ACTIVITY_STATUSES),
  opensAt: time,
  closesAt: time,
  /** For a raffle, the best remaining prize. */
  prize,
  /**
   * For raffles: the remaining tickets, and those among them with a prize. Together they are the exact odds of the next
   * ticket (`own.raffle.odds`).
   */
  tickets: v.optional(v.nullable(v.object({ left: v.number(), winning: v.number() })), null),
});
export type Activity = v.InferOutput<typeof activity>;
/** Current and upcoming activities, and those that ended within a month; none for players on a break. */
export const activities = v.object({ list: v.array(activity) });

export const activityQuery = v.object({ id });
const rafflePrize = v.object({ ...prize.entries, count: v.number() });
/** A prize and its tickets: `left` of `count`; null if the gateway does not send them. */
const prizeLeft = v.object({ ...rafflePrize.entries, left: v.optional(v.nullable(v.number()), null) });
/**
 * A raffle: its prizes, the digest published before the first draw, and the player's draws (`prize`: null for no win).
 */
const raffle = v.object({
  digest: v.string(),
  prizes: v.array(prizeLeft),
  drawn: v.nullable(v.object({ ticket: v.number(), luck: v.string(), prize: v.nullable(prize) })),
});
/** An activity as displayed to its player. */
export const activityDetail = v.object({
  ...activity.entries,
  /** Paragraphs, as text. */
  lines: v.array(v.string()),
  /** The last application: its number, comment, pictures, and the reason for its rejection. */
  application: v.nullable(
    v.object({
      number: v.string(),
      comment: v.string(),
      pictures: v.array(id),
      reason: v.nullable(v.string()),
      at: time,
    }),
  ),
  /** True if a rejected player may apply again. */
  again: v.boolean(),
  /** Days signed in, days required, and the start of the site's next day, if the gateway reports it. */
  signs: v.nullable(v.object({ done: v.number(), asked: v.number(), nextDayAt: v.optional(v.nullable(time), null) })),
  progress: v.nullable(progress),
  raffle: v.nullable(raffle),
  /** Time until which an issued prize can be claimed. */
  claimBy: v.nullable(time),
});
export type ActivityDetail = v.InferOutput<typeof activityDetail>;

const ACTIVITY_ACTS = ['join', 'sign', 'claim'] as const;
export type ActivityAct = (typeof ACTIVITY_ACTS)[number];
export const activityAct = v.object({ id, act: v.picklist(ACTIVITY_ACTS) });
/** s3.activity-application.fields. Pictures are uploaded first and named by their ids (s5.activity.images). */
export const activityApplication = v.object({
  id,
  comment: activityComment,
  pictures: v.pipe(v.array(id), v.maxLength(SETTINGS.images.most)),
});
/** `luck`: the player's part, which makes draws unpredictable for the house. */
export const raffleClaim = v.object({ id, luck: v.pipe(text(64), v.regex(/^[0-9a-f]{16,64}$/)) });
export const storedPicture = v.object({ id });

/** Everything that replays the draws of a finished raffle: `seed` is the preimage of the digest. */
export const raffleDraws = v.object({
  digest: v.string(),
  seed: v.string(),
  prizes: v.array(rafflePrize),
  draws: v.array(v.object({ ticket: v.number(), luck: v.string(), prize: v.nullable(v.number()) })),
});
export type RaffleDraws = v.InferOutput<typeof raffleDraws>;

/** A mission in one of its windows; earlier windows only while they can still be claimed. */
export const mission = v.object({
  id,
  title: v.string(),
  span: v.picklist(SPANS),
  category: v.nullable(v.picklist(GAME_TYPES)),
  starts: time,
  ends: time,
  progress,
  prize,
  state: v.picklist(['open', 'claimable', 'claimed']),
  /** Time until which it can be claimed. */
  claimBy: time,
});
export type Mission = v.InferOutput<typeof mission>;
export const missionSummary = v.object({ missions: v.array(mission), missionCount: v.number() });
export type MissionSummary = v.InferOutput<typeof missionSummary>;
export const missionClaim = v.object({ id, starts: time });

export const leaderboardQuery = v.object({
  span: v.optional(v.picklist(SPANS), 'week'),
  before: v.optional(v.picklist(['0', '1']), '0'),
});
const leaderboardEntry = v.object({
  rank: v.number(),
  player: v.string(),
  turnover: money,
  own: v.boolean(),
  prize: v.nullable(prize),
});
/** Highest turnovers of a window, by masked names; `takenAt`: time of the figures. */
export const missionLeaderboard = v.object({
  span: v.picklist(SPANS),
  starts: time,
  ends: time,
  takenAt: v.nullable(time),
  isFinal: v.boolean(),
  /** Minimum turnover for the board. */
  least: money,
  list: v.array(leaderboardEntry),
  /** The caller's entry; null for visitors. `rank`: null below the board. */
  own: v.nullable(v.object({ rank: v.nullable(v.number()), turnover: money, isHidden: v.boolean() })),
});
export type Leaderboard = v.InferOutput<typeof missionLeaderboard>;
export const leaderboardChoice = v.object({ isHidden: v.boolean() });
