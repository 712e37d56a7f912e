import { Trans } from '@lingui/react/macro';
import { useSelector } from '@xstate/react';
import type { ActorRefFrom } from 'xstate';
import type { enrolmentMachine } from '../../../../../machines/identity/enrolment/enrolment.machine';
import { Confirm } from '../../../../ui/confirm';
import { EntryFlow } from '../../../parts/entry/entry-flow';
import { VerificationDialog } from '../../../parts/verification/verification-dialog';

type Props = { enrolment: ActorRefFrom<typeof enrolmentMachine>; codeRequired: boolean };

/** Dialogs over the form: an unknown invitation code, the puzzle, or the steps after the registration. */
export function Checks({ enrolment, codeRequired }: Props) {
  const state = useSelector(enrolment, (snapshot) => snapshot);
  const { verification, entry } = state.children;
  if (state.matches('verifying') && verification) return <VerificationDialog verification={verification} />;
  if (entry) return <EntryFlow entry={entry} />;
  return (
    state.matches('codeRefused') && (
      <InvalidCodeNotice codeRequired={codeRequired} onRead={() => enrolment.send({ type: 'notice.acknowledged' })} />
    )
  );
}

/** invitation_code_error, with its submit button (s8.registration.affiliate-code). */
const InvalidCodeNotice = ({ codeRequired, onRead }: Pick<Props, 'codeRequired'> & { onRead: () => void }) => (
  <Confirm
    title={<Trans id="register.codeRefused.title">Invalid invitation code</Trans>}
    yes={<Trans id="register.codeRefused.submit">Check it again</Trans>}
    onYes={onRead}
  >
    <p>
      {codeRequired ? (
        <Trans id="register.codeRefused.required">
          This invitation code does not exist. Check it, or ask for a new invitation.
        </Trans>
      ) : (
        <Trans id="register.codeRefused.text">
          This invitation code does not exist. Check it or leave the field empty.
        </Trans>
      )}
    </p>
  </Confirm>
);
