import { freeTrialDriver } from '../tests/drivers/free-trial.driver';
import { tour } from './support/tour';

/** `off`: the module was switched off meanwhile. */
type Trial = { off: boolean };

const calls: Record<string, string> = { startTrial: 'freePlay', entry: 'memberInfo' };

tour<Trial>('free-trial', freeTrialDriver, {
  openings: {
    'a visitor asks for it in the header': {
      world: { off: false },
      open: async ({ page, screen }) => {
        await page.goto('/');
        await screen.press('header.freeDemo');
      },
    },
  },
  waits: ({ invoke = '' }) => calls[invoke],
  after({ sample }, { world }) {
    if (sample?.class === 'not open') return { off: true };
    return sample?.class === 'opened' && world.off ? undefined : world;
  },
});
