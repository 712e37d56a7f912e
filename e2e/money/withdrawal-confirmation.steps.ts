import { withdrawalConfirmationDriver } from '../../tests/drivers/money/withdrawal-confirmation.driver';
import { inCentre } from '../harness/centre';
import { quietly } from '../harness/edge';
import { flowSteps, hearsNews, ticks } from '../harness/row';
import type { Tester } from '../harness/tester';

/** Effect of updates on the environment, by reported state. */
const NEWS: Record<string, string> = {
  disbursed: 'withdrawalDueSoon',
  notReceived: 'withdrawalNotReceived',
  received: 'withdrawalReceivedLate',
};
/** States in which updates arrive: a running request or an error would be lost, and a final state has none. */
const CALM = ['choosing', 'watched', 'disputed'];
const OPEN = ['requested', 'disbursed', 'notReceived'];
const leaf = (value: unknown): unknown => {
  const [inner] = typeof value === 'object' && value !== null ? Object.values(value) : [value];
  return typeof inner === 'object' ? leaf(inner) : (inner ?? value);
};

/** Otherwise the timeout would be reported before the player sees it. */
const hearsNothing = ({ edge }: Tester) => edge.cut(quietly('withdrawal'));

export const withdrawalConfirmationSteps = flowSteps('withdrawal-confirmation', withdrawalConfirmationDriver, {
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
    // A selected option cannot be selected again.
    if (event.type === 'report.selected') return event.arrived === context.arrived;
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
