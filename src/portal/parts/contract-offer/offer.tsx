import { Trans } from '@lingui/react/macro';
import { useSelector } from '@xstate/react';
import { Section } from '../../../ui/page/section';
import type { OfferRef } from './contract-offer.flow';
import { KindChoice } from './kind-choice';
import { OfferForm } from './offer-form';
import { OfferReview } from './offer-review';

/** Terms for a downline: their kind, typed, then looked at, then sent (own.contract.offered). */
export function Offer({ offer }: { offer: OfferRef }) {
  const state = useSelector(offer, (snapshot) => snapshot);
  return (
    <Section title={<Trans id="contracts.offer">Offer a contract</Trans>}>
      {state.matches('choosing') && <KindChoice offer={offer} />}
      {state.hasTag('form') && <OfferForm offer={offer} />}
      {(state.matches('reviewing') || state.matches('sending')) && <OfferReview offer={offer} />}
    </Section>
  );
}
