import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { RateName, TeamKind } from '../../../../contract/agents/team';

/** Labels of the roles that a link offers. */
export const kindWords: Record<TeamKind, MessageDescriptor> = {
  member: msg({ id: 'agentLinks.kind.member', message: 'Player' }),
  agent: msg({ id: 'agentLinks.kind.agent', message: 'Agent' }),
};

/** Labels of the rates that a link offers. */
export const rateWords = {
  dividend: msg({ id: 'agentLinks.rate.dividend', message: 'Dividend' }),
  daily: msg({ id: 'agentLinks.rate.daily', message: 'Daily salary' }),
  hourly: msg({ id: 'agentLinks.rate.hourly', message: 'Hourly salary' }),
  win: msg({ id: 'agentLinks.rate.win', message: 'Real-time salary, bets that won' }),
  loss: msg({ id: 'agentLinks.rate.loss', message: 'Real-time salary, bets that lost' }),
} satisfies Record<RateName, unknown>;
