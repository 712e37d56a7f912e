import { Trans, useLingui } from '@lingui/react/macro';
import { useSelector } from '@xstate/react';
import { Dialog } from '../../../../ui/dialog';
import { Tabs } from '../../../../ui/tabs';
import { DialogLanguagePicker } from '../../../parts/dialog-language-picker';
import type { HostedDialog } from '../../../parts/portal/hosted';
import { unlessFailed } from '../../../parts/portal/unless-failed';
import { ForgotEmailForm } from './forgot-email-form';
import type { ForgotPasswordRef } from './forgot-password.flow';
import { Mailed } from './mailed';
import { PhoneRecoveryForm } from './phone-recovery-form';

export { forgotPasswordFlow as flow } from './forgot-password.flow';

/**
 * Password recovery: by e-mail, or by mobile number if that is enabled (s2.modal.forgot-password, s2.forgot.methods).
 */
export function View({ content: passwordRecovery, onLeave }: HostedDialog<ForgotPasswordRef>) {
  const { t } = useLingui();
  const state = useSelector(passwordRecovery, (snapshot) => snapshot);
  const phone = unlessFailed(state.children.phoneRecovery);
  const sending = useSelector(unlessFailed(state.children.emailForm), (form) => form?.hasTag('busy') ?? false);
  if (state.matches('mailed')) return <Mailed onRead={() => passwordRecovery.send({ type: 'notice.acknowledged' })} />;
  const form = phone ? <PhoneRecoveryForm recovery={phone} /> : <ForgotEmailForm passwordRecovery={passwordRecovery} />;
  const tabs = [
    { value: 'email' as const, title: <Trans id="forgot.byEmail">Email</Trans> },
    { value: 'phone' as const, title: <Trans id="forgot.byPhone">Mobile number</Trans> },
  ];
  return (
    <Dialog title={<Trans id="forgot.title">A new password</Trans>} corner={<DialogLanguagePicker />} onClose={onLeave}>
      {state.context.phoneOffered ? (
        <Tabs
          label={t({ id: 'forgot.methods', message: 'Ways to reset your password' })}
          tabs={tabs}
          value={state.matches('byPhone') ? 'phone' : 'email'}
          onChoose={(method) => sending || passwordRecovery.send({ type: `${method}.selected` })}
        >
          {form}
        </Tabs>
      ) : (
        form
      )}
    </Dialog>
  );
}
