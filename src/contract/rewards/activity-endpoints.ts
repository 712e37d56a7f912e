import * as v from 'valibot';
import type { Endpoint } from '../platform/endpoint';
import { nothing, png } from '../platform/fields';
import { SETTINGS } from '../platform/settings';
import * as a from './activities';

const read = { method: 'GET', token: 'required', encrypted: false, source: 'assumed' } as const;
const act = { method: 'POST', token: 'required', encrypted: false, source: 'assumed' } as const;

/**
 * Activities, missions and the leaderboard. Who takes a break, is excluded or is over a deposit limit is shown none of
 * them, and is refused with `reward.barred` what they would give. The relays' names are not shown by the spec; these
 * are ours.
 */
export const activityEndpoints = {
  activities: { ...read, token: 'optional', path: '/wps/activities', response: a.activities },
  /** Refuses with `activity.unknown`. */
  activity: { ...read, path: '/wps/activities/one', query: a.activityQuery, response: a.activityDetail },
  /** Rejects with `activity.notPermitted` what its status does not permit. */
  actOnActivity: { ...act, moves: true, path: '/wps/activities/act', body: a.activityAct, response: a.activityDetail },
  /**
   * Refuses with `activity.notPermitted`, or `upload.unknown` where a picture is not the caller's for this activity.
   */
  applyForActivity: {
    ...act,
    path: '/wps/activities/apply',
    body: a.activityApplication,
    response: a.activityDetail,
  },
  /** A PNG or JPEG by content, encoded again before it is stored. Rejects with `upload.kind` or `upload.tooMany`. */
  uploadActivityPicture: {
    ...act,
    path: '/wps/activities/picture',
    picture: SETTINGS.images.bytes,
    query: a.activityQuery,
    response: a.pictureKept,
  },
  activityPicture: {
    ...read,
    path: '/wps/activities/picture',
    query: a.activityQuery,
    response: v.object({ image: png }),
  },
  /** Draws once for each player. Refuses with `activity.notPermitted` or `raffle.gone`. */
  claimRaffle: {
    ...act,
    moves: true,
    path: '/wps/relay/MCSFE_raffleClaim',
    body: a.raffleClaim,
    response: a.activityDetail,
    source: 's7.relay.raffle-claim',
  },
  /** Refuses with `raffle.open` while it is not over. */
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
  /** Rejects with `mission.unknown`, `mission.notReached` or `mission.over`. Repeated, it returns the same. */
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
