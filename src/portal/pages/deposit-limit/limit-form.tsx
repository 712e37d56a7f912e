import { Trans, useLingui } from '@lingui/react/macro';
import type { DepositLimit } from '../../../../machines/deposit-limit/deposit-limit.machine';
import { CheckBox } from '../../ui/check-box';
import { Note } from '../../ui/note';
import { TextInput } from '../../ui/text-input';
import type { FormRef } from '../parts/refs';
import { SecuredForm } from '../parts/secured-form';
import { Used } from './used';

type Props = { form: FormRef; limit: DepositLimit };

/** How much, or no limit; what counts at once and what after a day is said before (own.deposit-limit.*). */
export function LimitForm({ form, limit }: Props) {
  const { t } = useLingui();
  return (
    <>
      <p className="limit-used">
        <Used limit={limit} />
      </p>
      <Note>
        {limit.limit === null ? (
          <Trans id="depositLimit.first">A first limit counts at once. Where you have set several, the lowest rules.</Trans>
        ) : (
          <Trans id="depositLimit.meaning">
            A lower limit counts at once. A higher one, or none, counts only when you have said yes again after 24 hours.
          </Trans>
        )}
      </Note>
      <SecuredForm
        form={form}
        label={t({ id: 'depositLimit.form', message: 'Set the limit' })}
        submit={<Trans id="depositLimit.submit">Set this limit</Trans>}
      >
        {(field) => (
          <>
            <TextInput
              {...field('limit')}
              label={t({ id: 'depositLimit.amount', message: 'No more than (P)' })}
              inputMode="decimal"
              autoComplete="off"
              maxLength={24}
            />
            <input type="hidden" name="kind" value="limit" />
            {limit.limit !== null && (
              <CheckBox name="kind" value="none">
                <Trans id="depositLimit.noLimit">No limit any more</Trans>
              </CheckBox>
            )}
          </>
        )}
      </SecuredForm>
    </>
  );
}
