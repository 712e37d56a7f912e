import { Trans, useLingui } from '@lingui/react/macro';
import type { WithdrawalList } from '../../../../contract';
import { Button } from '../../../../ui/button';
import { Empty } from '../../../../ui/empty';
import type { ListRef } from '../../../../ui/list/list.flow';
import { ListPager } from '../../../../ui/list/list-pager';
import { ListView } from '../../../../ui/list/list-view';
import { SentRow } from './sent-row';
import type { WithdrawalsRef } from './withdrawals.flow';
import './sent.css';

type Props = { withdrawals: WithdrawalsRef; list: ListRef<WithdrawalList> };

/** Withdrawals, newest first, and a way to a new one. */
export function SentList({ withdrawals, list }: Props) {
  const { t } = useLingui();
  const start = (
    <Button look="primary" icon="withdraw" onClick={() => withdrawals.send({ type: 'withdrawal.requested' })}>
      <Trans id="withdraw.new">New withdrawal</Trans>
    </Button>
  );
  return (
    <ListView
      list={list}
      empty={
        <Empty title={<Trans id="withdraw.none">No withdrawals yet</Trans>}>
          <p>
            <Trans id="withdraw.none.text">
              Each withdrawal appears here with every step, until you confirm its receipt.
            </Trans>
          </p>
          {start}
        </Empty>
      }
    >
      {(page) => (
        <section className="card sec-card stack" aria-label={t({ id: 'withdraw.title', message: 'Withdrawals' })}>
          <div className="sent-head">
            <h3>
              <Trans id="withdraw.title">Withdrawals</Trans>
            </h3>
            {start}
          </div>
          <ul className="sent-rows">
            {page.list.map((candidate) => (
              <SentRow
                key={candidate.id}
                withdrawal={candidate}
                onChoose={() => withdrawals.send({ type: 'withdrawal.selected', id: candidate.id })}
              />
            ))}
          </ul>
          <ListPager list={list} page={page} />
        </section>
      )}
    </ListView>
  );
}
