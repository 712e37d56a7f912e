// @vitest-environment jsdom
import { act, screen } from '@testing-library/react';
import { afterAll, describe, expect, test } from 'vitest';
import { type ActorRefFrom, createActor } from 'xstate';
import { liveTablesMachine } from '../../../machines/play/live-tables/live-tables.machine';
import { liveTablesSamples } from '../../../machines/play/live-tables/live-tables.samples';
import { counter, explore, ManualClock, missing, paths, perform, readSamples, settle, watch } from '../../../src/atlas';
import { FixturesLane } from '../../../src/portal/parts/lanes/fixtures-lane';
import { TablesLane } from '../../../src/portal/parts/lanes/tables-lane';
import { useLiveTables } from '../../../src/portal/parts/lanes/use-live-tables';
import { learnSiteZone } from '../../../src/ui/site-clock';
import { saveTally } from '../../harness/coverage';
import { speaking } from '../../harness/words';
import { childOf, held } from '../../rendered/harness/test-doubles';
import { show } from '../harness/dialog-support';
import { heldPortal } from '../harness/held-portal';

/** Time of the samples: bets are open. */
const NOW = 1_800_000_000_000;

const { samples } = readSamples(liveTablesSamples);
const exploration = explore(liveTablesMachine, samples);
const { add, tally } = counter('live-tables', 'rendered', exploration.declared);
afterAll(() => {
  expect(missing(tally())).toEqual([]);
  saveTally(tally());
});

function Lanes({ actor }: { actor: ActorRefFrom<typeof liveTablesMachine> }) {
  const live = useLiveTables(actor);
  if (!live) return <p role="status">loading</p>;
  return (
    <>
      <FixturesLane live={live} />
      <TablesLane live={live} />
    </>
  );
}

const all = (['bn', 'en'] as const).flatMap((language) =>
  paths(exploration, 'transitions').map((path, index) => ({ language, path, index })),
);

describe('generated paths, as the player sees them', () => {
  test.each(all)('path $index in $language', async ({ language, path }) => {
    speaking(language);
    learnSiteZone('Asia/Dhaka', () => NOW);
    const clock = new ManualClock();
    const actor = createActor(held(liveTablesMachine), { clock, input: { retryMs: 30_000 } });
    clock.attach(actor);
    actor.system.inspect(watch(liveTablesMachine, add));
    await act(async () => void actor.start());
    show(<Lanes actor={actor} />, { page: heldPortal().page });
    for (const step of path.steps) {
      await act(async () =>
        perform(step, {
          send: (event) => actor.send(event),
          clock,
          settle: (id, ending) => settle(childOf(actor, id), ending),
        }),
      );
      const state = actor.getSnapshot();
      expect(state.value).toEqual(step.after.value);
      const isLoading = state.matches({ visible: 'loading' });
      const isListed = !isLoading && state.context.tables.length > 0;
      expect(screen.queryAllByRole('status')).toHaveLength(isLoading ? 1 : 0);
      expect(screen.queryAllByRole('region').map((region) => region.getAttribute('aria-labelledby'))).toEqual(
        isListed ? ['lane-fixtures', 'lane-tables'] : [],
      );
      // Rounds that may be over are not shown.
      expect(screen.queryAllByRole('timer')).toHaveLength(isListed && state.hasTag('current') ? 2 : 0);
    }
  });
});
