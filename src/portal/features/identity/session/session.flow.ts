import { fromCallback, fromPromise } from 'xstate';
import { sessionMachine } from '../../../../../machines/identity/session/session.machine';
import type { PageDependencies } from '../../../parts/dependencies';
import { endSession, forgetSession } from '../../../parts/session/end-session';
import { balanceFlow } from './balance.flow';
import { realityCheckFlow } from './reality-check.flow';
import { sessionTimeFlow } from './session-time.flow';
import { unreadFlow } from './unread.flow';

export const sessionFlow = (
  deps: Pick<
    PageDependencies,
    | 'client'
    | 'site'
    | 'storage'
    | 'vault'
    | 'forgetReads'
    | 'time'
    | 'now'
    | 'reality'
    | 'money'
    | 'live'
    | 'inView'
    | 'messages'
  >,
) =>
  sessionMachine.provide({
    actors: {
      restoreSession: fromPromise(async ({ signal }) =>
        deps.storage.token() ? deps.client.memberInfo(undefined, { signal }) : null,
      ),
      leaveChange: fromPromise(async ({ signal }) => {
        await endSession(deps, signal).catch(() => {});
        forgetSession(deps);
      }),
      forgetSession: fromPromise(async () => forgetSession(deps)),
      sessionTime: sessionTimeFlow(deps),
      realityCheck: realityCheckFlow(deps),
      balance: balanceFlow(deps),
      unread: unreadFlow(deps),
      showLogin: fromCallback(() => deps.storage.logins.show()),
      watchLogins: fromCallback(({ sendBack }) =>
        deps.storage.logins.watch((isLoginOpen) =>
          sendBack({ type: isLoginOpen ? 'login.observed' : 'login.missing' }),
        ),
      ),
      watchTabs: fromCallback(({ sendBack }) =>
        deps.storage.shared.listen({ onEnded: () => sendBack({ type: 'tab.ended' }) }),
      ),
    },
  });
