import { Trans } from '@lingui/react/macro';
import { Note } from '../../../../ui/note';
import type { OrderState } from './lottery-order.flow';
import { PriceFacts } from './price-facts';
import { ProblemWords } from './problem-words';
import { SlipTotal } from './slip-total';
import { Sum } from './sum';
import './lottery.css';

/**
 * Total of the slip, the current line as number sets × unit × multiple; or the reason without one (own.lottery.price).
 */
export function Total({ state }: { state: OrderState }) {
  const { price, lines, draft, problem, rules } = state.context;
  if (state.matches({ choosing: 'outdated' })) return <Outdated />;
  const line = draft.selection === '' ? undefined : price?.lines.at(-1);
  return (
    <>
      <div className="lot-total" role="status">
        {line && (
          <p>
            <Sum price={line} multiple={draft.multiple} />
          </p>
        )}
        {price && lines.length > 0 && (
          <p>
            <SlipTotal stake={price.stake} />
          </p>
        )}
        {state.matches({ choosing: 'incomplete' }) && (
          <Trans id="lottery.incomplete">Choose your numbers to see the total.</Trans>
        )}
      </div>
      {problem && (
        <Note tone="alert" role="alert">
          <ProblemWords problem={problem} caps={rules.caps} />
        </Note>
      )}
      {price && <PriceFacts line={line} most={price.most} />}
    </>
  );
}

/** Alert: the prices of the page are out of date (own.lottery.repriced). */
export const Outdated = () => (
  <Note tone="alert" role="alert">
    <Trans id="lottery.outdated">This page does not have the current prices. Load it again in your browser.</Trans>
  </Note>
);
