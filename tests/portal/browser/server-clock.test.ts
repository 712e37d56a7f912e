// @vitest-environment jsdom

import { afterEach, expect, test, vi } from 'vitest';
import { createActor, setup } from 'xstate';
import { countdownBy } from '../../../src/ui/browser/countdown';
import { createServerClock, monotonicNow } from '../../../src/ui/browser/server-clock';
import { portalModulesWith } from '../../harness/source-files';

const DAY = 86_400_000;
afterEach(() => {
  vi.useRealTimers();
});

test.each([DAY, -DAY])(
  'a jump of the device’s clock by %i ms neither ends a countdown nor makes it longer [own.clock.monotonic]',
  (jump) => {
    vi.useFakeTimers({ toFake: ['Date'] });
    const clock = createServerClock(monotonicNow);
    const serverTime = 1_800_000_000_000;
    clock.learn(serverTime);
    vi.setSystemTime(Date.now() + jump);
    const receivedEvents: object[] = [];
    const parent = setup({ actors: { countdown: countdownBy(clock.now) } }).createMachine({
      invoke: { src: 'countdown', input: { deadline: serverTime + DAY / 2 } },
      on: { '*': { actions: ({ event }) => receivedEvents.push(event) } },
    });
    const actor = createActor(parent).start();
    actor.stop();
    expect(receivedEvents).toEqual([{ type: 'countdown.ticked', secondsLeft: DAY / 2 / 1_000 }]);
  },
);

test('only two uses of the device’s clock remain [own.clock.monotonic]', () => {
  const byDevice = portalModulesWith(/\bDate\.now\b/);
  expect(byDevice.sort()).toEqual(['src/portal/app/later.tsx', 'src/portal/prerender.tsx', 'src/ui/site-clock.ts']);
});
