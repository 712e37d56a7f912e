import { Trans, useLingui } from '@lingui/react/macro';
import { Button } from '../../../../../ui/button';
import { BackButton } from '../../../../../ui/form/back-button';
import { moment } from '../../../../../ui/format';
import { Note } from '../../../../../ui/note';
import type { WithdrawalTerms } from '../withdrawal.flow';

type Props = { accounts: WithdrawalTerms['accounts']; onManage: () => void; onRetry: () => void; onBack: () => void };

/**
 * All accounts were added after a password reset: shows when each becomes usable, and that no money is lost
 * (own.bank-account.cooling-down).
 */
export function Resting({ accounts, onManage, onRetry, onBack }: Props) {
  const { i18n } = useLingui();
  return (
    <div className="stack">
      <Note tone="gold" role="status">
        <p>
          <Trans id="withdraw.rest">
            Your password was reset, so a new account waits 24 hours before its first withdrawal. Your balance is safe.
          </Trans>
        </p>
      </Note>
      <ul className="stack">
        {accounts.map((account) => (
          <Waits
            key={account.id}
            provider={account.provider}
            number={account.maskedNumber}
            until={moment(account.restsUntil ?? 0, i18n.locale)}
          />
        ))}
      </ul>
      <div className="form-actions">
        <Button look="primary" onClick={onRetry}>
          <Trans id="withdraw.resting.again">Refresh</Trans>
        </Button>
        <Button onClick={onManage}>
          <Trans id="withdraw.accounts">My accounts</Trans>
        </Button>
        <BackButton onBack={onBack} />
      </div>
    </div>
  );
}

const Waits = ({ provider, number, until }: { provider: string; number: string; until: string }) => (
  <li>
    <p>
      <b>
        {provider} <span className="num">{number}</span>
      </b>
    </p>
    <p className="mute sm">
      <Trans id="withdraw.to.rests">Can be used from {until}</Trans>
    </p>
  </li>
);
