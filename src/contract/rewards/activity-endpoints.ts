import * as v from 'valibot';
import type { Endpoint } from '../platform/endpoint';
import { nothing, png } from '../platform/fields';
import { SETTINGS } from '../platform/settings';
import * as a from './activities';

const read = { method: 'GET', token: 'required', encrypted: false, source: 'assumed' } as const;
const act = { method: 'POST', token: 'required', encrypted: false, source: 'assumed' } as const;

/**
 * Activities, missions and the leaderboard. Players on a break, excluded or over a deposit limit see none of them, and
 * their claims are rejected with `reward.barred`. The spec does not give the relays' names; these are ours.
 */
export const activityEndpoints = {
  activities: { ...read, token: 'optional', path: '/wps/activities', response: a.activities },
  /** Rejects with `activity.unknown`. */
  activity: { ...read, path: '/wps/activities/one', query: a.activityQuery, response: a.activityDetail },
  /** Rejects with `activity.notPermitted` if the status does not permit the action. */
  actOnActivity: { ...act, moves: true, path: '/wps/activities/act', body: a.activityAct, response: a.activityDetail },
  /**
   * Rejects with `activity.notPermitted`, or with `upload.unknown` if a picture is not the caller's for this activity.
   */
  applyForActivity: {
    ...act,
    path: '/wps/activities/apply',
    body: a.activityApplication,
    response: a.activityDetail,
  },
  /** Stores a PNG or JPEG by content, re-encoded. Rejects with `upload.kind` or `upload.tooMany`. */
  uploadActivityPicture: {
    ...act,
    path: '/wps/activities/picture',
    picture: SETTINGS.images.bytes,
    query: a.activityQuery,
    response: a.storedPicture,
  },
  activityPicture: {
    ...read,
    path: '/wps/activities/picture',
    query: a.activityQuery,
    response: v.object({ image: png }),
  },
  /** Draws once per player. Rejects with `activity.notPermitted` or `raffle.gone`. */
  claimRaffle: {
    ...act,
    moves: true,
    path: '/wps/relay/MCSFE_raffleClaim',
    body: a.raffleClaim,
    response: a.activityDetail,
    source: 's7.relay.raffle-claim',
  },
  /** Rejects with `raffle.open` until the raffle is over. */
  raffleDraws: {
    ...read,
    token: 'none',
    path: '/wps/activities/raffle',
    query: a.activityQuery,
    response: a.raffleDraws,
  },

  missionSummary: {
    ...read,
    path: '/wps/relay/MCSFE_missionSummary',
    response: a.missionSummary,
    source: 's7.relay.mission',
  },
  /** Rejects with `mission.unknown`, `mission.notReached` or `mission.over`. A repetition returns the same mission. */
  claimMission: { ...act, moves: true, path: '/wps/member/missions/claim', body: a.missionClaim, response: a.mission },
  missionLeaderboard: {
    ...read,
    token: 'optional',
    path: '/wps/relay/MCSFE_missionLeaderboard',
    query: a.leaderboardQuery,
    response: a.missionLeaderboard,
    source: 's7.relay.mission',
  },
  chooseLeaderboard: {
    ...act,
    method: 'PUT',
    path: '/wps/member/leaderboard',
    body: a.leaderboardChoice,
    response: nothing,
  },
} as const satisfies Record<string, Endpoint>;
