import { Trans } from '@lingui/react/macro';
import { Button } from '../../../../ui/button';
import { FailureWords } from '../../../../ui/failure-words';
import { FocusedNote } from '../../../../ui/focused-note';
import { takeLostFocus } from '../../../../ui/take-focus';
import { useSession } from '../../../parts/portal/portal-context';
import { useOpen } from '../../../parts/portal/shell-data';
import { BetFacts } from './bet-facts';
import { PriceFacts } from './price-facts';
import './lottery.css';
import type { OrderProps } from './lottery-order.flow';
import type { PlacementProps } from './lottery-placement.flow';
import { SlipTotal } from './slip-total';

type Props = OrderProps & { sent: PlacementProps | undefined };

/**
 * The whole bet, until it is placed, with the reason if it was rejected; visitors are led to the login
 * (own.lottery.confirm).
 */
export function Review({ order, state, sent }: Props) {
  const open = useOpen();
  const session = useSession();
  const { price } = state.context;
  const placing = sent?.placing.matches('placing');
  const review = sent?.placement ?? order;
  const place = () => (session?.matches('visitor') ? open('login') : review.send({ type: 'order.confirmed' }));
  return (
    <section className="card stack lot-review" aria-labelledby="lot-review" aria-busy={placing || undefined}>
      <h2 id="lot-review" tabIndex={-1} ref={takeLostFocus}>
        <Trans id="lottery.review">Your bet</Trans>
      </h2>
      {sent?.placing.matches('rejected') && (
        <FocusedNote>
          <FailureWords failure={sent.placing.context.failure} />
        </FocusedNote>
      )}
      <BetFacts state={state} />
      {price && (
        <>
          <p className="lot-total">
            <SlipTotal stake={price.stake} />
          </p>
          <PriceFacts line={price.lines.length === 1 ? price.lines[0] : undefined} most={price.most} />
        </>
      )}
      <div className="lot-ways">
        <Button look="primary" busy={placing} onClick={place}>
          {session?.matches('visitor') ? (
            <Trans id="lottery.login">Log in to bet</Trans>
          ) : (
            <Trans id="lottery.place">Place the bet</Trans>
          )}
        </Button>
        {!placing && (
          <Button onClick={() => review.send({ type: 'review.cancelled' })}>
            <Trans id="lottery.change">Change the bet</Trans>
          </Button>
        )}
      </div>
    </section>
  );
}
