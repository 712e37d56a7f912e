import { Trans, useLingui } from '@lingui/react/macro';
import type { DepositTerms } from '../../../../contract';
import { Button } from '../../../../ui/button';
import { moment, wholeDay } from '../../../../ui/format';
import { Note } from '../../../../ui/note';

type Props = Pick<DepositTerms, 'barred'> & { onRetry: () => void };

/**
 * Reason why deposits are not possible: a time-out or a self-exclusion, with its end (own.deposit.barred), details that
 * customer service must check, or no available provider.
 */
export function NoDeposit({ barred, onRetry }: Props) {
  const { i18n } = useLingui();
  // An exclusion can last for years, so its end includes the year.
  const until = (barred?.by === 'exclusion' ? wholeDay : moment)(barred?.until ?? 0, i18n.locale);
  return (
    <>
      <Note tone="gold" role="status">
        {barred?.by === 'timeOut' && (
          <Trans id="deposit.barred.timeOut">You are taking a time-out. No deposits until {until}.</Trans>
        )}
        {barred?.by === 'exclusion' && (
          <Trans id="deposit.barred.exclusion">You have excluded yourself. No deposits until {until}.</Trans>
        )}
        {barred?.by === 'details' && (
          <Trans id="deposit.barred.details">
            No deposits are possible with the details of this account. Customer service will help you.
          </Trans>
        )}
        {!barred && (
          <Trans id="deposit.closed">Deposits are closed at the moment. Please come back a little later.</Trans>
        )}
      </Note>
      {barred && (
        <p className="mute">
          <Trans id="deposit.barred.withdraw">Your balance stays yours: you can withdraw it at any time.</Trans>
        </p>
      )}
      <div className="form-actions">
        <Button onClick={onRetry}>
          <Trans id="deposit.again">Refresh</Trans>
        </Button>
      </div>
    </>
  );
}
