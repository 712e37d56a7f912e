import { fromCallback, fromPromise } from 'xstate';
import { sessionMachine } from '../../../../machines/session/session.machine';
import type { FlowDependencies } from '../../parts/dependencies';
import { endSession } from '../../parts/session/end-session';
import { forgetSession } from '../../parts/session/forget-session';
import { balanceFlow } from './balance.flow';
import { realityCheckFlow } from './reality-check.flow';

export const sessionFlow = (
  deps: Pick<FlowDependencies, 'client' | 'storage' | 'vault' | 'forgetReads' | 'time' | 'now' | 'reality' | 'money' | 'inView'>,
) =>
  sessionMachine.provide({
    actors: {
      restoreSession: fromPromise(async ({ signal }) => (deps.storage.token() ? deps.client.memberInfo(undefined, { signal }) : null)),
      leaveChange: fromPromise(async ({ signal }) => {
        await endSession(deps.client, signal).catch(() => {});
        forgetSession(deps);
      }),
      forgetSession: fromPromise(async () => forgetSession(deps)),
      prolongSession: fromPromise(async ({ signal }) => deps.time.learn(await deps.client.prolongSession(undefined, { signal }))),
      watchTime: fromCallback(({ sendBack }) => deps.time.watch(sendBack)),
      realityCheck: realityCheckFlow(deps),
      balance: balanceFlow(deps),
      watchTabs: fromCallback(({ sendBack }) => deps.storage.shared.listen({ onEnded: () => sendBack({ type: 'tab.ended' }) })),
    },
  });
