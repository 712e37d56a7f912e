import type * as v from 'valibot';
import type { playStatement } from '../../../../contract/money/gaming-limits';
import { listFlow, outcomeOf } from '../../../../ui/list/list.flow';
import type { CentreDependencies } from '../../../parts/dependencies';

export type PlayStatement = v.InferOutput<typeof playStatement>;

/** Time of play and net result of own money; empty if nothing was played (own.play-limit.statement). */
export const playStatementFlow = ({ client }: Pick<CentreDependencies, 'client'>) =>
  listFlow('playStatement', async (_filter, _page, signal) => {
    const statement = await client.playStatement(undefined, { signal });
    const isIdle = [...statement.periods, ...statement.days].every(
      ({ minutes, staked, won }) => minutes === 0 && staked === '0.00' && won === '0.00',
    );
    return outcomeOf(statement, isIdle);
  });
