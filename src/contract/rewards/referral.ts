import * as v from 'valibot';
import type { Endpoint } from '../platform/endpoint';
import { markedListOf, markedPage, money, time } from '../platform/fields';
import { SETTINGS } from '../platform/settings';

/** Status of a referred friend: joined; conditions met and on hold; claimable; claimed; or nothing granted. */
const FRIEND_STATES = ['joined', 'held', 'claimable', 'paid', 'refused'] as const;
export type FriendState = (typeof FRIEND_STATES)[number];

const count = v.pipe(v.number(), v.integer(), v.minValue(0));
/** A referred friend; only the ends of the name are visible. */
const friend = v.object({ name: v.string(), joinedAt: time, state: v.picklist(FRIEND_STATES) });

/**
 * A member's link and the friends who joined by it. `terms`: reward per friend, its turnover factor, the minimum of the
 * friend's first deposit and valid bets, and the days that it is held. `paid`: claimed amount. On a break nothing is
 * displayed (`isBarred`).
 */
export const referral = v.object({
  isBarred: v.boolean(),
  code: v.nullable(v.string()),
  terms: v.object({ money, stakes: count, deposit: money, played: money, heldDays: count }),
  paid: money,
  ...markedListOf(friend).entries,
});
export type Referral = v.InferOutput<typeof referral>;

/** Inviting friends; loaded with the page that calls it. */
export const referralEndpoints = {
  referral: {
    method: 'GET',
    path: '/wps/member/referral',
    token: 'required',
    encrypted: false,
    query: v.object(markedPage(SETTINGS.records.pageSize)),
    response: referral,
    source: 'assumed',
  },
} as const satisfies Record<string, Endpoint>;
