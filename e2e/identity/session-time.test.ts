import { sessionTimeDriver } from '../../tests/drivers/identity/session-time.driver';
import { runPathTests } from '../harness/path-tests';
import { arrives, arrivesLate, elsewhere, MINUTE, runsOut } from '../harness/sessions';

/** The session's absolute end comes before its idle timeout. */
type Ends = { latest: boolean };

/** Returns whether an event is possible now. */
function comes(type: string, sampleClass: string | undefined, value: unknown, { latest }: Ends): boolean {
  const time = Object(value).running ?? value;
  if (type === 'time.ticked') return sampleClass === (latest ? 'the latest end' : 'idle for long') && time !== 'warned';
  return type !== 'time.expired' || time === 'idle';
}

runPathTests<Ends>('session-time', sessionTimeDriver, {
  openings: {
    'a player comes back': { environment: { latest: false }, open: arrives('player') },
    'a player comes back in the evening': { environment: { latest: true }, open: arrivesLate },
  },
  waits: ({ invoke }) => (invoke === 'learnTime' || invoke === 'prolongSession' ? 'prolongSession' : undefined),
  after: ({ kind, event, sample }, { value, environment }) =>
    kind !== 'event' || comes(event.type, sample?.class, value, environment) ? environment : undefined,
  // Time that passes for the player passes for the platform.
  async prepare({ gateway }, { event }) {
    if (event.type.startsWith('xstate.after.timeInterval')) await gateway.ops('clock', '+60s');
  },
  causes: {
    // The first time takes long; after that they come each second.
    'time.ticked': async (tester, { left }) => {
      await tester.edge.rests();
      const warned = tester.page.getByRole('alertdialog');
      if (await warned.isVisible()) await tester.waits(1);
      else await tester.waits((left.final ? 22.5 : 28.5) * MINUTE);
    },
    'time.renewed': (tester) => elsewhere(tester, false),
    'time.expired': runsOut,
  },
  tolerates: [
    ['prolongSession', 401],
    ['balance', 503],
    ['balance', 401],
  ],
});
