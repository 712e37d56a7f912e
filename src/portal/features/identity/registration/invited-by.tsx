import { Trans } from '@lingui/react/macro';
import { Note } from '../../../../ui/note';
import type { RegistrationFormState } from './registration-form.flow';

/** The inviter of the link, or a note that its code is not used (own.registration.invited). */
export function InvitedBy({ state }: { state: RegistrationFormState }) {
  const { invitation, code, offer } = state.context;
  if (!invitation) return null;
  const { kind, inviter } = invitation;
  if (kind === 'known')
    return (
      code !== '' &&
      inviter !== '' && (
        <Note tone="field" role="status">
          <p>
            <Trans id="register.invited">
              You were invited by <b>{inviter}</b>.
            </Trans>
          </p>
        </Note>
      )
    );
  return (
    <Note tone="gold" role="status">
      <p>
        {kind === 'unchecked' ? (
          <Unchecked code={invitation.code} />
        ) : (
          <NotUsed code={invitation.code} required={offer?.rules.fields.affiliateCode.required ?? false} />
        )}
      </p>
    </Note>
  );
}

const NotUsed = ({ code, required }: { code: string; required: boolean }) =>
  required ? (
    <Trans id="register.notUsed.required">
      The invitation code <b>{code}</b> is not valid, so it won’t be used. Enter another, or ask for a new invitation.
    </Trans>
  ) : (
    <Trans id="register.notUsed">
      The invitation code <b>{code}</b> is not valid, so it won’t be used. You can register without it.
    </Trans>
  );

const Unchecked = ({ code }: { code: string }) => (
  <Trans id="register.unchecked">
    We couldn’t check the invitation code <b>{code}</b>, so it won’t be used. Open your link again to retry.
  </Trans>
);
