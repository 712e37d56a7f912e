import * as v from 'valibot';
import { type ActorRefFrom, fromPromise, type SnapshotFrom } from 'xstate';
import { fitted } from '../../../../../machines/play/lottery-order/lottery-order.machine';
import type { PlaceOutcome } from '../../../../../machines/play/lottery-order/lottery-order.types';
import { lotteryPlacementMachine } from '../../../../../machines/play/lottery-placement/lottery-placement.machine';
import { asFailure } from '../../../../contract';
import { issue as issueSchema, type LotteryLine, type LotteryRules } from '../../../../contract/play/lottery';
import { lotteryEndpoints } from '../../../../contract/play/lottery-endpoints';
import { createOnce } from '../../../../ui/money/once';
import type { FlowDependencies } from '../../../parts/dependencies';
import { allowanceOf } from '../../../parts/player-limit/allowance';
import { priceSlip } from './pricing';

export type PlacementState = SnapshotFrom<typeof lotteryPlacementMachine>;
/** A part of the page that displays an order, and sends the player's events. */
export type PlacementProps = { placement: ActorRefFrom<typeof lotteryPlacementMachine>; placing: PlacementState };

const closed = v.object({ next: v.nullable(issueSchema) });

/** An order is placed and cancelled by the gateway, once under one key (own.money.once). */
export function lotteryPlacementFlow(deps: Pick<FlowDependencies, 'clientFor' | 'randomKey' | 'money'>) {
  const client = deps.clientFor(lotteryEndpoints);
  const placing = createOnce(deps);
  const cancelling = createOnce(deps);
  const renewed = async (
    lottery: string,
    lines: readonly LotteryLine[],
    signal: AbortSignal,
  ): Promise<PlaceOutcome> => {
    const rules = await client.lotteryRules({ lottery, issues: 1 }, { signal });
    const outcome = priceSlip({ rules, lines: fitted(rules, lines) });
    return outcome.kind === 'priced' ? { kind: 'changed', rules, price: outcome.price } : { kind: 'outdated' };
  };
  return lotteryPlacementMachine.provide({
    actors: {
      placeOrder: fromPromise(async ({ input: { rules, issue, lines, price }, signal }): Promise<PlaceOutcome> => {
        if (!issue || !price) throw new Error('There is nothing to place');
        const { rulesVersion, priceVersion, stake } = price;
        const request = { lottery: rules.lottery, issue: issue.issue, lines, rulesVersion, priceVersion, stake };
        try {
          const { orders } = await placing.move(request, (keyed) =>
            client.placeLotteryOrder(request, { ...keyed, signal }),
          );
          const [order] = orders;
          if (!order) throw new Error('Nothing was placed');
          deps.money.moved();
          return { kind: 'placed', order };
        } catch (error) {
          const { code, value } = asFailure(error);
          if (code === 'lottery.priceChanged') return renewed(rules.lottery, lines, signal);
          if (code === 'lottery.closed') return late(rules, value);
          const allowance = allowanceOf(error);
          if (allowance) return { kind: 'limited', allowance };
          throw error;
        }
      }),
      cancelOrder: fromPromise(async ({ input, signal }) => {
        const { order } = await cancelling.move(input, (keyed) =>
          client.cancelLotteryOrder(input, { ...keyed, signal }),
        );
        deps.money.moved();
        return { kind: 'cancelled' as const, order };
      }),
    },
  });
}

/** The rules with the issue that can be bet on instead, or none. */
function late(rules: LotteryRules, value: unknown): PlaceOutcome {
  const parsedValue = v.safeParse(closed, value);
  return {
    kind: 'closed',
    rules: { ...rules, issues: parsedValue.success && parsedValue.output.next ? [parsedValue.output.next] : [] },
  };
}
