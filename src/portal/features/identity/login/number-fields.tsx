import type { SnapshotFrom } from 'xstate';
import type { loginMachine } from '../../../../../machines/identity/login/login.machine';
import { MODULES } from '../../../../contract';
import { usePrefill } from '../../../../ui/prefill';
import { MobileField } from '../../../parts/phone/mobile-field';
import { SmsCodeField } from '../../../parts/phone/sms-code-field';
import { useModule } from '../../../parts/portal/portal-context';
import { unlessFailed } from '../../../parts/portal/unless-failed';

type Props = {
  id: string;
  state: SnapshotFrom<typeof loginMachine>;
  absent: boolean;
  errorOf: (field: string) => string | undefined;
};

/** Country, mobile number, and the code with its button (s2.login.mobile-tab). */
export function NumberFields({ id, state, absent, errorOf }: Props) {
  const countryPicker = unlessFailed(state.children.countryPicker);
  const smsCountdown = unlessFailed(state.children.smsCountdown);
  const pickable = useModule(MODULES.countryPicker);
  const number = usePrefill(state.context.form.mobile.number);
  return (
    <div className="stack" hidden={absent}>
      <MobileField
        id={`${id}-mobile`}
        ref={number}
        picker={pickable ? countryPicker : undefined}
        countdown={smsCountdown}
        error={errorOf('mobile')}
      />
      {smsCountdown && <SmsCodeField id={`${id}-code`} countdown={smsCountdown} error={errorOf('code')} />}
    </div>
  );
}
