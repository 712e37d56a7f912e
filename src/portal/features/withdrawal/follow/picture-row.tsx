import { useLingui } from '@lingui/react/macro';
import { Icon } from '../../../ui/icon';
import { IconButton } from '../../../ui/icon-button';
import './follow.css';

type Props = { name: string; onRemove: () => void };

/** A picture that is kept, by the name of its file, and a way to take it away. */
export function PictureRow({ name, onRemove }: Props) {
  const { t } = useLingui();
  return (
    <li>
      <Icon name="image" />
      <span className="grow sm">{name}</span>
      <IconButton icon="x" label={t({ id: 'withdraw.proof.remove', message: `Remove ${name}` })} onClick={onRemove} />
    </li>
  );
}
