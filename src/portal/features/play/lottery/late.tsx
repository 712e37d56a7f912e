import { Trans, useLingui } from '@lingui/react/macro';
import { Button } from '../../../../ui/button';
import { FocusedNote } from '../../../../ui/focused-note';
import { BetFacts } from './bet-facts';
import './lottery.css';
import { inDigits } from '../../../../ui/format';
import type { OrderProps } from './lottery-order.flow';

/** The draw has closed before the bet was placed: the next one is offered (own.lottery.late). */
export function Late({ order, state }: OrderProps) {
  const { i18n } = useLingui();
  const [next] = state.context.rules.issues;
  const number = inDigits(next?.issue ?? '', i18n.locale);
  return (
    <section className="card stack lot-review">
      <FocusedNote>
        <Trans id="lottery.late">Bets on this draw have closed. Your bet was not placed.</Trans>
      </FocusedNote>
      <BetFacts state={state} />
      <p role="status">
        {next ? (
          <Trans id="lottery.late.next">The next draw is no. {number}.</Trans>
        ) : (
          <Trans id="lottery.late.none">No other draw takes bets yet.</Trans>
        )}
      </p>
      <div className="lot-ways">
        {state.can({ type: 'next.accepted' }) && (
          <Button look="primary" onClick={() => order.send({ type: 'next.accepted' })}>
            <Trans id="lottery.accept">Bet on the next draw</Trans>
          </Button>
        )}
        <Button onClick={() => order.send({ type: 'review.cancelled' })}>
          <Trans id="lottery.change">Change the bet</Trans>
        </Button>
      </div>
    </section>
  );
}
