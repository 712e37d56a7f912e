import { Trans, useLingui } from '@lingui/react/macro';
import { useSelector } from '@xstate/react';
import { Button } from '../../../ui/button';
import { AskedForm } from '../../../ui/form/asked-form';
import { BackButton } from '../../../ui/form/back-button';
import { TextInput } from '../../../ui/text-input';
import type { OfferRef } from './contract-offer.flow';
import { draftOf, editOffer } from './draft-of';
import { PeriodField } from './period-field';
import { problemWords } from './problem-words';
import { RealtimeFields } from './realtime-fields';
import { TierFields } from './tier-fields';

/** Recipient and terms; it stays mounted during the check, so that input stays. */
export function OfferForm({ offer }: { offer: OfferRef }) {
  const { t } = useLingui();
  const state = useSelector(offer, (snapshot) => snapshot);
  const { kind, downline, draft, problems, failure } = state.context;
  const busy = state.hasTag('busy');
  return (
    <AskedForm
      label={t({ id: 'contracts.form', message: 'Terms of the offer' })}
      problems={problems}
      words={problemWords}
      failure={failure}
      onSend={(data) => offer.send({ type: 'offer.submitted', draft: draftOf(data) })}
      onEdit={(data) => editOffer(offer, data)}
    >
      {(field) => (
        <>
          <TextInput
            {...field('downline')}
            label={t({ id: 'contracts.form.downline', message: 'Username of the downline' })}
            hint={t({ id: 'contracts.form.downline.hint', message: 'An agent directly under you.' })}
            defaultValue={draft.downline ?? downline}
            autoComplete="off"
            autoCapitalize="none"
            spellCheck={false}
            maxLength={64}
          />
          {kind === 'dividend' && <PeriodField field={field} chosen={draft.period} />}
          {kind === 'realtime' ? (
            <RealtimeFields field={field} draft={draft} />
          ) : (
            <TierFields field={field} offer={offer} busy={busy} />
          )}
          <div className="form-ways">
            <Button type="submit" look="primary" busy={busy}>
              <Trans id="contracts.continue">Continue</Trans>
            </Button>
            <BackButton busy={busy} onBack={() => offer.send({ type: 'offer.left' })} />
          </div>
        </>
      )}
    </AskedForm>
  );
}
