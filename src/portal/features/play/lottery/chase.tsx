import { Trans } from '@lingui/react/macro';
import { useSelector } from '@xstate/react';
import { LoadAgain } from '../../../../ui/page/load-again';
import { Waiting } from '../../../../ui/page/waiting';
import { takeLostFocus } from '../../../../ui/take-focus';
import { ChaseEditor } from './chase-editor';
import { ChaseHalted } from './chase-halted';
import { ChasePlaced } from './chase-placed';
import type { ChaseRef } from './lottery-chase.flow';
import './lottery.css';

const HALTED = ['notPlaced', 'late', 'repriced', 'limited'] as const;

/** The same slip in several draws (own.lottery.chase). */
export function Chase({ chase }: { chase: ChaseRef }) {
  const state = useSelector(chase, (snapshot) => snapshot);
  return (
    <section className="card stack lot-review" aria-labelledby="lot-chase">
      <h2 id="lot-chase" tabIndex={-1} ref={takeLostFocus}>
        <Trans id="lottery.chase.title">One slip in several draws</Trans>
      </h2>
      {state.matches('loading') && <Waiting />}
      {state.matches('failed') && (
        <LoadAgain
          failure={state.context.failure}
          onRetry={() => chase.send({ type: 'retry.requested' })}
          onBack={() => chase.send({ type: 'chase.cancelled' })}
        />
      )}
      {(state.matches('editing') || state.matches('placing')) && <ChaseEditor chase={chase} state={state} />}
      {HALTED.some((halted) => state.matches(halted)) && <ChaseHalted chase={chase} state={state} />}
      {state.matches('placed') && <ChasePlaced chase={chase} state={state} />}
    </section>
  );
}
