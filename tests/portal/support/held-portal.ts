import { createActor, fromPromise } from 'xstate';
import { type DialogRequest, dialogsMachine } from '../../../machines/dialogs/dialogs.machine';
import { entranceMachine } from '../../../machines/entrance/entrance.machine';
import type { Beginning } from '../../../machines/login/login.machine';
import { logoutMachine } from '../../../machines/logout/logout.machine';
import { portalMachine } from '../../../machines/portal/portal.machine';
import { type Plan, realityCheckMachine } from '../../../machines/reality-check/reality-check.machine';
import { sessionMachine } from '../../../machines/session/session.machine';
import { type Site, systemStatusMachine } from '../../../machines/system-status/system-status.machine';
import { createClient, type MemberInfo, type ModuleId } from '../../../src/contract';
import { endpoints } from '../../../src/contract/endpoints';
import { createVault } from '../../../src/portal/browser/vault';
import { heldLogin } from './charts';
import { heldWork } from './dialog-support';

const never = <Output>() => fromPromise<Output>(() => new Promise(() => {}));
/** Nothing is called: what the charts want done is in the test's hands. */
const client = createClient(endpoints, {
  fetch: () => Promise.reject(new Error('No call was expected')),
  credentials: () => ({ language: 'en', merchant: 'maidan', token: null }),
  seal: () => Promise.reject(new Error('No call was expected')),
});
const nothing = fromPromise<void>(async () => {});

/** An open site with these modules on; unknown as long as none is named. */
const siteOf = (on: ModuleId[]): Site => ({
  maintenance: false,
  regionRestriction: false,
  maintenanceEnd: null,
  serverTime: 0,
  location: { ip: '203.0.113.7', country: 'BD' },
  resources: [],
  customerService: [],
  whiteLabel: on.map((modId) => ({ modId, enabled: '1', childrenNodes: [] })),
  loginFirst: false,
});

/** The root chart, running, with the work of its dialogs in the test's hands. `account` is who is here; null is a visitor. */
export function heldPortal(account: MemberInfo | null = null, { on = [], beginning }: { on?: ModuleId[]; beginning?: Beginning } = {}) {
  const { machine: login, ...loginWork } = heldLogin(beginning);
  const loadDialog = heldWork<void, { name: DialogRequest['name'] }>();
  const endSession = heldWork<void>();
  const portal = createActor(
    portalMachine.provide({
      actors: {
        systemStatus: systemStatusMachine.provide({
          actors: { readStatus: on.length > 0 ? fromPromise(async () => siteOf(on)) : never<Site>() },
        }),
        session: sessionMachine.provide({
          actors: {
            restoreSession: fromPromise(async () => account),
            forgetSession: nothing,
            realityCheck: realityCheckMachine.provide({ actors: { loadPlan: never<Plan>() } }),
          },
        }),
        dialogs: dialogsMachine.provide({
          actors: { loadDialog: loadDialog.logic, entrance: entranceMachine.provide({ actors: { login } }) },
        }),
        logout: logoutMachine.provide({ actors: { endSession: endSession.logic, forgetSession: nothing } }),
        loadCountries: nothing,
      },
    }),
    { input: { language: 'en' } },
  ).start();
  return { page: { portal, client, vault: createVault() }, portal, loadDialog, endSession, ...loginWork };
}
