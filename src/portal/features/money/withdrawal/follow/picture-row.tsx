import { useLingui } from '@lingui/react/macro';
import { Icon } from '../../../../../ui/icon';
import { IconButton } from '../../../../../ui/icon-button';
import './follow.css';

type Props = { name: string; thumbnail: string | undefined; onRemove: () => void };

/** A picture that is kept, small and by the name of its file, and a way to take it away. */
export function PictureRow({ name, thumbnail, onRemove }: Props) {
  const { t } = useLingui();
  return (
    <li>
      {thumbnail ? (
        <img
          className="thumbnail"
          src={thumbnail}
          width="48"
          height="48"
          alt={t({ id: 'withdraw.proof.preview', message: `Preview of ${name}` })}
        />
      ) : (
        <Icon name="image" />
      )}
      <span className="grow sm">{name}</span>
      <IconButton icon="x" label={t({ id: 'withdraw.proof.remove', message: `Remove ${name}` })} onClick={onRemove} />
    </li>
  );
}
