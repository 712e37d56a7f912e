import { fromCallback, fromPromise } from 'xstate';
import { appUpdateMachine } from '../../../../../machines/platform/app-update/app-update.machine';
import { isTyped } from '../../../browser/is-typed';
import { aWorkerWaits, letTakeOver } from '../../../browser/waiting-worker';

/** Address of the worker; the gateway always sends the newest. */
const WORKER = '/sw.js';

/** Meets own.app.offline, own.app.update. */
export const appUpdateFlow = (container: ServiceWorkerContainer, page: Document) =>
  appUpdateMachine.provide({
    actors: {
      register: fromPromise(async () => {
        const { scope } = await container.register(WORKER);
        if (!scope) throw new Error('The browser took no worker');
      }),
      watchWorker: fromCallback(({ sendBack }) => {
        // The first worker that a page gets replaces none.
        const had = container.controller !== null;
        const changed = () => had && sendBack({ type: 'update.takenOver' });
        container.addEventListener('controllerchange', changed);
        const stop = new AbortController();
        void container.ready.then((registration) =>
          aWorkerWaits(registration, () => sendBack({ type: 'update.found' }), stop.signal),
        );
        return () => {
          container.removeEventListener('controllerchange', changed);
          stop.abort();
        };
      }),
      look: fromPromise<void>(async () => void (await (await container.ready).update())),
      takeOver: fromPromise(async () => letTakeOver(await container.ready)),
      weigh: fromPromise(async () => ({ kind: isTyped(page) ? ('typed' as const) : ('free' as const) })),
    },
  });
