import { type ActorRefFrom, fromPromise, type SnapshotFrom } from 'xstate';
import {
  type ChaseOutcome,
  lotteryChaseMachine,
} from '../../../../../machines/play/lottery-chase/lottery-chase.machine';
import { asFailure, SETTINGS } from '../../../../contract';
import { lotteryEndpoints } from '../../../../contract/play/lottery-endpoints';
import { createOnce } from '../../../../ui/money/once';
import type { FlowDependencies } from '../../../parts/dependencies';
import { allowanceOf } from '../../../parts/player-limit/allowance';
import { planChase } from './chase-plan';

export type ChaseRef = ActorRefFrom<typeof lotteryChaseMachine>;
export type ChaseState = SnapshotFrom<typeof lotteryChaseMachine>;
/** Props of the views of a chase. */
export type ChaseProps = { chase: ChaseRef; state: ChaseState };

/** Rejections that only need another review of the chase. */
const AGAIN: Record<string, 'closed' | 'changed'> = { 'lottery.closed': 'closed', 'lottery.priceChanged': 'changed' };

/**
 * The same slip in several draws: planned in the page, placed by the gateway, once under one key (own.lottery.chase,
 * own.money.once).
 */
export function lotteryChaseFlow(deps: Pick<FlowDependencies, 'clientFor' | 'randomKey' | 'money'>) {
  const client = deps.clientFor(lotteryEndpoints);
  const placing = createOnce(deps);
  return lotteryChaseMachine.provide({
    actors: {
      loadDraws: fromPromise(({ input, signal }) =>
        client.lotteryRules({ ...input, issues: SETTINGS.lottery.chaseMost }, { signal }),
      ),
      plan: fromPromise(async ({ input }) => planChase(input)),
      placeChase: fromPromise(
        async ({ input: { rules, lines, plan, stopAfterWin }, signal }): Promise<ChaseOutcome> => {
          if (!plan) throw new Error('There is nothing to place');
          const { rulesVersion, priceVersion, stake, draws } = plan;
          const issues = draws.map(({ issue, multiple }) => ({ issue, multiple }));
          const request = { lottery: rules.lottery, rulesVersion, priceVersion, stake, lines, issues, stopAfterWin };
          try {
            const placed = await placing.move(request, (keyed) =>
              client.placeLotteryChase(request, { ...keyed, signal }),
            );
            deps.money.moved();
            return { kind: 'placed', placed };
          } catch (error) {
            const allowance = allowanceOf(error);
            if (allowance) return { kind: 'limited', allowance };
            const kind = AGAIN[asFailure(error).code];
            if (!kind) throw error;
            return { kind };
          }
        },
      ),
    },
  });
}
