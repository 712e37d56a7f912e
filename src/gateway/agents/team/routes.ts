import type { teamEndpoints } from '../../../contract/agents/team-endpoints';
import type { teamRecordEndpoints } from '../../../contract/agents/team-record-endpoints';
import { audited } from '../../identity';
import type { Handlers, ModuleContext } from '../../platform/context';
import { consumeRateLimit } from '../../platform/http/limits';
import { betsOfTeam } from './bets';
import { askForFile } from './file';
import { closeLink, linksOf, makeLink } from './links';
import { makeBelow } from './newcomer';
import { memberOf, overviewOf, teamOf } from './read';
import { agentOf } from './sight';
import { transactionsOfTeam } from './transactions';

/**
 * Handlers of an agent's team (s1.agent.centre): each call checks that the caller is an agent and sees the named
 * account.
 */
export const teamRoutes = (ctx: ModuleContext): Handlers<keyof typeof teamEndpoints> => ({
  teamOverview: async (input, caller) => overviewOf(ctx, await agentOf(ctx, caller), input),
  team: async (input, caller) => teamOf(ctx, await agentOf(ctx, caller), input),
  teamMember: async (input, caller) => memberOf(ctx, await agentOf(ctx, caller), input),
  teamLinks: async (_, caller) => linksOf(ctx, await agentOf(ctx, caller)),
  makeTeamLink: async (input, caller) => {
    const agent = await agentOf(ctx, caller);
    await consumeRateLimit(ctx, 'team.link', agent.id);
    return audited(ctx, 'team.linkMade', agent.id, caller, () => makeLink(ctx, agent, input));
  },
  closeTeamLink: async (input, caller) => {
    const agent = await agentOf(ctx, caller);
    await audited(ctx, 'team.linkClosed', agent.id, caller, () => closeLink(ctx, agent, input));
    return null;
  },
  makeTeamMember: async (input, caller) => {
    const agent = await agentOf(ctx, caller);
    await consumeRateLimit(ctx, 'team.member', agent.id);
    return audited(ctx, 'team.memberMade', agent.id, caller, () => makeBelow(ctx, agent, input, caller));
  },
});

/**
 * Handlers of a team's bets and transactions, and files of them (s2.agent-centre.team-betting,
 * s2.agent-centre.transactions).
 */
export const teamRecordRoutes = (ctx: ModuleContext): Handlers<keyof typeof teamRecordEndpoints> => ({
  teamBets: async (input, caller) => betsOfTeam(ctx, await agentOf(ctx, caller), input, caller.language),
  teamTransactions: async (input, caller) => transactionsOfTeam(ctx, await agentOf(ctx, caller), input),
  teamFile: async (fileRequest, caller) => {
    const agent = await agentOf(ctx, caller);
    await consumeRateLimit(ctx, 'team.file', agent.id);
    return audited(ctx, 'team.fileAsked', agent.id, caller, () => askForFile(ctx, agent, fileRequest, caller.language));
  },
});
