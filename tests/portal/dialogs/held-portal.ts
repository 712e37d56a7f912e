import { createActor, fromPromise } from 'xstate';
import { type DialogRequest, dialogsMachine } from '../../../machines/dialogs/dialogs.machine';
import { logoutMachine } from '../../../machines/logout/logout.machine';
import { portalMachine } from '../../../machines/portal/portal.machine';
import { sessionMachine } from '../../../machines/session/session.machine';
import { type Site, systemStatusMachine } from '../../../machines/system-status/system-status.machine';
import { createClient, type MemberInfo } from '../../../src/contract';
import { createVault } from '../../../src/portal/browser/vault';
import { heldLogin } from './charts';
import { heldWork } from './support';

const never = <Output>() => fromPromise<Output>(() => new Promise(() => {}));
/** Nothing is called: what the charts want done is in the test's hands. */
const client = createClient({
  fetch: () => Promise.reject(new Error('No call was expected')),
  credentials: () => ({ language: 'en', merchant: 'maidan', token: null }),
  seal: () => Promise.reject(new Error('No call was expected')),
});
const nothing = fromPromise<void>(async () => {});

/** The root chart, running, with the work of its dialogs in the test's hands. `account` is who is here; null is a visitor. */
export function heldPortal(account: MemberInfo | null = null) {
  const { machine: login, ...loginWork } = heldLogin();
  const loadDialog = heldWork<void, { name: DialogRequest['name'] }>();
  const endSession = heldWork<void>();
  const portal = createActor(
    portalMachine.provide({
      actors: {
        systemStatus: systemStatusMachine.provide({ actors: { readStatus: never<Site>() } }),
        session: sessionMachine.provide({ actors: { restoreSession: fromPromise(async () => account), forgetSession: nothing } }),
        dialogs: dialogsMachine.provide({ actors: { loadDialog: loadDialog.logic, login } }),
        logout: logoutMachine.provide({ actors: { endSession: endSession.logic, forgetSession: nothing } }),
        loadCountries: nothing,
      },
    }),
    { input: { language: 'en' } },
  ).start();
  return { page: { portal, client, vault: createVault() }, portal, loadDialog, endSession, ...loginWork };
}
