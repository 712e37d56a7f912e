import { type ChangeEvent, type ReactNode, useId } from 'react';
import { Icon } from './icon';
import './styles/file-button.css';

type Props = { accept: string; hint?: ReactNode; onFile: (file: File) => void; children: ReactNode };

/** A file to choose: the browser's own field, whose words are in the browser's language, behind a button in ours. */
export function FileButton({ accept, hint, onFile, children }: Props) {
  const id = useId();
  const choose = ({ currentTarget }: ChangeEvent<HTMLInputElement>) => {
    const [file] = currentTarget.files ?? [];
    // So that the same can be chosen again.
    currentTarget.value = '';
    if (file) onFile(file);
  };
  return (
    <div className="file-button">
      <input className="vh" type="file" id={id} accept={accept} aria-describedby={hint ? `${id}-hint` : undefined} onChange={choose} />
      <label className="btn btn-2 btn-s" htmlFor={id}>
        <Icon name="upload" small />
        {children}
      </label>
      {hint && (
        <p className="xs mute" id={`${id}-hint`}>
          {hint}
        </p>
      )}
    </div>
  );
}
