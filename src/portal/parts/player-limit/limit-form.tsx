import { Trans, useLingui } from '@lingui/react/macro';
import type { PlayerLimit } from '../../../../machines/money/player-limit/player-limit.machine';
import { CheckBox } from '../../../ui/check-box';
import type { FormRef } from '../../../ui/form/form.flow';
import { SecuredForm } from '../../../ui/form/secured-form';
import { readAmount } from '../../../ui/format';
import { Note } from '../../../ui/note';
import { NumberInput } from '../../../ui/number-input';
import { Used } from './used';
import './player-limit.css';

type Props = { form: FormRef; limit: PlayerLimit };

/** The amount, or no limit; says what applies immediately and what after a day (own.deposit-limit.*). */
export function LimitForm({ form, limit }: Props) {
  const { t } = useLingui();
  return (
    <>
      <p className="limit-used">
        <Used limit={limit} />
      </p>
      <Note>
        {limit.limit === null ? (
          <Trans id="playerLimit.first">A first limit applies at once. If you set several, the lowest applies.</Trans>
        ) : (
          <Trans id="playerLimit.meaning">
            A lower limit applies at once. Raising or removing it takes 24 hours and a second confirmation.
          </Trans>
        )}
      </Note>
      <SecuredForm
        form={form}
        label={t({ id: 'playerLimit.form', message: 'Set the limit' })}
        submit={<Trans id="playerLimit.submit">Set this limit</Trans>}
      >
        {(field) => (
          <>
            <NumberInput
              {...field('limit')}
              label={t({ id: 'playerLimit.amount', message: 'Maximum (P)' })}
              inputMode="decimal"
              read={readAmount}
            />
            <input type="hidden" name="kind" value="limit" />
            {limit.limit !== null && (
              <CheckBox name="kind" value="none">
                <Trans id="playerLimit.noLimit">Remove the limit</Trans>
              </CheckBox>
            )}
          </>
        )}
      </SecuredForm>
    </>
  );
}
