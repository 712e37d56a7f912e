import * as v from 'valibot';
import type { Endpoint } from '../platform/endpoint';
import { markedListOf, markedPage, money, time } from '../platform/fields';
import { SETTINGS } from '../platform/settings';

/** Status of a referred friend: joined; conditions met and on hold; claimable; claimed; or nothing granted. */
const FRIEND_STATES = ['joined', 'held', 'claimable', 'paid', 'refused'] as const;
export type FriendState = (typeof FRIEND_STATES)[number];

const count = v.pipe(v.number(), v.integer(), v.minValue(0));
/** Of a friend only the ends of the name. */
const friend = v.object({ name: v.string(), joinedAt: time, state: v.picklist(FRIEND_STATES) });

/**
 * A member's link and who came by it. `terms`: what is given for a friend, how many times it is to be staked, what
 * their first deposit and their valid bets must come to, and for how many days it is held. `paid`: what was claimed. In
 * a break nothing is shown (`isBarred`).
 */
export const referral = v.object({
  isBarred: v.boolean(),
  code: v.nullable(v.string()),
  terms: v.object({ money, stakes: count, deposit: money, played: money, heldDays: count }),
  paid: money,
  ...markedListOf(friend).entries,
});
export type Referral = v.InferOutput<typeof referral>;

/** Inviting friends; it comes with the page that calls it. */
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
