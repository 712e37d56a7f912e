import { Trans, useLingui } from '@lingui/react/macro';
import { type Avatar, SETTINGS, type StaticAvatar } from '../../../../contract';
import { STATIC_AVATARS } from '../../../../contract/identity/avatar';
import { FileButton } from '../../../../ui/file-button';
import { FocusedNote } from '../../../../ui/focused-note';
import { digits } from '../../../../ui/format';
import { LoadAgain } from '../../../../ui/page/load-again';
import { useVault } from '../../../../ui/vault-context';
import { useUnlessFailed } from '../../../parts/portal/unless-failed';
import { choosePicture } from '../../../parts/upload/send-picture';
import { UploadRejection } from '../../../parts/upload/upload-rejection';
import { Uploading } from '../../../parts/upload/uploading';
import type { AvatarRef } from './avatar.flow';
import { AvatarDrawing } from './avatar-drawing';
import { CurrentAvatar } from './current-avatar';
import { avatarWords } from './profile-words';
import './avatar.css';

/** The player's picture, those that there are to choose from, and a way to send one's own (own.avatar.picture). */
export function AvatarPart({ avatar }: { avatar: AvatarRef }) {
  const { t, i18n } = useLingui();
  const vault = useVault();
  const state = useUnlessFailed(avatar);
  if (!state) return null;
  const { avatar: current, name, percent, failure } = state.context;
  if (state.matches('failed'))
    return <LoadAgain aside failure={failure} onRetry={() => avatar.send({ type: 'retry.requested' })} />;
  const size = digits(SETTINGS.images.bytes / 1_048_576, i18n.locale);
  return (
    <section className="avatar-part stack" aria-label={t({ id: 'profile.avatar', message: 'Your picture' })}>
      <CurrentAvatar avatar={current} />
      {state.matches({ loaded: 'rejected' }) && <UploadRejection failure={failure} />}
      {state.matches({ loaded: 'changed' }) && (
        <FocusedNote done>
          <Trans id="profile.avatar.changed">Your picture is changed.</Trans>
        </FocusedNote>
      )}
      {(state.matches('choosing') || state.matches('loading')) && <Busy choosing={state.matches('choosing')} />}
      {state.matches('uploading') && (
        <Uploading name={name} percent={percent} onStop={() => avatar.send({ type: 'upload.cancelled' })} />
      )}
      {state.matches('loaded') && (
        <>
          <Choices current={current} onChoose={(choice) => avatar.send({ type: 'avatar.selected', name: choice })} />
          <FileButton
            accept="image/png,image/jpeg"
            hint={<Trans id="profile.avatar.kinds">PNG or JPG, up to {size} MB. Only you see it.</Trans>}
            onFile={(file) => choosePicture(avatar, vault, file)}
          >
            <Trans id="profile.avatar.own">Upload your own picture</Trans>
          </FileButton>
        </>
      )}
    </section>
  );
}

type Chosen = { current: Avatar | null; onChoose: (name: StaticAvatar) => void };

function Choices({ current, onChoose }: Chosen) {
  const { t } = useLingui();
  return (
    <ul className="avatar-choices" aria-label={t({ id: 'profile.avatar.choices', message: 'Pictures to choose from' })}>
      {STATIC_AVATARS.map((name) => (
        <li key={name}>
          <button
            type="button"
            aria-label={t(avatarWords[name])}
            aria-pressed={current?.avatar === name}
            onClick={() => onChoose(name)}
          >
            <AvatarDrawing name={name} />
          </button>
        </li>
      ))}
    </ul>
  );
}

const Busy = ({ choosing }: { choosing: boolean }) => (
  <p role="status" className="sm mute">
    {choosing ? (
      <Trans id="profile.avatar.choosing">Changing your picture…</Trans>
    ) : (
      <Trans id="profile.avatar.loading">Loading your picture…</Trans>
    )}
  </p>
);
