import { type Consolidated, INFO_OF } from '../../../contract/agent-contracts';
import { KIND_OF_RATE, type RateName } from '../../../contract/team';

/** The rates that a link can have, in the order of the form. */
export const RATE_NAMES = ['dividend', 'daily', 'hourly', 'win', 'loss'] as const satisfies RateName[];

/**
 * Returns the rates that the gateway accepts of an agent: of kinds that are on and that the agent has a contract of
 * (s6.flag.agent-salary-pages).
 */
export const ratesOffered = (standing: Consolidated): RateName[] =>
  RATE_NAMES.filter((name) => standing[INFO_OF[KIND_OF_RATE[name]]] === 'inForce');
