import { Trans, useLingui } from '@lingui/react/macro';
import { Button } from '../../ui/button';
import { OneTimeCode } from '../parts/fields';
import type { FormRef } from '../parts/refs';
import { SecuredForm } from '../parts/secured-form';

type Props = { form: FormRef; oldAsked: boolean; onAgain: () => void };

/** The code that went to the old contact, where there is one, and the one to the new. */
export function ContactCodes({ form, oldAsked, onAgain }: Props) {
  const { t } = useLingui();
  return (
    <div className="stack">
      <p role="status">
        <Trans id="security.contact.sent">The codes are on their way. They work for five minutes.</Trans>
      </p>
      <SecuredForm
        form={form}
        label={t({ id: 'security.contact.codes', message: 'Codes' })}
        submit={<Trans id="security.contact.confirm">Change now</Trans>}
      >
        {(field) => (
          <>
            {oldAsked && (
              <OneTimeCode field={field} name="oldCode" label={t({ id: 'security.contact.oldCode', message: 'Code to the old one' })} />
            )}
            <OneTimeCode field={field} name="newCode" label={t({ id: 'security.contact.newCode', message: 'Code to the new one' })} />
          </>
        )}
      </SecuredForm>
      <Button look="quiet" small onClick={onAgain}>
        <Trans id="security.contact.again">No code came</Trans>
      </Button>
    </div>
  );
}
