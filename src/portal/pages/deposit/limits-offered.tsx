import { Trans, useLingui } from '@lingui/react/macro';
import { Button } from '../../ui/button';
import type { DepositRef } from './refs';

type Props = { deposit: DepositRef; first: boolean };

/** A limit of a day, a week or a month, before the first deposit or whenever one is wanted (own.deposit.limits-offered). */
export function LimitsOffered({ deposit, first }: Props) {
  const { t } = useLingui();
  const periods = [
    { period: 'day', text: t({ id: 'deposit.limit.day', message: 'Over 24 hours' }) },
    { period: 'week', text: t({ id: 'deposit.limit.week', message: 'Over 7 days' }) },
    { period: 'month', text: t({ id: 'deposit.limit.month', message: 'Over a month' }) },
  ] as const;
  return (
    <>
      <p>
        {first ? (
          <Trans id="deposit.limits.first">Before your first deposit: would you like a limit on what you deposit?</Trans>
        ) : (
          <Trans id="deposit.limits.which">Which of your deposit limits would you like to see or change?</Trans>
        )}
      </p>
      <p className="mute sm">
        <Trans id="deposit.limits.meaning">A lower limit counts at once, a higher one after 24 hours and a second yes.</Trans>
      </p>
      <div className="form-ways">
        {periods.map(({ period, text }) => (
          <Button key={period} icon="shield" onClick={() => deposit.send({ type: 'limit.chosen', period })}>
            {text}
          </Button>
        ))}
      </div>
      <div className="form-ways">
        <Button look="quiet" onClick={() => deposit.send({ type: 'limits.declined' })}>
          {first ? <Trans id="deposit.limits.decline">Go on without</Trans> : <Trans id="deposit.limits.back">Back to the deposit</Trans>}
        </Button>
      </div>
    </>
  );
}
