import { Trans, useLingui } from '@lingui/react/macro';
import type { Deposit } from '../../../../contract';
import { buttonClass } from '../../../../ui/button';
import { minutes, money } from '../../../../ui/format';
import './deposit.css';

type Props = { deposit: Deposit; method: string; secondsLeft: number | null };

/** Amount and number of a deposit; while it can be paid, also the remaining time and a link to the provider's page. */
export function PaymentCard({ deposit: { amount, number, payUrl }, method, secondsLeft }: Props) {
  const { i18n } = useLingui();
  return (
    <div className="card pitch buti pay-card">
      <div className="par" />
      <div className="pay-in">
        <p className="mute sm">
          <Trans id="deposit.number">
            Deposit {number}, by {method}
          </Trans>
        </p>
        <p className="pay-sum num">{money(amount, i18n.locale)}</p>
        {secondsLeft !== null && (
          <>
            <p className="pay-left">
              <Trans id="deposit.timeLeft">Time left to pay</Trans>{' '}
              <b className="num" role="timer">
                {minutes(secondsLeft, i18n.locale)}
              </b>
            </p>
            {payUrl && (
              <a className={buttonClass({ look: 'gold', wide: true })} href={payUrl}>
                <Trans id="deposit.pay">Go to payment</Trans>
              </a>
            )}
          </>
        )}
      </div>
    </div>
  );
}
