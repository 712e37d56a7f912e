import { act } from '@testing-library/react';
import { onTestFinished } from 'vitest';
import { createActor, fromCallback, fromPromise } from 'xstate';
import type { Beginning } from '../../../machines/identity/login/login.types';
import { logoutMachine } from '../../../machines/identity/logout/logout.machine';
import { sessionMachine } from '../../../machines/identity/session/session.machine';
import { sessionTimeMachine } from '../../../machines/identity/session-time/session-time.machine';
import { balanceMachine } from '../../../machines/money/balance/balance.machine';
import { type Plan, realityCheckMachine } from '../../../machines/money/reality-check/reality-check.machine';
import { countryListMachine } from '../../../machines/platform/country-list/country-list.machine';
import { gateMachine } from '../../../machines/platform/gate/gate.machine';
import { hostMachine, type Loaded, type Place, type Seat } from '../../../machines/platform/host/host.machine';
import { languageMachine } from '../../../machines/platform/language/language.machine';
import { portalMachine } from '../../../machines/platform/portal/portal.machine';
import { type Site, systemStatusMachine } from '../../../machines/platform/system-status/system-status.machine';
import { type News, newsMachine } from '../../../machines/support/news/news.machine';
import { unreadMachine, type Waiting } from '../../../machines/support/unread/unread.machine';
import { createClient, type Language, type MemberInfo, type ModuleId } from '../../../src/contract';
import { endpoints } from '../../../src/contract/endpoints';
import { createContents } from '../../../src/portal/app/content';
import { destinations, facts } from '../../../src/portal/destinations';
import type { Destination } from '../../../src/portal/parts/portal/destination';
import { heldLogin } from './charts';
import { heldWork } from './dialog-support';
import { lend } from './flow-support';

const never = <Output>() => fromPromise<Output>(() => new Promise(() => {}));
/** Sends nothing: the test settles the charts' work. */
const client = createClient(endpoints, {
  fetch: () => Promise.reject(new Error('No call was expected')),
  credentials: () => ({ language: 'en', merchant: 'maidan', token: null }),
  seal: () => Promise.reject(new Error('No call was expected')),
});
const nothing = fromPromise<void>(async () => {});
/** Listens to nothing, so that no listener outlives its test. */
const silent = fromCallback(() => {});
const fails = <Output>() => fromPromise<Output>(() => Promise.reject(new Error('No call was expected')));

/** An open site with these modules on; undefined without any. */
const siteOf = (on: ModuleId[]): Site => ({
  maintenance: false,
  regionRestriction: false,
  maintenanceEnd: null,
  serverTime: 0,
  location: { ip: '203.0.113.7', country: 'BD' },
  resources: [],
  release: '',
  timeZone: 'Asia/Dhaka',
  registersHere: true,
  memberOrigin: null,
  newcomerBonus: '500.00',
  phoneFailure: 'field',
  customerService: [],
  gameTypes: [],
  gtagId: '',
  imageCDNs: [],
  logoutMethod: 'POST',
  memberMenu: 14,
  minimumAge: 18,
  whiteLabel: on.map((modId) => ({ modId, enabled: '1', childrenNodes: [] })),
  loginFirst: false,
});

/** `site`: overrides. */
type Held = { on?: ModuleId[]; site?: Partial<Site>; beginning?: Beginning; rows?: Record<string, Destination> };

/**
 * Runs the root chart over the real destinations, whose chunks load when the test says so; the test settles the login
 * chart's work. `account` is the current account, null for a visitor. `rows`: replaced destinations.
 */
export function heldPortal(account: MemberInfo | null = null, { on = [], site, beginning, rows = {} }: Held = {}) {
  const { machine: login, ...loginWork } = heldLogin(beginning);
  const { deps } = lend({}, on);
  const { login: dialog, loginScreen } = destinations;
  const contents = createContents(deps, {
    ...destinations,
    ...(dialog?.seat === 'dialog' && {
      login: { ...dialog, load: async () => ({ ...(await dialog.load()), flow: () => login }) },
    }),
    ...(loginScreen?.seat === 'screen' && {
      loginScreen: { ...loginScreen, chart: async () => ({ flow: () => login }) },
    }),
    ...rows,
  });
  const loading = heldWork<Loaded, Place>();
  const load = {
    asked: loading.asked,
    fails: loading.fails,
    /** Loads the latest requested chunk, or that of `to`. */
    comes: (to = loading.asked.at(-1)?.input.to) =>
      act(async () => {
        const request = loading.asked.findLast(({ input }) => input.to === to);
        if (!request) throw new Error(`${to} was not asked for`);
        request.resolve(await contents.load(request.input));
      }),
  };
  const endSession = heldWork<void>();
  const portal = createActor(
    portalMachine.provide({
      actors: {
        systemStatus: systemStatusMachine.provide({
          actors: {
            readStatus: on.length > 0 || site ? fromPromise(async () => ({ ...siteOf(on), ...site })) : never<Site>(),
          },
        }),
        session: sessionMachine.provide({
          actors: {
            restoreSession: fromPromise(async () => account),
            leaveChange: nothing,
            forgetSession: nothing,
            sessionTime: sessionTimeMachine.provide({ actors: { prolongSession: nothing, watchTime: silent } }),
            watchTabs: silent,
            showLogin: silent,
            watchLogins: silent,
            balance: balanceMachine.provide({
              actors: { loadBalance: fails<string>(), lookBalance: fails<string>(), watchMoney: silent },
            }),
            unread: unreadMachine.provide({ actors: { lookUnread: fails<Waiting>(), watchMessages: silent } }),
            realityCheck: realityCheckMachine.provide({ actors: { loadPlan: never<Plan>(), watchSetting: silent } }),
          },
        }),
        host: hostMachine.provide({ actors: { load: loading.logic, content: contents.logic } }),
        logout: logoutMachine.provide({ actors: { endSession: endSession.logic, forgetSession: nothing } }),
        gate: gateMachine,
        language: languageMachine.provide({
          actors: {
            changeLanguage: fromPromise(async ({ input }) => input.language),
            saveLanguage: fromPromise<void, { language: Language }>(async () => {}),
          },
        }),
        countryList: countryListMachine.provide({ actors: { loadCountries: nothing } }),
        news: newsMachine.provide({ actors: { loadNews: fromPromise<News[]>(async () => []) } }),
      },
    }),
    { input: { language: 'en', destinations: facts } },
  ).start();
  onTestFinished(() => void portal.stop());
  /** The actor open in a seat of the page. */
  const host = (seat: Seat) => portal.getSnapshot().children[seat];
  const at = (seat: Seat) => host(seat)?.getSnapshot().context.place?.to;
  const content = (seat: Seat) => host(seat)?.getSnapshot().children.content;
  return {
    page: { portal, client, clientFor: deps.clientFor, vault: deps.vault, live: deps.live, contents },
    portal,
    deps,
    load,
    host,
    at,
    content,
    endSession,
    ...loginWork,
  };
}

/** Expires the portal's session, as its clock does. */
export const runOut = (portal: ReturnType<typeof heldPortal>['portal']) =>
  portal.getSnapshot().children.session?.getSnapshot().children.sessionTime?.send({ type: 'time.expired' });
