import { Trans, useLingui } from '@lingui/react/macro';
import { useSelector } from '@xstate/react';
import { CodeInput } from '../../../ui/code-input';
import { takeFocusFromButton } from '../../../ui/take-focus';
import { SendCode } from './send-code';
import type { SmsCountdownRef } from './sms-countdown.flow';
import { SmsNotices } from './sms-notices';
import './joined.css';

type Props = {
  id: string;
  countdown: SmsCountdownRef;
  error?: string;
  must?: boolean;
};

/**
 * For a form with a `mobileNum`: the code, the button that requests it, and the result (s2.login.sms-send-button,
 * s4.sms-countdown.*, own.sms-countdown.focus).
 */
export function SmsCodeField({ id, countdown, error, must }: Props) {
  const { t } = useLingui();
  const sent = useSelector(countdown, (state) => state.hasTag('sent'));
  const fresh = useSelector(countdown, (state) => state.hasTag('fresh'));
  return (
    <>
      <SmsNotices countdown={countdown} />
      <CodeInput
        id={id}
        name="verificationCode"
        ref={fresh ? takeFocusFromButton : undefined}
        label={t({ id: 'phone.code', message: 'SMS code' })}
        hint={sent && <Trans id="phone.code.hint">Valid for 5 minutes, 3 attempts.</Trans>}
        error={error}
        must={must}
      />
      <SendCode countdown={countdown} />
    </>
  );
}
