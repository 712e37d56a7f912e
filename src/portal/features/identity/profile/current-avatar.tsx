import { useLingui } from '@lingui/react/macro';
import { type Avatar, SETTINGS } from '../../../../contract';
import { STATIC_AVATARS } from '../../../../contract/identity/avatar';
import { useVault } from '../../../../ui/vault-context';
import { AvatarDrawing } from './avatar-drawing';
import { avatarWords } from './profile-words';
import './avatar.css';

/** The picture as it is: drawn, or one's own, which comes from the vault. */
export function CurrentAvatar({ avatar }: { avatar: Avatar | null }) {
  const { t } = useLingui();
  const vault = useVault();
  const drawn = STATIC_AVATARS.find((name) => name === avatar?.avatar);
  if (avatar?.avatarType === 'CUSTOM')
    return (
      <img
        className="avatar-now"
        src={`data:image/png;base64,${vault.peek('avatarPicture') ?? ''}`}
        width={SETTINGS.avatarSide}
        height={SETTINGS.avatarSide}
        alt={t({ id: 'profile.avatar.yours', message: 'Your own picture' })}
      />
    );
  if (!drawn) return <span className="avatar-now" aria-hidden="true" />;
  return (
    <span className="avatar-now" role="img" aria-label={t(avatarWords[drawn])}>
      <AvatarDrawing name={drawn} />
    </span>
  );
}
