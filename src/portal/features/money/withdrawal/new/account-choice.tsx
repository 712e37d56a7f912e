import { Trans, useLingui } from '@lingui/react/macro';
import type { BankAccount } from '../../../../../contract';
import { Button } from '../../../../../ui/button';
import { moment } from '../../../../../ui/format';
import { Icon } from '../../../../../ui/icon';
import './new-withdrawal.css';

type Props = {
  id: string;
  accounts: readonly BankAccount[];
  /** Id of the selected account; falls back to the first usable one. */
  chosen: string;
  error: string | undefined;
  busy: boolean;
  onManage: () => void;
};

/**
 * Selects the account to pay out to; only the end of each number is visible (own.bank-account.bound,
 * own.bank-account.cooling-down).
 */
export function AccountChoice({ id, accounts, chosen, error, busy, onManage }: Props) {
  const { i18n } = useLingui();
  const usable = accounts.filter(({ restsUntil }) => restsUntil === null);
  const at = usable.some((candidate) => candidate.id === chosen) ? chosen : usable[0]?.id;
  return (
    <fieldset className="field account-choice" id={id} tabIndex={-1} aria-describedby={error && `${id}-note`}>
      <legend>
        <Trans id="withdraw.to">Where to</Trans>
      </legend>
      {accounts.map(({ id: accountId, kind, provider, maskedNumber, restsUntil }) => (
        <label key={accountId} className={restsUntil === null ? 'account' : 'account account-locked'}>
          <input
            type="radio"
            name="bankAccountId"
            value={accountId}
            defaultChecked={accountId === at}
            disabled={restsUntil !== null}
          />
          <Icon name={kind === 'ewallet' ? 'phone' : 'wallet'} small />
          <b>{provider}</b>
          <span className="num mute">{maskedNumber}</span>
          {restsUntil !== null && <RestsUntil until={moment(restsUntil, i18n.locale)} />}
        </label>
      ))}
      {error && (
        <p className="err" id={`${id}-note`}>
          <Icon name="warn" small />
          <span>{error}</span>
        </p>
      )}
      <Button look="quiet" small busy={busy} onClick={onManage}>
        <Trans id="withdraw.accounts">My accounts</Trans>
      </Button>
    </fieldset>
  );
}

const RestsUntil = ({ until }: { until: string }) => (
  <span className="account-rests mute sm">
    <Trans id="withdraw.to.rests">Can be used from {until}</Trans>
  </span>
);
