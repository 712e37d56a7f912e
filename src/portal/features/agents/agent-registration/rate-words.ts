import { msg } from '@lingui/core/macro';
import type { RateName } from '../../../../contract/agents/team';

export const rateWords = {
  dividend: msg({ id: 'agentLinks.rate.dividend', message: 'Dividend' }),
  daily: msg({ id: 'agentLinks.rate.daily', message: 'Daily salary' }),
  hourly: msg({ id: 'agentLinks.rate.hourly', message: 'Hourly salary' }),
  win: msg({ id: 'agentLinks.rate.win', message: 'Real-time salary, bets that won' }),
  loss: msg({ id: 'agentLinks.rate.loss', message: 'Real-time salary, bets that lost' }),
} satisfies Record<RateName, unknown>;
