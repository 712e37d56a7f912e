import type { Endpoint } from '../platform/endpoint';
import { nothing } from '../platform/fields';
import * as team from './team';

const act = { token: 'required', encrypted: false, source: 'assumed' } as const;

/**
 * Endpoints of an agent's team. Each rejects with `team.agentsOnly` if the caller is not an agent, and with
 * `team.closed` while the module is off. Accounts outside the team are rejected with `team.unknown`, like accounts that
 * do not exist.
 */
export const teamEndpoints = {
  teamOverview: {
    ...act,
    method: 'GET',
    path: '/wps/agent/overview',
    query: team.overviewQuery,
    response: team.teamOverview,
  },
  team: { ...act, method: 'GET', path: '/wps/agent/team', query: team.teamQuery, response: team.teamList },
  teamMember: {
    ...act,
    method: 'GET',
    path: '/wps/agent/team/member',
    query: team.teamMemberQuery,
    response: team.teamMember,
  },
  /** Open links, newest first. */
  teamLinks: { ...act, method: 'GET', path: '/wps/agent/links', response: team.teamLinks },
  /** Rejects with `team.linksMost` at the maximum number of open links. */
  makeTeamLink: {
    ...act,
    method: 'POST',
    path: '/wps/agent/links',
    body: team.teamLinkRequest,
    response: team.teamLink,
  },
  /** Closes a link for registrations. Rejects with `team.linkUnknown`. */
  closeTeamLink: { ...act, method: 'PUT', path: '/wps/agent/links/close', body: team.teamLinkNamed, response: nothing },
  /** Creates a direct downline of the agent. Rejects with `registration.invalid` or `registration.usernameTaken`. */
  makeTeamMember: {
    ...act,
    method: 'POST',
    path: '/wps/agent/team/member',
    body: team.teamNewcomer,
    response: team.teamNewcomerMade,
  },
} as const satisfies Record<string, Endpoint>;
