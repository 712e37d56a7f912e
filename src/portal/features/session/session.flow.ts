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
      restoreSession: fromPromise(async ({ signal }) => {
        if (deps.storage.changeFlagged()) await leaveChange(deps, signal);
        return deps.storage.token() ? deps.client.memberInfo(undefined, { signal }) : null;
      }),
      forgetSession: fromPromise(async () => forgetSession(deps)),
      prolongSession: fromPromise(async ({ signal }) => deps.time.learn(await deps.client.prolongSession(undefined, { signal }))),
      watchTime: fromCallback(({ sendBack }) => deps.time.watch(sendBack)),
      realityCheck: realityCheckFlow(deps),
      balance: balanceFlow(deps),
      watchTabs: fromCallback(({ sendBack }) => deps.storage.shared.listen({ onEnded: () => sendBack({ type: 'tab.ended' }) })),
    },
  });

/** Loading the page again leaves a password change that is due, and that logs out, even if the gateway cannot be told (own.password-change.left). */
async function leaveChange(deps: Pick<FlowDependencies, 'client' | 'storage' | 'vault' | 'forgetReads'>, signal: AbortSignal) {
  await endSession(deps.client, signal).catch(() => {});
  forgetSession(deps);
}
