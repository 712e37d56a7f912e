import { Trans, useLingui } from '@lingui/react/macro';
import { RateInput } from '../../parts/contracts/rate-input';
import type { FieldOf } from '../../parts/form/refs';
import { RATE_NAMES, rateWords } from './rate-names';
import './agent-registration.css';

/** What an agent who joins by the link is offered at most, by kind of contract. */
export function RateFields({ field }: { field: FieldOf }) {
  const { t } = useLingui();
  return (
    <fieldset className="link-rates">
      <legend>
        <Trans id="agentLinks.rates">Contracts offered to a new agent</Trans>
      </legend>
      <p className="hint">
        <Trans id="agentLinks.rates.hint">
          Rates in percent: each offer follows your own contract, at no more than this. Leave empty what you don’t offer.
        </Trans>
      </p>
      <div className="link-rates-of">
        {RATE_NAMES.map((name) => (
          <RateInput key={name} {...field(name)} label={t(rateWords[name])} />
        ))}
      </div>
    </fieldset>
  );
}
