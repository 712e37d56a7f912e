import { type ActorRefFrom, fromPromise } from 'xstate';
import { lotteryChasesMachine } from '../../../../../machines/play/lottery-chases/lottery-chases.machine';
import { SETTINGS } from '../../../../contract';
import { lotteryEndpoints } from '../../../../contract/play/lottery-endpoints';
import { listFlow, pageOf } from '../../../../ui/list/list.flow';
import { createOnce } from '../../../../ui/money/once';
import type { FlowDependencies } from '../../../parts/dependencies';

export type ChasesRef = ActorRefFrom<typeof lotteryChasesMachine>;

/** The chases that hold something, and their end (own.lottery.chases). */
export function lotteryChasesFlow(deps: Pick<FlowDependencies, 'clientFor' | 'randomKey' | 'money'>) {
  const client = deps.clientFor(lotteryEndpoints);
  const ending = createOnce(deps);
  return lotteryChasesMachine.provide({
    actors: {
      list: listFlow('lottery-chases', async (_, page, signal) =>
        pageOf(await client.lotteryChases({ ...page, pageSize: SETTINGS.lottery.pageSize }, { signal })),
      ),
      endChases: fromPromise(async ({ input: { id }, signal }) => {
        const request = id === null ? {} : { id };
        const ended = await ending.move(request, (keyed) => client.endLotteryChases(request, { ...keyed, signal }));
        deps.money.moved();
        return ended;
      }),
    },
  });
}
