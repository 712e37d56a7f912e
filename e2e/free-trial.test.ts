import { freeTrialDriver } from '../tests/drivers/free-trial.driver';
import type { Tester } from './support/tester';
import { tour } from './support/tour';
import { clientAt } from './support/wire';

type Trial = {
  /** The module was switched off meanwhile. */
  off: boolean;
  /** Many trials came from here, so that a captcha comes first; it was typed for the call that is on its way. */
  many: boolean;
  typed: boolean;
};

const calls: Record<string, string> = { startTrial: 'freePlay', entry: 'memberInfo' };
/** Trials that an address begins in an hour without a captcha. */
const FREELY = 3;

/** Others at this address begin as many as are free. */
async function othersBegin({ gateway }: Tester) {
  const { client } = clientAt(gateway);
  for (let trials = 0; trials < FREELY; trials += 1) await client.freePlay({ os: 'Linux', platform: 'desktop' }).catch(() => undefined);
}

/** Whether the gateway can answer so. */
function isSaid(said: string, { off, many, typed }: Trial): boolean {
  if (said === 'offline' || said === 'not open') return true;
  if (off) return false;
  if (said === 'captcha wrong') return typed;
  return said === 'opened' ? typed || !many : !typed;
}

tour<Trial>(
  'free-trial',
  freeTrialDriver,
  {
    openings: {
      'a visitor asks for it in the header': {
        world: { off: false, many: false, typed: false },
        open: async ({ page, screen }) => {
          await page.goto('/');
          await screen.press('header.freeDemo');
        },
      },
    },
    waits: ({ invoke = '' }) => calls[invoke],
    after({ event, sample }, { world }) {
      if (event.type === 'form.submitted') return { ...world, typed: true };
      if (sample?.of !== 'startTrial') return world;
      if (!isSaid(sample.class, world)) return undefined;
      const { off, many } = world;
      return { off: off || sample.class === 'not open', many: many || sample.class === 'captcha demanded', typed: false };
    },
    async prepare(tester, { event, sample }, next) {
      if (sample?.class === 'captcha demanded') await othersBegin(tester);
      if (event.type !== 'form.submitted') return;
      await tester.screen.sees('img', 'login.captcha.picture');
      const { answer } = await tester.challenge('captcha');
      await tester.screen.fill('login.captcha', next?.sample?.class === 'captcha wrong' ? 'wrong' : answer);
    },
  },
  // As many trials as ever are too many.
  { settings: { LIMIT_FACTOR: '1' } },
);
