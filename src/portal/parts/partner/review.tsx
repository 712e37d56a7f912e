import { Trans, useLingui } from '@lingui/react/macro';
import { useSelector } from '@xstate/react';
import { Facts } from '../../../ui/facts';
import { money } from '../../../ui/format';
import type { MoveSubmissionRef } from '../../../ui/money/move-submission.flow';
import { PaymentStep } from '../../../ui/money/payment-step';

/** Preview before it is sent, and the payment password (own.transfer-upline.summary). */
export function Review({ submission }: { submission: MoveSubmissionRef }) {
  const { t, i18n } = useLingui();
  const { draft, review } = useSelector(submission, (snapshot) => snapshot.context);
  if (review === null) return null;
  const { amount, balanceAfter } = review;
  const sum = (of: string) => <span className="num">{money(of, i18n.locale)}</span>;
  return (
    <>
      <Facts
        facts={[
          { key: 'to', name: <Trans id="upline.look.to">Recipient</Trans>, value: draft.to },
          { key: 'amount', name: <Trans id="upline.look.amount">Amount</Trans>, value: sum(amount) },
          { key: 'left', name: <Trans id="upline.look.left">Balance after</Trans>, value: sum(balanceAfter) },
        ]}
      />
      <p className="mute">
        <Trans id="upline.look.final">Once sent, a transfer cannot be undone.</Trans>
      </p>
      <PaymentStep
        submission={submission}
        label={t({ id: 'upline.look', message: 'Confirm transfer' })}
        submit={<Trans id="upline.send">Transfer</Trans>}
        change={<Trans id="upline.change">Change</Trans>}
      />
    </>
  );
}
