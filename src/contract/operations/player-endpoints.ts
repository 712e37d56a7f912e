import type { DeskEndpoint } from './desk-endpoint';
import * as players from './players';

const base = { token: 'required', encrypted: false, permission: 'read', source: 'assumed' } as const;

/** Search for players, the page of a player, and the acts on one. The roles of an act are those of its command. */
export const playerEndpoints = {
  searchPlayers: {
    ...base,
    method: 'POST',
    path: '/desk/api/players/search',
    body: players.playerSearch,
    response: players.playersFound,
  },
  player: {
    ...base,
    method: 'GET',
    path: '/desk/api/players/one',
    query: players.playerQuery,
    response: players.player,
  },
  timeline: {
    ...base,
    method: 'GET',
    path: '/desk/api/players/timeline',
    query: players.timelineQuery,
    response: players.timeline,
  },
  actOnPlayer: {
    ...base,
    method: 'POST',
    path: '/desk/api/players/act',
    body: players.playerAct,
    response: players.playerActed,
  },
} as const satisfies Record<string, DeskEndpoint>;
