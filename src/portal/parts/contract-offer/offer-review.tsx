import { Trans } from '@lingui/react/macro';
import { Button } from '../../../ui/button';
import { BackButton } from '../../../ui/form/back-button';
import type { FormRef } from '../../../ui/form/form.flow';
import { Note } from '../../../ui/note';
import { takeFocus } from '../../../ui/take-focus';
import { useVault } from '../../../ui/vault-context';
import { Terms } from '../contracts/terms';
import { checkedOffer } from './offer-form.flow';

/** The offer in plain words, before it is sent. */
export function OfferReview({ form, busy }: { form: FormRef; busy: boolean }) {
  const offer = checkedOffer(useVault());
  const downline = offer?.downline ?? '';
  return (
    <div className="stack">
      <h4 tabIndex={-1} ref={takeFocus}>
        <Trans id="contracts.review">You offer {downline}</Trans>
      </h4>
      {offer && <Terms terms={offer.terms} />}
      <Note>
        <Trans id="contracts.review.text">
          What you have agreed before stays in force until this is accepted. An offer can’t be changed, only withdrawn.
        </Trans>
      </Note>
      <div className="form-actions">
        <Button look="primary" busy={busy} onClick={() => form.send({ type: 'review.confirmed' })}>
          <Trans id="contracts.send">Send offer</Trans>
        </Button>
        <BackButton busy={busy} onBack={() => form.send({ type: 'review.cancelled' })}>
          <Trans id="contracts.change">Change</Trans>
        </BackButton>
      </div>
    </div>
  );
}
