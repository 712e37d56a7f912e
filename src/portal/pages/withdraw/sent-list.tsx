import { Trans, useLingui } from '@lingui/react/macro';
import type { WithdrawalList } from '../../../contract';
import { Button } from '../../ui/button';
import { Empty } from '../../ui/empty';
import { Pager } from '../../ui/pager';
import type { WithdrawalsRef } from './refs';
import { SentRow } from './sent-row';

type Props = { withdrawals: WithdrawalsRef; shown: WithdrawalList };

/** What was sent, newest first, and a way to a new one. */
export function SentList({ withdrawals, shown: { list, pageNum, totalPages } }: Props) {
  const { t } = useLingui();
  const ask = () => withdrawals.send({ type: 'withdrawal.requested' });
  if (list.length === 0)
    return (
      <Empty title={<Trans id="withdraw.none">Nothing withdrawn yet</Trans>}>
        <p>
          <Trans id="withdraw.none.text">Each withdrawal is shown here with every step, until you have said that it arrived.</Trans>
        </p>
        <Button look="primary" icon="withdraw" onClick={ask}>
          <Trans id="withdraw.new">New withdrawal</Trans>
        </Button>
      </Empty>
    );
  return (
    <section className="card sec-card stack" aria-label={t({ id: 'withdraw.title', message: 'Withdrawals' })}>
      <div className="sent-head">
        <h3>
          <Trans id="withdraw.title">Withdrawals</Trans>
        </h3>
        <Button look="primary" icon="withdraw" onClick={ask}>
          <Trans id="withdraw.new">New withdrawal</Trans>
        </Button>
      </div>
      <ul className="sent-rows">
        {list.map((one) => (
          <SentRow key={one.id} withdrawal={one} onChoose={() => withdrawals.send({ type: 'withdrawal.chosen', id: one.id })} />
        ))}
      </ul>
      {totalPages > 1 && <Pager page={pageNum} pages={totalPages} onPage={(pageNo) => withdrawals.send({ type: 'list.turned', pageNo })} />}
    </section>
  );
}
