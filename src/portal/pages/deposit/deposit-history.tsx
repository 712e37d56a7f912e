import { Trans, useLingui } from '@lingui/react/macro';
import { useSelector } from '@xstate/react';
import { Empty } from '../../ui/empty';
import { Pager } from '../../ui/pager';
import { BackButton } from '../parts/back-button';
import { LoadAgain } from '../parts/load-again';
import { Section } from '../parts/section';
import { Waiting } from '../parts/waiting';
import { HistoryRows } from './history-rows';
import type { DepositHistoryRef } from './refs';

/** The own deposits, newest first, page by page (own.deposit.history). */
export function DepositHistory({ history }: { history: DepositHistoryRef }) {
  const { t } = useLingui();
  const state = useSelector(history, (snapshot) => snapshot);
  const { page, failure } = state.context;
  const leave = () => history.send({ type: 'section.left' });
  const turn = (pageNo: number) => history.send({ type: 'page.chosen', pageNo });
  return (
    <Section title={t({ id: 'deposit.history.title', message: 'Your deposits' })}>
      {state.matches('loading') && <Waiting text={<Trans id="deposit.history.loading">Your deposits are being read…</Trans>} />}
      {state.matches('failed') && <LoadAgain failure={failure} onRetry={() => history.send({ type: 'retry.requested' })} />}
      {state.matches('empty') && <Empty title={<Trans id="deposit.history.none">You have not deposited anything yet</Trans>} />}
      {state.matches('shown') && page && (
        <>
          <HistoryRows deposits={page.list} />
          {page.totalPages > 1 && <Pager page={page.pageNum} pages={page.totalPages} onPage={turn} />}
        </>
      )}
      <div className="form-ways">
        <BackButton onBack={leave} />
      </div>
    </Section>
  );
}
