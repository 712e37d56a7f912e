import * as v from 'valibot';
import { id, money, time } from '../platform/basic-fields';

/**
 * VIP rank. `labelNames`: the name in each language, so that the frame changes its language alone
 * (s4.language.localised).
 */
export const clubLabel = v.object({
  labelName: v.string(),
  labelNames: v.optional(v.object({ bn: v.string(), en: v.string() })),
  rankLevel: v.number(),
});
export type ClubLabel = v.InferOutput<typeof clubLabel>;

/** s3.member-info. */
export const memberInfo = v.object({
  id,
  account: v.string(),
  nickname: v.string(),
  /** 0 member; 1, 2, 41, 42 agents; 4 trial. */
  type: v.number(),
  toUpline: v.boolean(),
  clubLabel,
  memberLabel: v.array(v.object({ labelName: v.string() })),
});
export type MemberInfo = v.InferOutput<typeof memberInfo>;

/** Idle end and latest end of the session. `serverTime`: the gateway's time; older gateways do not send it. */
export const sessionTime = v.object({ idleEndsAt: time, endsAt: time, serverTime: v.optional(time) });
export type SessionTime = v.InferOutput<typeof sessionTime>;

export const balance = v.object({ sumBalance: money });
/** Block of deposits or play, and its end; `details`, for an exclusion of another account, discloses not even that. */
export const pause = v.object({ by: v.picklist(['timeOut', 'exclusion', 'details']), until: v.nullable(time) });
export type Pause = v.InferOutput<typeof pause>;
/** s3.message.unread-count: unread messages, and rewards that can be claimed now (none during a break). */
export const unread = v.object({
  unreadCount: v.number(),
  /** s2.nav.rewards: available promotions. */
  promotions: v.optional(v.number(), 0),
  /** Claimable rewards. */
  rewards: v.number(),
  /** s2.member-centre.mission-badge: missions. */
  missionCount: v.number(),
  pause: v.nullable(pause),
  /** Current rank (s2.nav.vip-rank). */
  clubLabel: v.optional(clubLabel),
});

/** Interval of the reality check, and its figures: start of the session, stakes, winnings and net result. */
export const realityCheck = v.object({
  minutes: v.nullable(v.number()),
  since: time,
  staked: money,
  won: money,
  net: money,
});
export type RealityCheck = v.InferOutput<typeof realityCheck>;
