import { Trans } from '@lingui/react/macro';
import { Note } from '../../../../ui/note';
import { useRegistersHere, useRegistrationOrigin } from '../../../parts/portal/invitations';
import { invitationAddress } from '../../../parts/portal/registration-origin';

/** `code`: of the invitation link that the player came by. */
type Props = { code: string | undefined };

/** Why the form is closed to this visitor, and where to go instead. */
export const NotInvited = (props: Props) => (
  <Note role="status">{useRegistersHere() ? <ByInvitation {...props} /> : <OnMembersSite {...props} />}</Note>
);

/** A code that came with the link is not valid (s5.message.invitation-code). */
const ByInvitation = ({ code }: Props) =>
  code === undefined ? (
    <Trans id="register.invitedOnly">You can’t register here directly. Open your invitation link, or log in.</Trans>
  ) : (
    <Trans id="register.codeInvalid">
      Invalid invitation code: <b>{code}</b>. Ask for a new link, or log in.
    </Trans>
  );

/** On the agents' site no invitation opens the form (`own.invitation.site`). */
function OnMembersSite({ code }: Props) {
  const origin = useRegistrationOrigin();
  if (origin === null)
    return <Trans id="register.elsewhere">You can’t register on this site. Agents log in here.</Trans>;
  return (
    <>
      <Trans id="register.onMembersSite">Registration is on the players’ site. Agents log in here.</Trans>{' '}
      <a href={code === undefined ? `${origin}/register` : invitationAddress(origin, code)}>
        <Trans id="register.toMembersSite">Register on the players’ site</Trans>
      </a>
    </>
  );
}
