import { Trans, useLingui } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import { useSelector } from '@xstate/react';
import type { Cashback } from '../../../../contract/rewards/vip';
import { buttonClass } from '../../../../ui/button';
import { Empty } from '../../../../ui/empty';
import { Facts } from '../../../../ui/facts';
import { FailureWords } from '../../../../ui/failure-words';
import { FocusedNote } from '../../../../ui/focused-note';
import { money } from '../../../../ui/format';
import type { ListRef } from '../../../../ui/list/list.flow';
import { ListView } from '../../../../ui/list/list-view';
import { LoadAgain } from '../../../../ui/page/load-again';
import type { HostedPage } from '../../../parts/portal/hosted';
import type { CashbackRef } from './cashback.flow';
import { CashbackDays } from './cashback-days';
import { CashbackSum } from './cashback-sum';

export { cashbackFlow as flow } from './cashback.flow';

/** Cashback by day and category, with the end of its claim period (s2.member-centre.cashback). */
export function View({ content: cashback }: HostedPage<CashbackRef>) {
  const state = useSelector(cashback, (snapshot) => snapshot);
  const { list } = state.children;
  const { failure } = state.context;
  return (
    <div className="stack">
      <h3 className="page-title">
        <Trans id="cashback.title">Cashback</Trans>
      </h3>
      {state.matches('failed') && (
        <LoadAgain failure={failure} onRetry={() => cashback.send({ type: 'retry.requested' })} />
      )}
      {state.matches({ open: { listing: 'rejected' } }) && (
        <FocusedNote>
          <FailureWords failure={failure} />
        </FocusedNote>
      )}
      {state.matches({ open: { listing: 'changed' } }) && (
        <FocusedNote>
          <Trans id="cashback.changed">Your cashback has changed meanwhile. Check it and claim again.</Trans>
        </FocusedNote>
      )}
      {state.matches({ open: { listing: 'claimed' } }) && <Claimed cashback={cashback} />}
      {list && <Listed cashback={cashback} list={list} />}
    </div>
  );
}

function Claimed({ cashback }: { cashback: CashbackRef }) {
  const { i18n } = useLingui();
  const claimed = useSelector(cashback, ({ context }) => context.claimed);
  const amount = money(claimed ?? '0.00', i18n.locale);
  return (
    <>
      <FocusedNote done>
        <Trans id="cashback.claimed">Claimed. It is in your wallet.</Trans>
      </FocusedNote>
      <Facts facts={[{ key: 'claimed', name: <Trans id="cashback.paid">Paid to your wallet</Trans>, value: amount }]} />
    </>
  );
}

const Listed = ({ cashback, list }: { cashback: CashbackRef; list: ListRef<Cashback> }) => (
  <ListView list={list} empty={<None />}>
    {(page) => (
      <>
        <CashbackSum cashback={cashback} page={page} />
        {page.list.length > 0 && <CashbackDays lines={page.list} />}
      </>
    )}
  </ListView>
);

const None = () => (
  <Empty title={<Trans id="cashback.none">No cashback to claim</Trans>}>
    <p role="status">
      <Trans id="cashback.none.text">What you bet today can bring cashback from tomorrow on.</Trans>
    </p>
    <Link className={buttonClass()} to="/vip">
      <Trans id="cashback.levels">See rates by VIP level</Trans>
    </Link>
  </Empty>
);
