import { fromCallback, fromPromise } from 'xstate';
import { sessionMachine } from '../../../../machines/session/session.machine';
import type { Needs } from '../../parts/needs';
import { endSession } from '../../parts/session/end-session';
import { forgetSession } from '../../parts/session/forget-session';
import { balanceFlow } from './balance.flow';
import { realityCheckFlow } from './reality-check.flow';

export const sessionFlow = (
  needs: Pick<Needs, 'client' | 'storage' | 'vault' | 'forgetReads' | 'time' | 'now' | 'reality' | 'money' | 'inView'>,
) =>
  sessionMachine.provide({
    actors: {
      restoreSession: fromPromise(async ({ signal }) => {
        if (needs.storage.changeFlagged()) await leaveChange(needs, signal);
        return needs.storage.token() ? needs.client.memberInfo(undefined, { signal }) : null;
      }),
      forgetSession: fromPromise(async () => forgetSession(needs)),
      prolongSession: fromPromise(async ({ signal }) => needs.time.learn(await needs.client.prolongSession(undefined, { signal }))),
      watchTime: fromCallback(({ sendBack }) => needs.time.watch(sendBack)),
      realityCheck: realityCheckFlow(needs),
      balance: balanceFlow(needs),
      watchTabs: fromCallback(({ sendBack }) => needs.storage.shared.listen({ onEnded: () => sendBack({ type: 'tab.ended' }) })),
    },
  });

/** Loading the page again leaves a password change that is due, and that logs out, even if the gateway cannot be told (own.password-change.left). */
async function leaveChange(needs: Pick<Needs, 'client' | 'storage' | 'vault' | 'forgetReads'>, signal: AbortSignal) {
  await endSession(needs.client, signal).catch(() => {});
  forgetSession(needs);
}
