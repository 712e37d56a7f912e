import { Trans, useLingui } from '@lingui/react/macro';
import { useSelector } from '@xstate/react';
import { type FormEvent, useId } from 'react';
import type { RecoveryError } from '../../../../machines/phone-recovery/phone-recovery.machine';
import { MODULES } from '../../../contract';
import { EntryFlow } from '../../parts/entry/entry-flow';
import { submitPhoneRecovery } from '../../parts/password-change/new-password';
import { NewPasswordFields } from '../../parts/password-change/new-password-fields';
import { usePasswordProblem } from '../../parts/password-change/new-password-words';
import { Rejection } from '../../parts/password-change/rejection';
import { MobileField } from '../../parts/phone/mobile-field';
import { SmsCodeField } from '../../parts/phone/sms-code-field';
import { useNumberError } from '../../parts/phone/use-number-error';
import { useModule, useVault } from '../../parts/portal/portal-context';
import { unlessFailed } from '../../parts/portal/unless-failed';
import { Button } from '../../ui/button';
import { useForgotProblem } from './forgot-words';
import { Outside } from './outside';
import type { PhoneRecoveryRef } from './refs';

/** By mobile number: country, number, the code that is sent, a new password (s2.forgot.mobile-fields). */
export function PhoneRecoveryForm({ recovery }: { recovery: PhoneRecoveryRef }) {
  const { t } = useLingui();
  const id = useId();
  const vault = useVault();
  const state = useSelector(recovery, (snapshot) => snapshot);
  const [sayPassword, sayOther] = [usePasswordProblem(state.context.rule), useForgotProblem()];
  const say = ({ field, code }: RecoveryError) => (field === 'new' ? sayPassword({ field, code }) : sayOther(code));
  const errors = state.context.errors.map((error) => ({ ...error, fieldId: `${id}-${error.field}`, text: say(error) }));
  const errorOf = (field: RecoveryError['field']) => errors.find((error) => error.field === field)?.text;
  const entry = unlessFailed(state.children.entry);
  const [countryPicker, smsCountdown] = [unlessFailed(state.children.countryPicker), unlessFailed(state.children.smsCountdown)];
  const pickable = useModule(MODULES.countryPicker);
  const misdialled = useNumberError(smsCountdown);
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    submitPhoneRecovery(recovery, vault, new FormData(event.currentTarget));
  };
  if (state.matches('outside'))
    return <Outside failure={state.context.failure} onRetry={() => recovery.send({ type: 'retry.requested' })} />;
  return (
    <form className="stack" method="post" noValidate aria-label={t({ id: 'forgot.byPhone', message: 'Mobile number' })} onSubmit={submit}>
      <Rejection rejected={state.hasTag('rejected')} errors={errors} failure={state.context.failure} />
      <MobileField id={`${id}-mobile`} picker={pickable ? countryPicker : undefined} error={errorOf('mobile') ?? misdialled} />
      {smsCountdown && <SmsCodeField id={`${id}-code`} countdown={smsCountdown} error={errorOf('code')} />}
      <NewPasswordFields id={id} rule={state.context.rule} errorOf={(field) => (field === 'new' ? errorOf('new') : undefined)} once />
      <Button type="submit" look="primary" wide busy={state.hasTag('busy')}>
        <Trans id="forgot.phone.submit">Set and log in</Trans>
      </Button>
      {entry && <EntryFlow entry={entry} />}
    </form>
  );
}
