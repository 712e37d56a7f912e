import { Trans, useLingui } from '@lingui/react/macro';
import { Button } from '../../../../ui/button';
import { Facts } from '../../../../ui/facts';
import { FailureWords } from '../../../../ui/failure-words';
import { FocusedNote } from '../../../../ui/focused-note';
import { inDigits, moment, money } from '../../../../ui/format';
import { useOpenPage } from '../../../parts/portal/shell-data';
import './lottery.css';
import type { PlacementProps, PlacementState } from './lottery-placement.flow';

/** The placed order, and its cancellation until the draw closes (own.lottery.cancel). */
export function Placed({ placement, placing: state }: PlacementProps) {
  const openPage = useOpenPage();
  const { failure } = state.context;
  const cancelling = state.matches('cancelling');
  return (
    <section className="card stack lot-review">
      <Outcome state={state} />
      {failure && (
        <FocusedNote>
          <FailureWords failure={failure} />
        </FocusedNote>
      )}
      <PlacedFacts state={state} />
      <div className="lot-ways">
        {!cancelling && (
          <Button look="primary" onClick={() => placement.send({ type: 'another.requested' })}>
            <Trans id="lottery.again">Bet again</Trans>
          </Button>
        )}
        {(cancelling || state.can({ type: 'cancel.requested' })) && (
          <Button busy={cancelling} onClick={() => placement.send({ type: 'cancel.requested' })}>
            <Trans id="lottery.cancel">Cancel the bet</Trans>
          </Button>
        )}
        <Button look="quiet" onClick={() => openPage('personalHistoryCopy')}>
          <Trans id="lottery.record">Betting record</Trans>
        </Button>
      </div>
    </section>
  );
}

function Outcome({ state }: { state: PlacementState }) {
  if (state.matches({ placed: 'cancelled' }))
    return (
      <FocusedNote done>
        <Trans id="lottery.cancelled">Bet cancelled. The stake is back in your wallet.</Trans>
      </FocusedNote>
    );
  return (
    <FocusedNote done>
      {state.matches({ placed: 'closed' }) ? (
        <Trans id="lottery.closed">Bets on this draw have closed. Your bet is in it.</Trans>
      ) : (
        <Trans id="lottery.placed">Bet placed.</Trans>
      )}
    </FocusedNote>
  );
}

function PlacedFacts({ state }: { state: PlacementState }) {
  const { i18n } = useLingui();
  const { order } = state.context;
  if (!order) return null;
  return (
    <Facts
      facts={[
        { key: 'number', name: <Trans id="lottery.number">Order no.</Trans>, value: order.number },
        { key: 'issue', name: <Trans id="lottery.drawNo">Draw no.</Trans>, value: inDigits(order.issue, i18n.locale) },
        { key: 'at', name: <Trans id="lottery.drawTime">Draw time</Trans>, value: moment(order.drawsAt, i18n.locale) },
        { key: 'stake', name: <Trans id="lottery.stake">Stake</Trans>, value: money(order.stake, i18n.locale) },
        { key: 'most', name: <Trans id="lottery.most">Highest win</Trans>, value: money(order.most, i18n.locale) },
      ]}
    />
  );
}
