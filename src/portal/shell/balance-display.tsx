import { Trans, useLingui } from '@lingui/react/macro';
import { HIDDEN_MONEY, money } from '../../ui/format';
import { IconButton } from '../../ui/icon-button';
import { useSumsHidden } from '../../ui/sums-hidden';

/** State of the balance: unknown, an amount (perhaps refreshing), or failed. */
export type Balance = { state: 'waiting' } | { state: 'known'; amount: string; busy: boolean } | { state: 'failed' };
type Props = { balance: Balance; onRefresh: () => void; className: string };

/**
 * The balance. A click hides it as ***; before it is known, a word asks to wait, never a 0 (s9.const.balance-display).
 */
export function BalanceDisplay({ balance, onRefresh, className }: Props) {
  const { t, i18n } = useLingui();
  const { hidden, toggle } = useSumsHidden();
  const refresh = t({ id: 'header.balance.refresh', message: 'Refresh balance' });
  if (balance.state === 'waiting') {
    return (
      <span className={className} role="status">
        <span className="wait">
          <Trans id="header.balance.wait">Please wait a moment</Trans>
        </span>
      </span>
    );
  }
  if (balance.state === 'failed') {
    return (
      <span className={className} role="status">
        <span className="wait">
          <Trans id="header.balance.failed">Balance did not load</Trans>
        </span>
        <IconButton className="refresh" icon="refresh" label={refresh} onClick={onRefresh} />
      </span>
    );
  }
  return (
    <span className={className}>
      <span className="num">{hidden ? HIDDEN_MONEY : money(balance.amount, i18n.locale)}</span>
      <IconButton
        className="eye"
        icon={hidden ? 'eyeoff' : 'eye'}
        label={t({ id: 'header.balance.hide', message: 'Hide balance' })}
        aria-pressed={hidden}
        onClick={toggle}
      />
      <IconButton
        className="refresh"
        icon="refresh"
        label={refresh}
        aria-busy={balance.busy}
        onClick={balance.busy ? undefined : onRefresh}
      />
    </span>
  );
}
