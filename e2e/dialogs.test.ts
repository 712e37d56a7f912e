import { dialogsDriver } from '../tests/drivers/dialogs.driver';
import type { Tester } from './support/tester';
import { tour } from './support/tour';

type Open = {
  who: 'nobody' | 'player' | 'agent';
  /** Which scripts have come; none comes while the network is cut. */
  brought: string[];
  cut: boolean;
  /** The login was closed, or sent from the header: it ends by itself. */
  leaving: boolean;
  sent: boolean;
};

const begins: Open = { who: 'nobody', brought: [], cut: false, leaving: false, sent: false };
const chunkOf = (name: string) => (name === 'login' ? 'login' : 'coming');

const arrives = (username?: string) => async (tester: Tester) => {
  await tester.gateway.ops('flag', 'SLIDEVERIF', 'off');
  if (username) await tester.isLoggedIn(username);
  await tester.page.goto('/');
  if (username) await tester.screen.sees('button', 'header.balance.refresh');
  else await tester.screen.sees('form', 'header.quickLogin');
};

/** Who may ask for what, from where. */
function mayAsk(request: { name: string; submitted?: boolean }, value: unknown, { who }: Open): boolean {
  if (request.submitted) return value === 'closed' && who === 'nobody';
  if (request.name === 'memberCentre') return who !== 'nobody';
  return request.name !== 'agentCentre' || who === 'agent';
}

tour<Open>('dialogs', dialogsDriver, {
  openings: {
    'a visitor arrives': { world: begins, open: arrives() },
    'an agent comes back': { world: { ...begins, who: 'agent' }, open: arrives('agent') },
    'the network is cut': { world: { ...begins, cut: true }, open: arrives() },
  },
  acts: ['login'],
  // Scripts that came are there: only the first time there is something to wait for.
  waits({ invoke }, { brought, cut }) {
    return invoke === 'loadDialog' && (cut || brought.length === 0) ? 'chunk' : undefined;
  },
  due: ({ sample }, { world: { leaving, sent } }) =>
    (sample?.class === 'left without a login' && leaving) || (sample?.class === 'logged in' && sent),
  after({ event, sample }, { value, context, world }) {
    const request = Object(context.request);
    if (sample?.of === 'loadDialog') {
      if (sample.class === 'it did not come') return world.cut ? world : undefined;
      if (world.cut) return undefined;
      return { ...world, brought: [...new Set([...world.brought, chunkOf(request.name)])].sort() };
    }
    if (sample?.of === 'login') {
      const settled = { ...world, leaving: false, sent: false };
      if (sample.class === 'left without a login') return world.leaving ? settled : undefined;
      return world.who === 'nobody' && !world.leaving ? { ...settled, who: 'player' } : undefined;
    }
    if (event.type === 'dialog.closed') return value === 'login' ? { ...world, leaving: true } : { ...world, sent: false };
    if (event.type !== 'dialog.requested') return world;
    if (context.request && request.name === event.request.name) return undefined;
    return mayAsk(event.request, value, world) ? { ...world, sent: event.request.submitted === true } : undefined;
  },
});
