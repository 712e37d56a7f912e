import { Trans, useLingui } from '@lingui/react/macro';
import { useSelector } from '@xstate/react';
import { AmountInput } from '../../../ui/amount-input';
import { Button } from '../../../ui/button';
import type { FieldOf } from '../../../ui/form/form.flow';
import { digits, readWhole } from '../../../ui/format';
import { NumberInput } from '../../../ui/number-input';
import { RateInput } from '../contracts/rate-input';
import type { OfferRef } from './contract-offer.flow';
import './contract-offer.css';

type Props = { field: FieldOf; offer: OfferRef; busy: boolean };

/** The tiers of an offer, each with its rate and requirements (s3.contract-offer.fields). */
export function TierFields({ field, offer, busy }: Props) {
  const state = useSelector(offer, (snapshot) => snapshot);
  const { tiers } = state.context;
  return (
    <>
      {PLACES.slice(0, tiers).map((at) => (
        <Tier key={at} field={field} at={at} />
      ))}
      <div className="form-actions">
        {(busy || state.can({ type: 'tier.added' })) && (
          <Button small busy={busy} onClick={() => offer.send({ type: 'tier.added' })}>
            <Trans id="contracts.tier.add">Add a tier</Trans>
          </Button>
        )}
        {tiers > 1 && (
          <Button small busy={busy} onClick={() => offer.send({ type: 'tier.removed' })}>
            <Trans id="contracts.tier.remove">Remove the last tier</Trans>
          </Button>
        )}
      </div>
    </>
  );
}

/** The places of all tiers that an offer can have. */
const PLACES = [0, 1, 2, 3, 4, 5, 6, 7];

function Tier({ field, at }: { field: FieldOf; at: number }) {
  const { t, i18n } = useLingui();
  const number = digits(at + 1, i18n.locale);
  const of = (name: string) => field(`${name}.${at}`);
  return (
    <fieldset className="contract-tier">
      <legend>
        <Trans id="contracts.tier">Tier {number}</Trans>
      </legend>
      <RateInput {...of('rate')} label={t({ id: 'contracts.form.rate', message: 'Rate (%)' })} />
      <AmountInput {...of('turnover')} label={t({ id: 'contracts.form.turnover', message: 'Least turnover' })} />
      <AmountInput {...of('loss')} label={t({ id: 'contracts.form.loss', message: 'Least team loss' })} />
      <NumberInput
        {...of('activeMembers')}
        label={t({ id: 'contracts.form.members', message: 'Least active members' })}
        inputMode="numeric"
        maxLength={9}
        read={readWhole}
      />
    </fieldset>
  );
}
