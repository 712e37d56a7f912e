import { realityCheckDriver } from '../tests/drivers/reality-check.driver';
import { quietly } from './support/edge';
import { elsewhere } from './support/limits';
import type { Tester } from './support/tester';
import { tour } from './support/tour';

/**
 * `wants`: the player wants it. `reminded`: it came already; a second time would come after the session warns. `leaving`: the question
 * whether to log out is over it.
 */
type Reminder = { wants: boolean; reminded: boolean; leaving: boolean };

const begins: Reminder = { wants: true, reminded: false, leaving: false };
const arrives = (minutes: 15 | null) => async (tester: Tester) => {
  await elsewhere(tester.gateway, (client) => client.setRealityCheck({ minutes }));
  await tester.isLoggedIn('player');
  await tester.page.goto('/');
};
const QUARTER = 15 * 60;

tour<Reminder>('reality-check', realityCheckDriver, {
  openings: {
    'a player who wants it': { world: begins, open: arrives(15) },
    'a player who wants none': { world: { ...begins, wants: false }, open: arrives(null) },
  },
  waits: ({ invoke }) => (invoke === 'loadPlan' || invoke === 'readCheck' ? quietly('realityCheck') : undefined),
  after({ event, sample }, { value, world }) {
    const wanted = sample?.class === 'the player wants it';
    if (sample?.of === 'loadPlan') return sample.class === 'offline' || wanted === world.wants ? world : undefined;
    if (event.type === 'leave.requested') return { ...world, leaving: true };
    if (event.type === 'check.due') return world.reminded ? undefined : { ...world, reminded: true };
    if (event.type !== 'setting.changed') return { ...world, leaving: false };
    // The dialog keeps the page of limits away; while it is learnt, nobody is so quick.
    return value === 'off' || value === 'counting' || value === 'unknown' ? { ...world, wants: !world.wants } : undefined;
  },
  // Who stays has answered before anything else.
  prepare: async ({ screen }, _step, _next, { leaving }) => {
    if (leaving) await screen.press('logout.stay');
  },
  causes: {
    // Nobody sees whether it is known already when it is due.
    'check.due': async (tester) => {
      await tester.edge.rests();
      await tester.waits(QUARTER + 1);
    },
    async 'setting.changed'({ screen, edge, page }) {
      await edge.rests();
      await screen.visit('/');
      await screen.visit('/?dialog=memberCentre&page=limits');
      await screen.press('limits.reality.choose');
      const list = page.locator('select[name=minutes]');
      await list.selectOption((await list.inputValue()) === 'never' ? '15' : 'never');
      await screen.press('limits.reality.submit');
    },
  },
});
