import { Trans, useLingui } from '@lingui/react/macro';
import { useSelector } from '@xstate/react';
import { Button } from '../../../ui/button';
import { BackButton } from '../../../ui/form/back-button';
import type { FormRef } from '../../../ui/form/form.flow';
import { VaultedForm } from '../../../ui/form/vaulted-form';
import { TextInput } from '../../../ui/text-input';
import type { OfferRef } from './contract-offer.flow';
import { OfferReview } from './offer-review';
import { PeriodField } from './period-field';
import { problemWords } from './problem-words';
import { RealtimeFields } from './realtime-fields';
import { TierFields } from './tier-fields';

/** Recipient and terms. The fields stay while the terms are shown once more, so that input stays. */
export function OfferForm({ offer, form }: { offer: OfferRef; form: FormRef }) {
  const { t } = useLingui();
  const { kind, downline } = useSelector(offer, ({ context }) => context);
  const reviewing = useSelector(form, (state) => state.matches('reviewing') || state.context.reviewed);
  return (
    <VaultedForm form={form} label={t({ id: 'contracts.form', message: 'Terms of the offer' })} words={problemWords}>
      {(field, busy) => (
        <>
          <div hidden={reviewing}>
            <div className="stack">
              <TextInput
                {...field('downline')}
                label={t({ id: 'contracts.form.downline', message: 'Username of the downline' })}
                hint={t({ id: 'contracts.form.downline.hint', message: 'An agent directly under you.' })}
                defaultValue={downline}
                autoComplete="off"
                autoCapitalize="none"
                spellCheck={false}
                maxLength={64}
              />
              {kind === 'dividend' && <PeriodField field={field} />}
              {kind === 'realtime' ? (
                <RealtimeFields field={field} />
              ) : (
                <TierFields field={field} offer={offer} busy={busy} />
              )}
              <div className="form-actions">
                <Button type="submit" look="primary" busy={busy}>
                  <Trans id="contracts.continue">Continue</Trans>
                </Button>
                <BackButton busy={busy} onBack={() => form.send({ type: 'form.cancelled' })} />
              </div>
            </div>
          </div>
          {reviewing && <OfferReview form={form} busy={busy} />}
        </>
      )}
    </VaultedForm>
  );
}
