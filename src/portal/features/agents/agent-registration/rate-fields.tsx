import { Trans, useLingui } from '@lingui/react/macro';
import type { RateName } from '../../../../contract/agents/team';
import type { FieldOf } from '../../../../ui/form/form.flow';
import { RateInput } from '../../../parts/contracts/rate-input';
import { rateWords } from './link-words';
import './agent-registration.css';

type Props = { field: FieldOf; offered: readonly RateName[] };

/** Largest rates that are offered to an agent who joins by the link; only kinds that the agent can grant. */
export function RateFields({ field, offered }: Props) {
  const { t } = useLingui();
  if (offered.length === 0) return null;
  return (
    <fieldset className="link-rates">
      <legend>
        <Trans id="agentLinks.rates">Contracts offered to a new agent</Trans>
      </legend>
      <p className="hint">
        <Trans id="agentLinks.rates.hint">
          Rates in percent: each offer follows your own contract, at no more than this. Leave empty what you don’t
          offer.
        </Trans>
      </p>
      <div className="link-rates-of">
        {offered.map((name) => (
          <RateInput key={name} {...field(name)} label={t(rateWords[name])} />
        ))}
      </div>
    </fieldset>
  );
}
