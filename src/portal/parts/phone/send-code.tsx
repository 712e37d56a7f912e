import { Trans, useLingui } from '@lingui/react/macro';
import { useSelector } from '@xstate/react';
import { CountdownButton } from '../../../ui/countdown-button';
import { takeLostFocus } from '../../../ui/take-focus';
import { numberIn } from './number-in';
import type { SmsCountdownRef } from './sms-countdown.flow';

/** Minutes and seconds in the digits of the language. */
function clock(seconds: number, locale: string) {
  const two = new Intl.NumberFormat(locale, { minimumIntegerDigits: 2, useGrouping: false });
  return `${two.format(Math.floor(seconds / 60))}:${two.format(seconds % 60)}`;
}

/**
 * Requests a code; disabled while it works and until another can be requested, with the seconds left
 * (s4.sms-countdown.running).
 */
export function SendCode({ countdown }: { countdown: SmsCountdownRef }) {
  const { i18n } = useLingui();
  const state = useSelector(countdown, (snapshot) => snapshot);
  const { secondsLeft } = state.context;
  const counted = state.matches('countingDown') || state.matches('blocked');
  const whole = state.matches('blocked') ? 300 : 60;
  return (
    <CountdownButton
      // The confirmed message is gone, and the focus with it.
      ref={state.matches('throttled') ? takeLostFocus : undefined}
      busy={state.hasTag('busy')}
      held={!state.can({ type: 'sms.requested', to: { number: '', dialingCode: '' } })}
      waiting={counted ? { left: clock(secondsLeft, i18n.locale), share: Math.min(1, secondsLeft / whole) } : undefined}
      onPress={(form) => countdown.send({ type: 'sms.requested', to: numberIn(form) })}
    >
      {counted ? <Trans id="phone.sendAgain">Send again</Trans> : <Trans id="phone.send">Send code</Trans>}
    </CountdownButton>
  );
}
