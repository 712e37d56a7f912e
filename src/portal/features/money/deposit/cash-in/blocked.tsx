import { Trans, useLingui } from '@lingui/react/macro';
import type { CashInTerms } from '../../../../../contract';
import { Button } from '../../../../../ui/button';
import { money } from '../../../../../ui/format';
import { Note } from '../../../../../ui/note';
import { NoDeposit } from '../no-deposit';
import { leftOf } from './cash-in.flow';

type Props = { terms: CashInTerms; onRetry: () => void };

/** Reason why nothing can be reported now: what forbids every deposit, or a limit of cash-ins (own.cash-in.limits). */
export function Blocked({ terms, onRetry }: Props) {
  const { i18n } = useLingui();
  const left = money(leftOf(terms), i18n.locale);
  if (terms.barred || terms.wallets.length === 0) return <NoDeposit barred={terms.barred} onRetry={onRetry} />;
  return (
    <>
      <Note tone="gold" role="status">
        {terms.openLeft === 0 ? (
          <Trans id="cashIn.blocked.open">
            Your earlier cash-ins are still being checked. You can report the next transfer when one of them is decided.
          </Trans>
        ) : (
          <Trans id="cashIn.blocked.limit">
            Your limit is reached: you can deposit {left} more for now, which is below the minimum of a cash-in.
          </Trans>
        )}
      </Note>
      <div className="form-actions">
        <Button onClick={onRetry}>
          <Trans id="deposit.again">Refresh</Trans>
        </Button>
      </div>
    </>
  );
}
