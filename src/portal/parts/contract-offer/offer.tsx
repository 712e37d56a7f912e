import { Trans } from '@lingui/react/macro';
import { useSelector } from '@xstate/react';
import { LoadAgain } from '../../../ui/page/load-again';
import { Section } from '../../../ui/page/section';
import type { OfferRef } from './contract-offer.flow';
import { KindChoice } from './kind-choice';
import { OfferForm } from './offer-form';

/** Terms for a downline: their kind, typed, then reviewed, then sent (own.contract.offered). */
export function Offer({ offer }: { offer: OfferRef }) {
  const state = useSelector(offer, (snapshot) => snapshot);
  const { offerForm } = state.children;
  return (
    <Section title={<Trans id="contracts.offer">Offer a contract</Trans>}>
      {state.matches('choosing') && <KindChoice offer={offer} />}
      {offerForm && <OfferForm offer={offer} form={offerForm} />}
      {state.matches('failed') && (
        <LoadAgain
          failure={state.context.failure}
          onRetry={() => offer.send({ type: 'retry.requested' })}
          onBack={() => offer.send({ type: 'offer.closed' })}
        />
      )}
    </Section>
  );
}
