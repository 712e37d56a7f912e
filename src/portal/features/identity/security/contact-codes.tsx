import { Trans, useLingui } from '@lingui/react/macro';
import { Button } from '../../../../ui/button';
import { OneTimeCode } from '../../../../ui/form/fields';
import type { FormRef } from '../../../../ui/form/form.flow';
import { SecuredForm } from '../../../../ui/form/secured-form';
import { takeLostFocus } from '../../../../ui/take-focus';

type Props = { form: FormRef; needsOldCode: boolean; onAgain: () => void };

/**
 * Fields for the codes sent to the new contact and to the old one, if there is one; the first takes the focus
 * (own.sms-countdown.focus).
 */
export function ContactCodes({ form, needsOldCode, onAgain }: Props) {
  const { t } = useLingui();
  return (
    <div className="stack">
      <p role="status">
        <Trans id="security.contact.sent">The codes are sent. They are valid for 5 minutes.</Trans>
      </p>
      <SecuredForm
        form={form}
        label={t({ id: 'security.contact.codes', message: 'Codes' })}
        submit={<Trans id="security.contact.confirm">Change now</Trans>}
      >
        {(field) => (
          <>
            {needsOldCode && (
              <OneTimeCode
                field={field}
                name="oldCode"
                ref={takeLostFocus}
                label={t({ id: 'security.contact.oldCode', message: 'Code sent to the old one' })}
              />
            )}
            <OneTimeCode
              field={field}
              name="newCode"
              ref={needsOldCode ? undefined : takeLostFocus}
              label={t({ id: 'security.contact.newCode', message: 'Code sent to the new one' })}
            />
          </>
        )}
      </SecuredForm>
      <Button look="quiet" small onClick={onAgain}>
        <Trans id="security.contact.again">Didn’t get a code?</Trans>
      </Button>
    </div>
  );
}
