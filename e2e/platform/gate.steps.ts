import { gateDriver } from '../../tests/drivers/platform/gate.driver';
import { triggerPlatformClosed } from '../harness/people';
import { flowSteps } from '../harness/row';
import type { Tester } from '../harness/tester';

/** The page is open, and the site's status is loading. */
const arrives = (username?: string) => async (tester: Tester) => {
  if (username) await tester.isLoggedIn(username);
  await tester.page.goto('/');
  await tester.edge.comes('systemStatus');
};
const isIn = async (tester: Tester): Promise<boolean> => (await tester.kept()).token !== undefined;

export const gateSteps = flowSteps('gate', gateDriver, {
  openings: {
    'a visitor arrives': { fixture: 'visitor', open: arrives() },
    'a player comes back': { fixture: 'member', open: arrives('player') },
  },
  leads: { 'session.present': 'member', 'session.absent': 'visitor' },
  never({ event }, { value, environment: { fixture } }) {
    const member = fixture === 'member';
    // It reloads when a request of a logged-in user is rejected because the platform is closed.
    if (event.type === 'site.opened') return value !== 'unknown' && !member;
    const present = event.type === 'session.present';
    return Object(value).guarded === 'checking' ? present !== member : present === member;
  },
  causes: {
    'site.opened': async (tester, { loginFirst }) => {
      const { gateway, edge } = tester;
      await gateway.ops('flag', 'LOGINHOME', loginFirst ? 'on' : 'off');
      if (!edge.waits('systemStatus')) await triggerPlatformClosed(tester);
      await edge.comes('systemStatus');
      await edge.release('systemStatus');
    },
    // The gate asks and is answered without any action of the player.
    'session.present': async (tester) => ((await isIn(tester)) ? undefined : tester.logsIn('player')),
    'session.absent': async (tester) => {
      if (!(await isIn(tester))) return;
      await tester.screen.press('header.logout');
      await tester.screen.press('logout.confirm');
    },
  },
  tolerates: [['balance', 503]],
});
