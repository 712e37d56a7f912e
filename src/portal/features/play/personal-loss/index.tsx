import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { useSelector } from '@xstate/react';
import type { PersonalLoss as Loss } from '../../../../contract';
import { Button } from '../../../../ui/button';
import { Empty } from '../../../../ui/empty';
import type { ListRef } from '../../../../ui/list/list.flow';
import { ListView } from '../../../../ui/list/list-view';
import { ZoneNote } from '../../../../ui/page/zone-note';
import { Tabs } from '../../../../ui/tabs';
import type { HostedPage } from '../../../parts/portal/hosted';
import { useOpenPage } from '../../../parts/portal/shell-data';
import { LossView } from './loss-view';
import { SPANS, type Span, spanOf } from './personal-loss.flow';
import './personal-loss.css';

export { personalLossFlow as flow } from './personal-loss.flow';

/** Each with its name in full. */
const titles: Record<Span, MessageDescriptor> = {
  7: msg({ id: 'loss.span.7', message: '7 days' }),
  30: msg({ id: 'loss.span.30', message: '30 days' }),
  90: msg({ id: 'loss.span.90', message: '90 days' }),
};

/** Stake, win and result of some days, as plain in losing as in winning (own.personal-loss.days). */
export function View({ content: actor }: HostedPage<ListRef<Loss>>) {
  const open = useOpenPage();
  const { t } = useLingui();
  const filter = useSelector(actor, ({ context }) => context.filter);
  return (
    <>
      <h3 className="page-title">
        <Trans id="loss.title">Personal loss</Trans>
      </h3>
      <Tabs
        label={t({ id: 'loss.spans', message: 'How many days' })}
        tabs={SPANS.map((span) => ({ value: String(span), title: t(titles[span]) }))}
        value={String(spanOf(filter.span))}
        onChoose={(span) => actor.send({ type: 'filter.selected', filter: { span } })}
      >
        <div className="stack">
          <ZoneNote />
          <ListView
            list={actor}
            empty={
              <Empty title={<Trans id="loss.empty">No bets in these days</Trans>}>
                <p role="status">
                  <Trans id="loss.empty.text">
                    Once you have played, what you staked and won appears here, day by day.
                  </Trans>
                </p>
              </Empty>
            }
          >
            {(loss) => <LossView loss={loss} />}
          </ListView>
        </div>
      </Tabs>
      <div className="row">
        <p className="mute sm grow">
          <Trans id="loss.care">You decide how much you spend: a limit or a break applies at once.</Trans>
        </p>
        <Button small icon="shield" onClick={() => open('limits')}>
          <Trans id="loss.limits">Set limits</Trans>
        </Button>
      </div>
    </>
  );
}
