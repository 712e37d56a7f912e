import { useLingui } from '@lingui/react/macro';
import { Icon } from '../../../../../ui/icon';
import { IconButton } from '../../../../../ui/icon-button';
import './follow.css';

type Props = { name: string; thumbnail: string | undefined; onRemove: () => void };

/** A stored picture with its file name, and a button that removes it. */
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
