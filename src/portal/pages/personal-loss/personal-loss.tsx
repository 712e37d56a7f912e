import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { useSelector } from '@xstate/react';
import type { ActorRefFrom } from 'xstate';
import type { LossSpan, personalLossMachine } from '../../../../machines/personal-loss/personal-loss.machine';
import { Button } from '../../ui/button';
import { Empty } from '../../ui/empty';
import { Tabs } from '../../ui/tabs';
import { LoadAgain } from '../parts/load-again';
import { Waiting } from '../parts/waiting';
import { LossShown } from './loss-shown';
import './personal-loss.css';

type Props = { actor: ActorRefFrom<typeof personalLossMachine>; onLimits: () => void };

/** Each with its name in full. */
const SPANS: { span: LossSpan; title: MessageDescriptor }[] = [
  { span: 7, title: msg({ id: 'loss.span.7', message: '7 days' }) },
  { span: 30, title: msg({ id: 'loss.span.30', message: '30 days' }) },
  { span: 90, title: msg({ id: 'loss.span.90', message: '90 days' }) },
];

/** Stake, win and result of some days, as plain in losing as in winning (own.personal-loss.days). */
export function PersonalLoss({ actor, onLimits }: Props) {
  const { t } = useLingui();
  const state = useSelector(actor, (snapshot) => snapshot);
  const { span, loss, failure } = state.context;
  return (
    <>
      <h3 className="page-title">
        <Trans id="loss.title">Personal loss</Trans>
      </h3>
      <Tabs
        label={t({ id: 'loss.spans', message: 'How many days' })}
        tabs={SPANS.map((one) => ({ value: String(one.span), title: t(one.title) }))}
        value={String(span)}
        onChoose={(value) => actor.send({ type: 'span.chosen', span: SPANS.find((one) => String(one.span) === value)?.span ?? span })}
      >
        <div className="stack loss-panel">
          {state.matches('loading') && <Waiting text={<Trans id="loss.loading">The days are being read…</Trans>} />}
          {state.matches('failed') && <LoadAgain failure={failure} onRetry={() => actor.send({ type: 'retry.requested' })} />}
          {state.matches('empty') && (
            <Empty title={<Trans id="loss.empty">No bets in these days</Trans>}>
              <p role="status">
                <Trans id="loss.empty.text">Once you have played, what you staked and won stands here, day by day.</Trans>
              </p>
            </Empty>
          )}
          {state.matches('shown') && loss && <LossShown loss={loss} />}
        </div>
      </Tabs>
      <div className="row">
        <p className="mute sm grow">
          <Trans id="loss.care">You decide how much you spend: a limit or a break is set at once.</Trans>
        </p>
        <Button small icon="shield" onClick={onLimits}>
          <Trans id="loss.limits">Set limits</Trans>
        </Button>
      </div>
    </>
  );
}
