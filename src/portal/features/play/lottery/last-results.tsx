import { Trans } from '@lingui/react/macro';
import { Button } from '../../../../ui/button';
import { Note } from '../../../../ui/note';
import { Waiting } from '../../../../ui/page/waiting';
import { useUnlessFailed } from '../../../parts/portal/unless-failed';
import { DrawRow } from './draw-row';
import { HotAndCold } from './hot-and-cold';
import type { ResultsRef } from './lottery-results.flow';
import { lotteryOf } from './pricing';
import { countsOf, DRAW_COUNT } from './results';
import './lottery.css';

/** Latest draws with their numbers and a way to verify each, and the frequency of numbers (own.lottery.results). */
export function LastResults({ results }: { results: ResultsRef }) {
  const state = useUnlessFailed(results);
  if (!state) return null;
  const { lottery, draws } = state.context;
  const known = lotteryOf(lottery);
  return (
    <section className="card stack" aria-labelledby="lot-results">
      <h2 id="lot-results">
        <Trans id="lottery.results">Last results</Trans>
      </h2>
      {state.matches('loading') && (
        <Waiting text={<Trans id="lottery.results.loading">Loading the last results…</Trans>} />
      )}
      {state.matches('empty') && (
        <p role="status">
          <Trans id="lottery.results.none">Nothing has been drawn here yet.</Trans>
        </p>
      )}
      {state.matches('failed') && (
        <>
          <Note tone="alert" role="alert">
            <Trans id="lottery.results.failed">The last results could not be loaded. You can bet without them.</Trans>
          </Note>
          <Button onClick={() => results.send({ type: 'retry.requested' })}>
            <Trans id="lottery.results.retry">Load the results again</Trans>
          </Button>
        </>
      )}
      {state.matches('loaded') && known && (
        <>
          <ol className="lot-results">
            {draws.slice(0, DRAW_COUNT).map((draw) => (
              <DrawRow key={draw.numero} draw={draw} lottery={known} />
            ))}
          </ol>
          <HotAndCold counts={countsOf(known, draws)} draws={draws.filter(({ isVoid }) => !isVoid).length} />
        </>
      )}
    </section>
  );
}
