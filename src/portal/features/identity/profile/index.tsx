import { Trans } from '@lingui/react/macro';
import { useSelector } from '@xstate/react';
import { Confirm } from '../../../../ui/confirm';
import { Dialog } from '../../../../ui/dialog';
import { FocusedNote } from '../../../../ui/focused-note';
import { LoadAgain } from '../../../../ui/page/load-again';
import { Waiting } from '../../../../ui/page/waiting';
import type { HostedDialog } from '../../../parts/portal/hosted';
import { unlessFailed } from '../../../parts/portal/unless-failed';
import { AvatarPart } from './avatar-part';
import type { ProfileRef } from './profile.flow';
import { ProfileForm } from './profile-form';
import '../../../../ui/styles/centre-page.css';

export { profileFlow as flow } from './profile.flow';

/** The player's profile and picture (s2.other.profile). */
export function View({ content: profile, onLeave }: HostedDialog<ProfileRef>) {
  const state = useSelector(profile, (snapshot) => snapshot);
  const { context, children } = state;
  const avatar = unlessFailed(children.avatar);
  return (
    <Dialog title={<Trans id="profile.title">Profile</Trans>} onClose={onLeave} wide>
      <div className="stack">
        {avatar && <AvatarPart avatar={avatar} />}
        {state.matches('loading') && <Waiting text={<Trans id="profile.loading">Loading your profile…</Trans>} />}
        {state.matches('failed') && (
          <LoadAgain failure={context.failure} onRetry={() => profile.send({ type: 'retry.requested' })} />
        )}
        {state.matches({ open: 'untouched' }) && context.saved && (
          <FocusedNote done>
            <Trans id="profile.saved">Your profile is saved.</Trans>
          </FocusedNote>
        )}
        {children.profileForm && context.profile && (
          <ProfileForm
            profile={profile}
            form={children.profileForm}
            savedProfile={context.profile}
            unsaved={!state.matches({ open: 'untouched' })}
          />
        )}
      </div>
      {state.matches({ open: 'confirmingLeave' }) && <Question profile={profile} />}
    </Dialog>
  );
}

/** own.profile.unsaved. */
const Question = ({ profile }: { profile: ProfileRef }) => (
  <Confirm
    title={<Trans id="profile.leave.title">Changes are not saved</Trans>}
    yes={<Trans id="profile.leave.yes">Leave without saving</Trans>}
    onYes={() => profile.send({ type: 'leave.confirmed' })}
    no={<Trans id="profile.leave.no">Keep editing</Trans>}
    onNo={() => profile.send({ type: 'stay.selected' })}
  >
    <p>
      <Trans id="profile.leave.text">What you typed will be lost if you leave now.</Trans>
    </p>
  </Confirm>
);
