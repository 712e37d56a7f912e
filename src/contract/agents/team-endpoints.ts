import type { Endpoint } from '../platform/endpoint';
import { nothing } from '../platform/fields';
import * as team from './team';

const act = { token: 'required', encrypted: false, source: 'assumed' } as const;

/**
 * An agent's team. Each refuses with `team.agentsOnly` who is no agent, and with `team.closed` while the module is off; whoever is not in the team is
 * `team.unknown`, like somebody who does not exist.
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
  /** Those that are open, the newest first. */
  teamLinks: { ...act, method: 'GET', path: '/wps/agent/links', response: team.teamLinks },
  /** Refuses with `team.linksMost` where there are as many as there may be. */
  makeTeamLink: { ...act, method: 'POST', path: '/wps/agent/links', body: team.teamLinkAsked, response: team.teamLink },
  /** Closes a link for registrations. Refuses with `team.linkUnknown`. */
  closeTeamLink: { ...act, method: 'PUT', path: '/wps/agent/links/close', body: team.teamLinkNamed, response: nothing },
  /** Makes an account right below the agent. Refuses with `registration.invalid` or `registration.usernameTaken`. */
  makeTeamMember: {
    ...act,
    method: 'POST',
    path: '/wps/agent/team/member',
    body: team.teamNewcomer,
    response: team.teamNewcomerMade,
  },
} as const satisfies Record<string, Endpoint>;
