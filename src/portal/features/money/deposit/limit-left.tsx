import { Trans, useLingui } from '@lingui/react/macro';
import { Button } from '../../../../ui/button';
import { money } from '../../../../ui/format';
import { Icon } from '../../../../ui/icon';
import './deposit.css';

type Props = { left: string | null; onLimits?: () => void };

/** Remaining allowance of the deposit limits, if there are any, and the way to them. */
export function LimitLeft({ left, onLimits }: Props) {
  const { i18n } = useLingui();
  const sum = left && money(left, i18n.locale);
  return (
    <div className="limit-left">
      <Icon name="shield" small />
      <p className="grow">
        {sum ? (
          <Trans id="deposit.left">You can still deposit {sum} within your limits.</Trans>
        ) : (
          <Trans id="deposit.noLimits">You have no deposit limits.</Trans>
        )}
      </p>
      {onLimits && (
        <Button look="quiet" small onClick={onLimits}>
          <Trans id="deposit.limits">Deposit limits</Trans>
        </Button>
      )}
    </div>
  );
}
