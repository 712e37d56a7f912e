import type { systemStatusMachine } from '../../../machines/platform/system-status/system-status.machine';
import type { Driver, Gateway, Screen } from '../../../src/atlas';

/** Expects the portal with its frame, and no page that replaces it while closed. */
async function portal(screen: Screen) {
  await screen.sees('main');
  await screen.sees('banner');
  await screen.hides('heading', 'maintenance.title');
  await screen.hides('heading', 'unreachable.title');
}

/** Status of the gateway: closed only as far as the outcome says. */
const says =
  ({ first = 'off', country = 'allow' }, closed?: (gateway: Gateway) => Promise<void> | void) =>
  async (gateway: Gateway) => {
    await gateway.ops('maintenance', 'off');
    await gateway.ops('region', country, 'BD');
    await gateway.ops('flag', 'LOGINHOME', first);
    await closed?.(gateway);
  };

/** By the system clock, which no test of the status changes. */
const inTenMinutes = () => new Date(Date.now() + 600_000).toISOString();

/** Steps of a tester who finds the portal open or closed. */
export const systemStatusDriver = {
  events: {
    'retry.requested': (screen, _, { site }) =>
      screen.press(site?.maintenance ? 'maintenance.retry' : 'unreachable.retry'),
    'service.rejected': 'itself',
  },
  states: {
    checking: portal,
    routing: 'passes',
    open: portal,
    'open.steady': portal,
    'open.confirming': portal,
    maintenance: async (screen, { site }) => {
      await screen.sees('heading', 'maintenance.title');
      await screen.sees('link', 'maintenance.contact');
      if (site?.maintenanceEnd === null) await screen.reads('maintenance.endUnknown');
    },
    'maintenance.waiting': (screen) => screen.sees('button', 'maintenance.retry'),
    'maintenance.rechecking': (screen) => screen.busy('maintenance.retry'),
    restricted: async (screen) => {
      await screen.sees('heading', 'restricted.title');
      await screen.reads('restricted.ip');
      await screen.sees('link', 'restricted.contact');
    },
    invalidUrl: async (screen) => {
      await screen.sees('heading', 'invalid-url.title');
      await screen.sees('link', 'invalid-url.contact');
    },
    unreachable: (screen) => screen.sees('heading', 'unreachable.title'),
    'unreachable.waiting': (screen) => screen.sees('button', 'unreachable.retry'),
    'unreachable.retrying': (screen) => screen.busy('unreachable.retry'),
  },
  outcomes: {
    readStatus: {
      open: says({}),
      'members only': says({ first: 'on' }),
      'maintenance for ten minutes': says({}, (gateway) => gateway.ops('maintenance', 'on', '--until', inTenMinutes())),
      'maintenance without an end': says({}, (gateway) => gateway.ops('maintenance', 'on')),
      'restricted here': says({ country: 'block' }),
      'unknown host': { cannot: 'In the demo every name that the portal is reached by is ours.' },
      offline: (gateway) => gateway.cut(),
    },
  },
  endings: { readStatus: 'systemStatus' },
} satisfies Driver<typeof systemStatusMachine>;
