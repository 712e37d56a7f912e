import { fromCallback, fromPromise } from 'xstate';
import { sessionTimeMachine } from '../../../../../machines/identity/session-time/session-time.machine';
import type { PageDependencies } from '../../../parts/dependencies';

/** The remaining time of a session, learnt from the gateway (own.session.expiry). */
export const sessionTimeFlow = ({ client, time }: Pick<PageDependencies, 'client' | 'time'>) =>
  sessionTimeMachine.provide({
    actors: {
      prolongSession: fromPromise(async ({ signal }) => time.learn(await client.prolongSession(undefined, { signal }))),
      watchTime: fromCallback(({ sendBack }) => time.watch(sendBack)),
    },
  });
