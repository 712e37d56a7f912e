import { useSelector } from '@xstate/react';
import { EntryFlow } from '../entry/entry-flow';
import { Checks } from './checks';
import type { RegistrationRef } from './refs';
import { RegisterForm } from './register-form';
import { RulesUnread } from './rules-unread';
import { RulesWait } from './rules-wait';
import './register.css';

/** All of the registration chart: the form, and over it what the chart asks for on the way. The dialog and the page show the same. */
export function RegisterFlow({ registration }: { registration: RegistrationRef }) {
  const state = useSelector(registration, (snapshot) => snapshot);
  const { enrolment, entry } = state.children;
  if (state.matches('unread'))
    return <RulesUnread failure={state.context.failure} onRetry={() => registration.send({ type: 'retry.requested' })} />;
  if (!state.context.offer || state.matches('checkingLink')) return <RulesWait />;
  return (
    <>
      <RegisterForm registration={registration} offer={state.context.offer} />
      {enrolment && <Checks enrolment={enrolment} />}
      {entry && <EntryFlow entry={entry} />}
    </>
  );
}
