import { msg } from '@lingui/core/macro';
import type { LinkRates } from '../../../contract/team';

export type RateName = keyof LinkRates;
/** The rates that a link can have, in the order in which they are asked for. */
export const RATE_NAMES = ['dividend', 'daily', 'hourly', 'win', 'loss'] as const satisfies RateName[];

export const rateWords = {
  dividend: msg({ id: 'agentLinks.rate.dividend', message: 'Dividend' }),
  daily: msg({ id: 'agentLinks.rate.daily', message: 'Daily salary' }),
  hourly: msg({ id: 'agentLinks.rate.hourly', message: 'Hourly salary' }),
  win: msg({ id: 'agentLinks.rate.win', message: 'Real-time salary, bets that won' }),
  loss: msg({ id: 'agentLinks.rate.loss', message: 'Real-time salary, bets that lost' }),
} satisfies Record<RateName, unknown>;
