import { Trans, useLingui } from '@lingui/react/macro';
import { Button } from '../../../../ui/button';
import type { MoneyMoveRef } from '../../../../ui/money/money-move.flow';
import type { DepositRef } from './deposit.flow';

type Props = { deposit: DepositRef; move: MoneyMoveRef; first: boolean };

/** Offers a limit for a day, a week or a month, before the first deposit or on request (own.deposit.limits-offered). */
export function LimitsOffered({ deposit, move, first }: Props) {
  const { t } = useLingui();
  const periods = [
    { period: 'day', text: t({ id: 'deposit.limit.day', message: 'In 24 hours' }) },
    { period: 'week', text: t({ id: 'deposit.limit.week', message: 'In 7 days' }) },
    { period: 'month', text: t({ id: 'deposit.limit.month', message: 'In a month' }) },
  ] as const;
  return (
    <>
      <p>
        {first ? (
          <Trans id="deposit.limits.first">Would you like a limit before your first deposit?</Trans>
        ) : (
          <Trans id="deposit.limits.which">Which deposit limit would you like to see or change?</Trans>
        )}
      </p>
      <p className="mute sm">
        <Trans id="deposit.limits.meaning">
          Lower limits apply at once; higher ones after 24 hours and a second confirmation.
        </Trans>
      </p>
      <div className="form-actions">
        {periods.map(({ period, text }) => (
          <Button key={period} icon="shield" onClick={() => deposit.send({ type: 'limit.selected', period })}>
            {text}
          </Button>
        ))}
      </div>
      <div className="form-actions">
        <Button look="quiet" onClick={() => move.send({ type: 'limits.declined' })}>
          {first ? (
            <Trans id="deposit.limits.decline">Continue without a limit</Trans>
          ) : (
            <Trans id="deposit.limits.back">Back to the deposit</Trans>
          )}
        </Button>
      </div>
    </>
  );
}
