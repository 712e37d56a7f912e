import { Trans, useLingui } from '@lingui/react/macro';
import { useId } from 'react';
import type { BankAccount } from '../../../contract';
import { Button } from '../../../ui/button';
import { moment } from '../../../ui/format';
import { Icon } from '../../../ui/icon';

type Props = { account: BankAccount; onRemove: () => void };

/** An account: provider, holder, end of the number, and the time when it was added. */
export function AccountRow({
  account: { kind, provider, holder, maskedNumber, boundAt, restsUntil },
  onRemove,
}: Props) {
  const { i18n } = useLingui();
  const id = useId();
  const since = moment(boundAt, i18n.locale);
  const usable = moment(restsUntil ?? 0, i18n.locale);
  return (
    <li>
      <Icon name={kind === 'ewallet' ? 'phone' : 'wallet'} />
      <div className="grow">
        <b id={id}>
          {provider} <span className="num">{maskedNumber}</span>
        </b>
        <span className="mute sm">{holder}</span>
        <span className="mute sm">
          <Trans id="bank.since">Added {since}</Trans>
        </span>
        {restsUntil !== null && (
          <span className="sm">
            <Trans id="bank.rests">Withdrawals from {usable}</Trans>
          </span>
        )}
      </div>
      <Button small onClick={onRemove} aria-describedby={id}>
        <Trans id="bank.remove">Remove</Trans>
      </Button>
    </li>
  );
}
