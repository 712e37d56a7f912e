import { type Consolidated, INFO_OF } from '../../../../contract/agents/agent-contracts';
import { KIND_OF_RATE, type RateName } from '../../../../contract/agents/team';

/** The rates that a link can have, in the order of the form. */
export const RATE_NAMES = ['dividend', 'daily', 'hourly', 'win', 'loss'] as const satisfies RateName[];

/**
 * Returns the rates of kinds that are on and that the agent has a contract of (s6.flag.agent-salary-pages). How high a
 * rate may be, the gateway decides by the terms: of a real-time contract one of the two may be 0, and every value is
 * rejected as above it.
 */
export const ratesOffered = (contractStatus: Consolidated): RateName[] =>
  RATE_NAMES.filter((name) => contractStatus[INFO_OF[KIND_OF_RATE[name]]] === 'inForce');
