import { fromPromise } from 'xstate';
import { type DialogRequest, dialogsMachine } from '../../../machines/dialogs/dialogs.machine';
import type { freeTrialMachine } from '../../../machines/free-trial/free-trial.machine';
import type { loginMachine } from '../../../machines/login/login.machine';
import { SETTINGS } from '../../contract';
import { deferredLogic } from './deferred-logic';
import type { Needs } from './needs';

type Name = DialogRequest['name'];
/** Brings the view of a dialog and its words. */
export type LoadView = (name: Name) => Promise<unknown>;

export const dialogsFlow = (needs: Needs, loadView: LoadView) => {
  const login = deferredLogic<typeof loginMachine>('login');
  const freeTrial = deferredLogic<typeof freeTrialMachine>('freeTrial');
  const bringFlow: Record<Name, () => Promise<void>> = {
    login: async () => login.bring((await import('./login')).loginFlow(needs)),
    memberCentre: async () => {},
    agentCentre: async () => {},
    freeTrial: async () => freeTrial.bring((await import('./free-trial')).freeTrialFlow(needs)),
  };
  return dialogsMachine.provide({
    actors: {
      login: login.logic,
      freeTrial: freeTrial.logic,
      loadDialog: fromPromise(async ({ input: { name } }) => {
        await inTime(Promise.all([bringFlow[name](), loadView(name)]), SETTINGS.chunkTimeout);
      }),
    },
  });
};

/** A chunk that has not come after 120 s is a load error (s8.chunk.load-error). */
export async function inTime<T>(work: Promise<T>, limit: number): Promise<T> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error('The chunk did not come in time')), limit);
  });
  return Promise.race([work, late]).finally(() => clearTimeout(timer));
}
