import { afterAll, describe, expect, test } from 'vitest';
import { createActor } from 'xstate';
import type { liveMachine } from '../../../../../machines/platform/live/live.machine';
import { liveSamples } from '../../../../../machines/platform/live/live.samples';
import { counter, explore, ManualClock, missing, paths, perform, readSamples, watch } from '../../../../../src/atlas';
import { liveFlow, type NeedChange } from '../../../../../src/portal/features/platform/live/live.flow';
import { saveTally } from '../../../../harness/coverage';

type Send = (change: NeedChange) => void;

/** The wiring on a page that the test controls. */
function createPage() {
  const page = {
    need: (() => {}) as Send,
    grant: () => {},
    open: () => {},
    end: () => {},
    reads: new Set<object>(),
    leads: 0,
  };
  const flow = liveFlow({
    watchNeed(notify) {
      page.need = notify;
      return () => {};
    },
    lead(onGranted) {
      page.leads += 1;
      page.grant = onGranted;
      return () => {
        page.leads -= 1;
      };
    },
    read: (signal, onOpen) =>
      new Promise<void>((done) => {
        const read = {};
        page.reads.add(read);
        const end = () => {
          page.reads.delete(read);
          done();
        };
        page.open = onOpen;
        page.end = end;
        signal.addEventListener('abort', end);
      }),
    onEnd: () => {},
  });
  return { page, flow };
}

const { samples } = readSamples(liveSamples);
const { watchNeed: _need, lead: _lead, readStream: _stream, ...outcomes } = samples.outcomes ?? {};
const exploration = explore(createPage().flow as typeof liveMachine, { ...samples, outcomes });
const { add, tally } = counter('live', 'rendered', exploration.declared);
afterAll(() => {
  // Only faults of our own script are left, which the model tier brings about.
  expect(missing(tally()).filter((item) => !/error/.test(item))).toEqual([]);
  saveTally(tally());
});

describe('generated paths, through the wiring [own.live.client own.live.tabs]', () => {
  test.each(paths(exploration, 'transitions').map((path, index) => ({ path, index })))(
    'path $index',
    async ({ path }) => {
      const { page, flow } = createPage();
      const clock = new ManualClock();
      const actor = createActor(flow, { clock, input: { spread: 0.5 } });
      clock.attach(actor);
      actor.system.inspect(watch(flow as typeof liveMachine, add));
      actor.start();
      for (const step of path.steps) {
        if (step.kind !== 'event') perform(step, { send: actor.send, clock, settle: () => {} });
        else if (step.event.type === 'lead.granted') page.grant();
        else if (step.event.type === 'stream.opened') page.open();
        else if (step.event.type === 'stream.ended') {
          page.end();
          await new Promise((done) => setTimeout(done));
        } else page.need(step.event.type as NeedChange);
        const snapshot = actor.getSnapshot();
        expect(snapshot.value).toEqual(step.after.value);
        expect(page.leads).toBe(snapshot.matches('sharing') ? 1 : 0);
        expect(page.reads.size).toBe(snapshot.matches({ sharing: 'streaming' }) ? 1 : 0);
      }
      actor.stop();
    },
  );
});
