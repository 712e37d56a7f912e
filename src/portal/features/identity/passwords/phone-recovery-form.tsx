import { Trans, useLingui } from '@lingui/react/macro';
import { useSelector } from '@xstate/react';
import { MODULES } from '../../../../contract';
import { Button } from '../../../../ui/button';
import { EntryFlow } from '../../../parts/entry/entry-flow';
import { NewPasswordFields } from '../../../parts/password-change/new-password-fields';
import { PasswordsForm } from '../../../parts/password-change/passwords-form';
import { MobileField } from '../../../parts/phone/mobile-field';
import { SmsCodeField } from '../../../parts/phone/sms-code-field';
import { useModule } from '../../../parts/portal/portal-context';
import { unlessFailed } from '../../../parts/portal/unless-failed';
import { ProofDialog } from '../../../parts/proof/proof-dialog';
import { useForgotPasswordMessage } from './forgot-words';
import { Outside } from './outside';
import type { PhoneRecoveryRef } from './phone-recovery.flow';

/** By mobile number: country, number, the code that is sent, a new password (s2.forgot.mobile-fields). */
export function PhoneRecoveryForm({ recovery }: { recovery: PhoneRecoveryRef }) {
  const { t } = useLingui();
  const state = useSelector(recovery, (snapshot) => snapshot);
  const { rule, failure } = state.context;
  const form = unlessFailed(state.children.phoneForm);
  const entry = unlessFailed(state.children.entry);
  const proof = unlessFailed(state.children.extraVerification);
  const countryPicker = unlessFailed(state.children.countryPicker);
  const smsCountdown = unlessFailed(state.children.smsCountdown);
  const messageOf = useForgotPasswordMessage();
  const pickable = useModule(MODULES.countryPicker);
  if (state.matches('stepUpMissing')) return <Outside failure={failure} />;
  if (state.matches('loginFailed'))
    return <Outside failure={failure} onRetry={() => recovery.send({ type: 'retry.requested' })} />;
  return (
    <PasswordsForm
      form={form}
      rule={rule}
      label={t({ id: 'forgot.byPhone', message: 'Mobile number' })}
      sayOther={({ field, code }) => (field === 'new' ? undefined : messageOf(code))}
    >
      {({ id, errorOf, busy }) => (
        <>
          <MobileField
            id={`${id}-mobile`}
            picker={pickable ? countryPicker : undefined}
            countdown={smsCountdown}
            error={errorOf('mobile')}
          />
          {smsCountdown && <SmsCodeField id={`${id}-code`} countdown={smsCountdown} error={errorOf('code')} />}
          <NewPasswordFields id={id} rule={rule} errorOf={errorOf} once />
          <Button type="submit" look="primary" wide busy={busy}>
            <Trans id="forgot.phone.submit">Set and log in</Trans>
          </Button>
          {proof && <ProofDialog verification={proof} />}
          {entry && <EntryFlow entry={entry} />}
        </>
      )}
    </PasswordsForm>
  );
}
