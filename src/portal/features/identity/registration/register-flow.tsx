import { useSelector } from '@xstate/react';
import { Checks } from './checks';
import { LoginInstead } from './login-instead';
import { NotInvited } from './not-invited';
import { RegisterForm } from './register-form';
import type { RegistrationRef } from './registration.flow';
import type { RegistrationFormRef } from './registration-form.flow';
import { RulesUnread } from './rules-unread';
import { RulesWait } from './rules-wait';

/** The whole registration chart: the form, and the states before it. The dialog and the page show the same. */
export function RegisterFlow({ registration }: { registration: RegistrationRef }) {
  const state = useSelector(registration, (snapshot) => snapshot);
  const { form } = state.children;
  const { failure, invitation } = state.context;
  return (
    <>
      <LoginInstead registration={form ?? registration} />
      {state.matches('loadFailed') && (
        <RulesUnread failure={failure} onRetry={() => registration.send({ type: 'retry.requested' })} />
      )}
      {(state.matches('loading') || state.matches('checkingLink')) && <RulesWait />}
      {state.matches('closed') && <NotInvited code={invitation?.code} />}
      {form && <FormAndChecks form={form} />}
    </>
  );
}

/** The form, and over it the steps of an attempt. */
function FormAndChecks({ form }: { form: RegistrationFormRef }) {
  const state = useSelector(form, (snapshot) => snapshot);
  const { enrolment } = state.children;
  const { offer } = state.context;
  return (
    <>
      {offer && <RegisterForm form={form} offer={offer} />}
      {enrolment && <Checks enrolment={enrolment} codeRequired={offer?.rules.fields.affiliateCode.required ?? false} />}
    </>
  );
}
