import { Plural, Trans } from '@lingui/react/macro';
import { useSelector } from '@xstate/react';
import { Acknowledge } from '../../../ui/acknowledge';
import { FailureWords } from '../../../ui/failure-words';
import { Note } from '../../../ui/note';
import { takeFocus } from '../../../ui/take-focus';
import type { SmsCountdownRef } from './sms-countdown.flow';

/** Notices about the code: its destination, why none was sent, or how long to wait; read out as they appear. */
export function SmsNotices({ countdown }: { countdown: SmsCountdownRef }) {
  const state = useSelector(countdown, (snapshot) => snapshot);
  const { wait } = state.context;
  const to = wait?.reason === 'sent' ? wait.to : '';
  const minutes = wait?.reason === 'tooManyRequests' ? wait.minutes : 0;
  if (state.hasTag('sent'))
    return (
      <Note tone="field" role="status">
        <p>
          <Trans id="phone.sent">
            We sent a 6-digit code to <b className="num">{to}</b>. Don’t share it with anyone.
          </Trans>
        </p>
      </Note>
    );
  if (state.matches('blocked'))
    return (
      <Note tone="alert" role="alert">
        <p>
          <Trans id="phone.tooMany">
            Too many requests. Try again after <Plural value={minutes} one="# minute" other="# minutes" />.
          </Trans>
        </p>
      </Note>
    );
  if (state.hasTag('slow'))
    return (
      <p role="status" className="mute">
        <Trans id="phone.working">One moment: your device is doing a short check.</Trans>
      </p>
    );
  if (!state.matches('sendFailed')) return null;
  return (
    <Note tone="alert" role="alert">
      <p>
        <FailureWords failure={state.context.failure} />
      </p>
      <Acknowledge ref={takeFocus} onClick={() => countdown.send({ type: 'failure.acknowledged' })} />
    </Note>
  );
}
