import { Trans, useLingui } from '@lingui/react/macro';
import { useSelector } from '@xstate/react';
import { Button } from '../../../ui/button';
import { FocusedNote } from '../../../ui/focused-note';
import { Note } from '../../../ui/note';
import { LoadAgain } from '../../../ui/page/load-again';
import { Section } from '../../../ui/page/section';
import { PaymentPassword } from '../payment-password/payment-password';
import type { HostedPage } from '../portal/hosted';
import { PartnerMove } from './partner-move';
import type { TransferUplineRef } from './transfer-upline.flow';

/** `recipientName`: the recipient, if the transfer starts from their page. */
type Props = Pick<HostedPage<TransferUplineRef>, 'content'> & { recipientName?: string };

/** A transfer to an upline or a downline, or the payment password that it takes. */
export function TransferUplineParts({ content: transfer, recipientName = '' }: Props) {
  const { t } = useLingui();
  const state = useSelector(transfer, (snapshot) => snapshot);
  const { moneyMove, paymentPassword } = state.children;
  if (moneyMove) return <PartnerMove move={moneyMove} to={recipientName} />;
  if (paymentPassword)
    return (
      <div className="stack">
        <Note>
          <Trans id="upline.first">
            Before your first transfer, choose a payment password. You need it for every transfer and withdrawal.
          </Trans>
        </Note>
        <PaymentPassword payment={paymentPassword} />
      </div>
    );
  if (state.matches('failed'))
    return <LoadAgain failure={state.context.failure} onRetry={() => transfer.send({ type: 'retry.requested' })} />;
  return (
    <Section title={t({ id: 'upline.title', message: 'Transfer to upline or downline' })}>
      <FocusedNote>
        <Trans id="upline.unprotected">You need a payment password before you can transfer.</Trans>
      </FocusedNote>
      <div className="form-actions">
        <Button look="primary" onClick={() => transfer.send({ type: 'protection.requested' })}>
          <Trans id="upline.protect">Set one now</Trans>
        </Button>
      </div>
    </Section>
  );
}
