import { Trans, useLingui } from '@lingui/react/macro';
import { useSelector } from '@xstate/react';
import type { CashInPage } from '../../../../../contract';
import { Button } from '../../../../../ui/button';
import { Empty } from '../../../../../ui/empty';
import type { ListRef } from '../../../../../ui/list/list.flow';
import { ListPager } from '../../../../../ui/list/list-pager';
import { ListView } from '../../../../../ui/list/list-view';
import { LoadAgain } from '../../../../../ui/page/load-again';
import { Section } from '../../../../../ui/page/section';
import { Waiting } from '../../../../../ui/page/waiting';
import { useOpenPage } from '../../../../parts/portal/shell-data';
import { Blocked } from './blocked';
import type { CashInRef } from './cash-in.flow';
import { ReportRows } from './report-rows';
import { Wallets } from './wallets';
import './cash-in.css';

type Props = { cashIn: CashInRef; list: ListRef<CashInPage> };

/** The wallets that receive, or why nothing can be reported, and the own reports below (own.cash-in.page). */
export function Overview({ cashIn, list }: Props) {
  const { t } = useLingui();
  const open = useOpenPage();
  const state = useSelector(cashIn, (snapshot) => snapshot);
  const { terms, failure } = state.context;
  const retry = () => cashIn.send({ type: 'retry.requested' });
  return (
    <div className="stack">
      <div className="cash-in-back">
        <Button look="quiet" small icon="left" onClick={() => open('depositv2')}>
          <Trans id="cashIn.toDeposit">Deposit</Trans>
        </Button>
      </div>
      <Section title={t({ id: 'cashIn.title', message: 'Cash-in' })}>
        <p className="mute sm">
          <Trans id="cashIn.intro">
            Send from your mobile wallet to our number, then report it here with the transaction ID.
          </Trans>
        </p>
        {state.matches({ open: 'loading' }) && <Waiting />}
        {state.matches({ open: 'unavailable' }) && <LoadAgain aside failure={failure} onRetry={retry} />}
        {state.matches({ open: 'blocked' }) && terms && <Blocked terms={terms} onRetry={retry} />}
        {state.matches({ open: 'choosing' }) && terms && (
          <Wallets terms={terms} onChoose={(wallet) => cashIn.send({ type: 'wallet.selected', wallet })} />
        )}
      </Section>
      <section className="card sec-card stack" aria-labelledby="cash-ins-title">
        <h3 id="cash-ins-title">
          <Trans id="cashIn.list">Your cash-ins</Trans>
        </h3>
        <ListView
          list={list}
          empty={
            <Empty title={<Trans id="cashIn.none">No cash-ins yet</Trans>}>
              <p>
                <Trans id="cashIn.none.text">Each transfer that you report appears here with its status.</Trans>
              </p>
            </Empty>
          }
        >
          {(page) => (
            <>
              <ReportRows
                reports={page.list}
                onChoose={(report) => cashIn.send({ type: 'report.selected', cashIn: report })}
              />
              <ListPager list={list} page={page} />
            </>
          )}
        </ListView>
      </section>
    </div>
  );
}
