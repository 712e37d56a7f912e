import { personalLossDriver } from '../tests/drivers/personal-loss.driver';
import { opensCentre } from './support/centre';
import type { Tester } from './support/tester';
import { tour } from './support/tour';

/** Whether there were any bets. */
type Played = { played: boolean };

const opening = (username: string, played: boolean) => ({
  world: { played },
  open: (tester: Tester) => opensCentre(tester, 'personalProfit', username),
});

tour<Played>('personal-loss', personalLossDriver, {
  openings: { 'who has played': opening('player', true), 'who has not': opening('downline', false) },
  waits: ({ invoke }) => (invoke === 'loadLoss' ? 'personalLoss' : undefined),
  after({ event, sample }, { context, world }) {
    if (event.type === 'span.chosen') return event.span === context.span ? undefined : world;
    if (sample?.class === 'offline' || !sample) return world;
    return (sample.class === 'won and lost') === world.played ? world : undefined;
  },
});
