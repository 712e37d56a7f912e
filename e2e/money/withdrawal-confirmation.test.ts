import { withdrawalConfirmationDriver } from '../../tests/drivers/money/withdrawal-confirmation.driver';
import { inCentre } from '../harness/centre';
import { quietly } from '../harness/edge';
import { describePaths, hearsNews, ticks } from '../harness/row';
import type { Tester } from '../harness/tester';

/** What news make of the world, by the state that they tell of. */
const NEWS: Record<string, string> = {
  disbursed: 'withdrawalDueSoon',
  notReceived: 'withdrawalNotReceived',
  received: 'withdrawalReceivedLate',
};
/** Where news are waited for: what is being done, or said wrong, would be lost by them; and what is over has none. */
const CALM = ['choosing', 'watched', 'disputed'];
const OPEN = ['requested', 'disbursed', 'notReceived'];
const leaf = (value: unknown): unknown => {
  const [inner] = typeof value === 'object' && value !== null ? Object.values(value) : [value];
  return typeof inner === 'object' ? leaf(inner) : (inner ?? value);
};

/** That the time is over would else be told by itself, faster than the player sees it. */
const hearsNothing = ({ edge }: Tester) => edge.cut(quietly('withdrawal'));

describePaths('withdrawal-confirmation', withdrawalConfirmationDriver, {
  openings: {
    'one that is paid out': {
      input: 'of a withdrawal',
      fixture: 'withdrawalDueSoon',
      ...inCentre('withdraw', { as: 'downline', enter: async ({ screen }) => screen.press('withdraw.say') }),
    },
  },
  never({ event, sample }, { value, context }) {
    if (sample?.of === 'withdrawalReport' && sample.class !== 'left')
      return (sample.class === 'nothing arrived') !== (context.arrived === 'nothing');
    // What is chosen already cannot be chosen.
    if (event.type === 'report.chosen') return event.arrived === context.arrived;
    return (
      event.type === 'withdrawal.changed' &&
      !(CALM.includes(String(leaf(value))) && OPEN.includes(Object(context.withdrawal).state))
    );
  },
  causes: {
    'withdrawal.changed': (tester, { withdrawal }) => hearsNews(tester, NEWS[withdrawal.state] ?? ''),
    'countdown.ticked': ticks,
    'countdown.ended': async (tester) => {
      await hearsNothing(tester);
      await tester.waits(6 * 60);
    },
  },
  prepare: async (tester, { sample }) =>
    sample?.of === 'withdrawalReport' && sample.class === 'outdated' ? hearsNothing(tester) : undefined,
  tolerates: [['reportPartial', 409]],
});
