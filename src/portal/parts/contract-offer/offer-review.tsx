import { Trans } from '@lingui/react/macro';
import { useSelector } from '@xstate/react';
import { Button } from '../../../ui/button';
import { BackButton } from '../../../ui/form/back-button';
import { Note } from '../../../ui/note';
import { Terms } from '../contracts/terms';
import type { OfferRef } from './contract-offer.flow';

/** What is offered, in plain words, before it is sent. */
export function OfferReview({ offer }: { offer: OfferRef }) {
  const state = useSelector(offer, (snapshot) => snapshot);
  const asked = state.context.offer;
  const downline = asked?.downline ?? '';
  const busy = state.hasTag('busy');
  return (
    <>
      <h4>
        <Trans id="contracts.review">You offer {downline}</Trans>
      </h4>
      {asked && <Terms terms={asked.terms} />}
      <Note>
        <Trans id="contracts.review.text">
          What you have agreed before stays in force until this is accepted. An offer can’t be changed, only withdrawn.
        </Trans>
      </Note>
      <div className="form-ways">
        <Button look="primary" busy={busy} onClick={() => offer.send({ type: 'offer.confirmed' })}>
          <Trans id="contracts.send">Send offer</Trans>
        </Button>
        <BackButton busy={busy} onBack={() => offer.send({ type: 'review.left' })}>
          <Trans id="contracts.change">Change</Trans>
        </BackButton>
      </div>
    </>
  );
}
