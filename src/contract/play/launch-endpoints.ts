import type { Endpoint } from '../platform/endpoint';
import * as launch from './launch';

const needs = { token: 'required', encrypted: false } as const;
const launches = {
  ...needs,
  path: '/wps/game/launchGame',
  response: launch.launched,
  source: 's7.call.launch-game',
} as const;

/**
 * Calls before and during play. The launch works with any method (s7.call.launch-game); addresses never contain a
 * token.
 */
export const launchEndpoints = {
  launchGame: { ...launches, method: 'POST', body: launch.launch },
  launchGameByPut: { ...launches, method: 'PUT', body: launch.launch },
  launchGameByGet: { ...launches, method: 'GET', query: launch.launchQuery },
  launchGameByDelete: { ...launches, method: 'DELETE', query: launch.launchQuery },
  launchDemo: {
    token: 'optional',
    encrypted: false,
    method: 'POST',
    path: '/wps/game/launchDemo',
    body: launch.demo,
    response: launch.launched,
    source: 'assumed',
  },
  gameSession: {
    ...needs,
    method: 'GET',
    path: '/wps/game/session',
    query: launch.sessionQuery,
    response: launch.session,
    source: 'assumed',
  },
  unfinishedRounds: {
    ...needs,
    method: 'GET',
    path: '/wps/game/unfinishedRounds',
    response: launch.unfinished,
    source: 'assumed',
  },
} as const satisfies Record<string, Endpoint>;
