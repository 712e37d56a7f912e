import { useSelector } from '@xstate/react';
import { EntryFlow } from '../../../parts/entry/entry-flow';
import { Checks } from './checks';
import { LoginInstead } from './login-instead';
import { NotInvited } from './not-invited';
import { RegisterForm } from './register-form';
import type { RegistrationRef } from './registration.flow';
import { RulesUnread } from './rules-unread';
import { RulesWait } from './rules-wait';

/** The whole registration chart: the form, and the steps over it. The dialog and the page show the same. */
export function RegisterFlow({ registration }: { registration: RegistrationRef }) {
  const state = useSelector(registration, (snapshot) => snapshot);
  const { enrolment, entry } = state.children;
  const { offer, failure } = state.context;
  const waiting = state.matches('loading') || state.matches('checkingLink');
  const hasForm = !waiting && !state.matches('loadFailed') && !state.matches('closed');
  return (
    <>
      <LoginInstead registration={registration} />
      {state.matches('loadFailed') && (
        <RulesUnread failure={failure} onRetry={() => registration.send({ type: 'retry.requested' })} />
      )}
      {waiting && <RulesWait />}
      {state.matches('closed') && <NotInvited code={state.context.invitation?.code} />}
      {hasForm && offer && <RegisterForm registration={registration} offer={offer} />}
      {enrolment && <Checks enrolment={enrolment} codeRequired={offer?.rules.fields.affiliateCode.required ?? false} />}
      {entry && <EntryFlow entry={entry} />}
    </>
  );
}
