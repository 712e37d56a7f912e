import { Trans, useLingui } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import type { Deposit } from '../../../../contract';
import { buttonClass } from '../../../../ui/button';
import { Note } from '../../../../ui/note';
import { BalanceNow } from '../../../parts/portal/balance-now';
import { DepositReceipt } from './deposit-receipt';
import { isCancelled, reasonWords } from './reason-words';
import { returnWords } from './return-words';

/** Outcome of a deposit (own.deposit.ended). */
export function Ended({ deposit }: { deposit: Deposit }) {
  const { t } = useLingui();
  const { state, reason } = deposit;
  if (state === 'credited') return <Credited deposit={deposit} />;
  if (isCancelled({ state, reason }))
    return (
      <Note role="status">
        <Trans id="deposit.cancelled">You cancelled this deposit. If you did pay, it is credited once confirmed.</Trans>
      </Note>
    );
  if (state === 'failed')
    return (
      <Note tone="alert" role="status">
        <p>
          <b>
            <Trans id="deposit.declined">The payment was declined.</Trans>
          </b>
        </p>
        <p>{t(reasonWords(reason))}</p>
      </Note>
    );
  if (state === 'returned')
    return (
      <Note tone="gold" role="status">
        <p>
          <b>
            <Trans id="deposit.returned">Your payment was not credited. It goes back to where you paid from.</Trans>
          </b>
        </p>
        <p>{t(returnWords(reason))}</p>
      </Note>
    );
  return (
    <Note tone="gold" role="status">
      <Trans id="deposit.expired">
        This deposit was not paid in time. If you did pay, it is credited once confirmed.
      </Trans>
    </Note>
  );
}

/** Credited: the balance, a receipt, and the way home (`own.money.after`). */
const Credited = ({ deposit }: { deposit: Deposit }) => (
  <>
    <Note tone="field" role="status">
      <Trans id="deposit.credited">Added to your wallet.</Trans>
    </Note>
    <BalanceNow name={<Trans id="deposit.balance">Balance</Trans>} />
    <DepositReceipt deposit={deposit} />
    <Link className={buttonClass({ wide: true })} to="/">
      <Trans id="deposit.home">Back to home</Trans>
    </Link>
  </>
);
