import { gateDriver } from '../tests/drivers/gate.driver';
import type { Tester } from './support/tester';
import { tour } from './support/tour';

/** `told`: the status of the site was read; it is read again where a call of somebody who is in is told that the platform is closed. */
type Coming = { who: 'visitor' | 'player'; told: boolean };

const arrives = (username?: string) => async (tester: Tester) => {
  await tester.gateway.ops('flag', 'SLIDEVERIF', 'off');
  if (username) await tester.isLoggedIn(username);
  await tester.page.goto('/');
};

tour<Coming>('gate', gateDriver, {
  openings: {
    'a visitor arrives': { world: { who: 'visitor', told: false }, open: arrives() },
    'a player comes back': { world: { who: 'player', told: false }, open: arrives('player') },
  },
  waits: ({ event }) => (event.type === 'site.opened' ? 'systemStatus' : undefined),
  // Who asks is told.
  due: ({ event }, { value, world: { who } }) =>
    Object(value).guarded === 'asking' && event.type === (who === 'player' ? 'session.present' : 'session.absent'),
  after({ event }, { value, world }) {
    const { who, told } = world;
    if (event.type === 'site.opened') return !told || who === 'player' ? { ...world, told: true } : undefined;
    if (Object(value).guarded === 'asking') return world;
    if (event.type === 'session.present') return who === 'visitor' ? { ...world, who: 'player' } : undefined;
    return who === 'player' ? { ...world, who: 'visitor' } : undefined;
  },
  async prepare({ gateway, screen }, { event }, _, { told }) {
    if (event.type !== 'site.opened' || !told) return;
    await gateway.ops('fault', 'balance', '503', '--times', '1');
    await screen.press('header.balance.refresh');
  },
  causes: {
    'site.opened': async ({ gateway, edge }, { loginFirst }) => {
      await gateway.ops('flag', 'LOGINHOME', loginFirst ? 'on' : 'off');
      await edge.comes('systemStatus');
      await edge.release('systemStatus');
    },
    'session.present': (tester) => tester.logsIn('player'),
    'session.absent': async ({ screen }) => {
      await screen.press('header.logout');
      await screen.press('logout.confirm');
    },
  },
  tolerates: [['balance', 503]],
});
