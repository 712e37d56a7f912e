import { Trans } from '@lingui/react/macro';
import { useSelector } from '@xstate/react';
import type { SnapshotFrom } from 'xstate';
import type { extraVerificationMachine } from '../../../../machines/identity/extra-verification/extra-verification.machine';
import { Note } from '../../../ui/note';
import { SendCode } from '../phone/send-code';
import type { SmsCountdownRef } from '../phone/sms-countdown.flow';
import { SmsNotices } from '../phone/sms-notices';
import type { ProofRef } from './extra-verification.flow';

/** Button that requests a factor's code; nothing for a factor without one. */
export function countdownOf({
  context,
  children,
}: SnapshotFrom<typeof extraVerificationMachine>): SmsCountdownRef | undefined {
  const { smsCode, mailCode } = children;
  const countdown = {
    sms: smsCode,
    email: mailCode,
    passkey: undefined,
    totp: undefined,
    recoveryCode: undefined,
    bankName: undefined,
  }[context.kind];
  return countdown?.getSnapshot().status === 'active' ? countdown : undefined;
}

/**
 * For proofs by a code: its destination or the reason why it was not sent, and the button that sends it again. Renders
 * nothing for other proofs.
 */
export function ProofSending({ verification }: { verification: ProofRef }) {
  const state = useSelector(verification, (snapshot) => snapshot);
  const { context } = state;
  const countdown = countdownOf(state);
  if (!countdown) return null;
  const hint = context.proofs.find(({ kind }) => kind === context.kind)?.hint;
  return <Sending countdown={countdown} hint={hint} />;
}

/** The page knows only the masked recipient that the gateway returned. */
function Sending({ countdown, hint }: { countdown: SmsCountdownRef; hint: string | undefined }) {
  const sent = useSelector(countdown, (state) => state.hasTag('sent'));
  return (
    <>
      {sent ? (
        <Note tone="field" role="status">
          <p>
            <Trans id="proof.sent">
              We sent a code to <b className="num">{hint}</b>. Don’t share it with anyone.
            </Trans>
          </p>
        </Note>
      ) : (
        <SmsNotices countdown={countdown} />
      )}
      <SendCode countdown={countdown} />
    </>
  );
}
