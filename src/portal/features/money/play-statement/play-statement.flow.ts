import type * as v from 'valibot';
import type { playStatement } from '../../../../contract/money/gaming-limits';
import { listFlow, outcomeOf } from '../../../../ui/list/list.flow';
import type { CentreDependencies } from '../../../parts/dependencies';

export type PlayStatement = v.InferOutput<typeof playStatement>;

/** Returns whether there was any play in a period or on a day. */
export const wasPlayed = ({
  minutes,
  staked,
  won,
}: Pick<PlayStatement['days'][number], 'minutes' | 'staked' | 'won'>) =>
  minutes > 0 || staked !== '0.00' || won !== '0.00';

/** Time of play and net result of own money; empty if nothing was played (own.play-limit.statement). */
export const playStatementFlow = ({ client }: Pick<CentreDependencies, 'client'>) =>
  listFlow('playStatement', async (_filter, _page, signal) => {
    const statement = await client.playStatement(undefined, { signal });
    return outcomeOf(statement, ![...statement.periods, ...statement.days].some(wasPlayed));
  });
