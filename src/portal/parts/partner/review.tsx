import { Trans, useLingui } from '@lingui/react/macro';
import type { Review as Reviewed } from '../../../../machines/money/money-move/money-move.types';
import { Facts } from '../../../ui/facts';
import { money } from '../../../ui/format';
import type { MoneyMoveRef } from '../../../ui/money/money-move.flow';
import { PaymentStep } from '../../../ui/money/payment-step';

type Props = { move: MoneyMoveRef; to: string; review: Reviewed };

/** Preview before it is sent, and the payment password (own.transfer-upline.summary). */
export function Review({ move, to, review: { amount, balanceAfter } }: Props) {
  const { t, i18n } = useLingui();
  const sum = (of: string) => <span className="num">{money(of, i18n.locale)}</span>;
  return (
    <>
      <Facts
        facts={[
          { key: 'to', name: <Trans id="upline.look.to">Recipient</Trans>, value: to },
          { key: 'amount', name: <Trans id="upline.look.amount">Amount</Trans>, value: sum(amount) },
          { key: 'left', name: <Trans id="upline.look.left">Balance after</Trans>, value: sum(balanceAfter) },
        ]}
      />
      <p className="mute">
        <Trans id="upline.look.final">Once sent, a transfer cannot be undone.</Trans>
      </p>
      <PaymentStep
        move={move}
        label={t({ id: 'upline.look', message: 'Confirm transfer' })}
        submit={<Trans id="upline.send">Transfer</Trans>}
        change={<Trans id="upline.change">Change</Trans>}
      />
    </>
  );
}
