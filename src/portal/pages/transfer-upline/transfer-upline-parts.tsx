import { Trans, useLingui } from '@lingui/react/macro';
import { useSelector } from '@xstate/react';
import { Button } from '../../ui/button';
import { Empty } from '../../ui/empty';
import { Note } from '../../ui/note';
import { LoadAgain } from '../parts/load-again';
import { Section } from '../parts/section';
import { Waiting } from '../parts/waiting';
import { PaymentPassword } from '../payment-password/payment-password';
import { Look } from './look';
import { NoProtection } from './no-protection';
import { PartnerForm } from './partner-form';
import type { TransferUplineRef } from './refs';
import { Sent } from './sent';

/** To whom and how much, a look at it, and that it went; or why it cannot go now. */
export function TransferUplineParts({ transfer }: { transfer: TransferUplineRef }) {
  const { t } = useLingui();
  const state = useSelector(transfer, (snapshot) => snapshot);
  const { offer, sent, failure } = state.context;
  const { paymentPassword } = state.children;
  const retry = () => transfer.send({ type: 'retry.requested' });
  if (state.matches('loading')) return <Waiting text={<Trans id="upline.loading">It is being read whom you can transfer to…</Trans>} />;
  if (state.matches('failed')) return <LoadAgain failure={failure} onRetry={retry} />;
  if (paymentPassword)
    return (
      <div className="stack">
        <Note>
          <Trans id="upline.first">Before the first transfer: choose a payment password. It is asked whenever money leaves.</Trans>
        </Note>
        <PaymentPassword payment={paymentPassword} />
      </div>
    );
  if (!offer) return null;
  return (
    <Section title={t({ id: 'upline.title', message: 'Transfer to upline or downline' })}>
      {state.matches('alone') && (
        <Empty title={<Trans id="upline.alone">There is nobody to transfer to</Trans>}>
          <p>
            <Trans id="upline.alone.text">You have no upline, and nobody below you.</Trans>
          </p>
          <Button onClick={retry}>
            <Trans id="upline.again">Look again</Trans>
          </Button>
        </Empty>
      )}
      {(state.matches('locked') || state.matches('unprotected')) && <NoProtection transfer={transfer} />}
      {(state.hasTag('form') || state.matches('validating')) && <PartnerForm transfer={transfer} offer={offer} />}
      {(state.matches('looking') || state.matches('sending')) && <Look transfer={transfer} offer={offer} />}
      {state.matches('sent') && sent && <Sent sent={sent} onAnother={() => transfer.send({ type: 'another.requested' })} />}
    </Section>
  );
}
