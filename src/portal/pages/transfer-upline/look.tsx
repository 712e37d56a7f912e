import { Trans, useLingui } from '@lingui/react/macro';
import { useSelector } from '@xstate/react';
import type { PartnerOffer } from '../../../../machines/transfer-upline/transfer-upline.machine';
import { useVault } from '../../app/portal-context';
import { leftAfter, submitPartnerPayment } from '../../flows/transfer-upline';
import { Button } from '../../ui/button';
import { Facts } from '../../ui/facts';
import { money } from '../../ui/format';
import { AskedForm } from '../parts/asked-form';
import { PaymentPasswordField } from '../parts/fields';
import { problemWords } from '../parts/problem-words';
import type { TransferUplineRef } from './refs';

type Props = { transfer: TransferUplineRef; offer: PartnerOffer };

/** What will happen, before it is sent, and the payment password (own.transfer-upline.look). */
export function Look({ transfer, offer }: Props) {
  const { t, i18n } = useLingui();
  const vault = useVault();
  const state = useSelector(transfer, (snapshot) => snapshot);
  const { asked, failure } = state.context;
  const missing = failure?.code === 'payment.empty';
  const busy = state.matches('sending');
  return (
    <>
      <Facts
        facts={[
          { key: 'to', name: <Trans id="upline.look.to">Goes to</Trans>, value: asked.to },
          {
            key: 'amount',
            name: <Trans id="upline.look.amount">Amount</Trans>,
            value: <span className="num">{money(asked.amount, i18n.locale)}</span>,
          },
          {
            key: 'left',
            name: <Trans id="upline.look.left">You keep</Trans>,
            value: <span className="num">{money(leftAfter(offer, asked), i18n.locale)}</span>,
          },
        ]}
      />
      <p className="mute">
        <Trans id="upline.look.final">Once sent, a transfer cannot be taken back.</Trans>
      </p>
      <AskedForm
        label={t({ id: 'upline.look', message: 'Send it' })}
        problems={missing ? [{ field: 'paymentPassword', code: 'empty' }] : []}
        words={problemWords}
        failure={missing ? null : failure}
        onSend={(data) => submitPartnerPayment(transfer, vault, data)}
      >
        {(field) => (
          <>
            <PaymentPasswordField field={field} />
            <div className="form-ways">
              <Button type="submit" look="primary" busy={busy}>
                <Trans id="upline.send">Transfer</Trans>
              </Button>
              <Button look="quiet" busy={busy} onClick={() => transfer.send({ type: 'look.left' })}>
                <Trans id="upline.change">Change</Trans>
              </Button>
            </div>
          </>
        )}
      </AskedForm>
    </>
  );
}
