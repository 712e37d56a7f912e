import { type ChangeEvent, type ReactNode, useId } from 'react';
import { Icon } from './icon';
import './styles/file-button.css';

type Props = {
  id?: string;
  accept: string;
  hint?: ReactNode;
  error?: string;
  onFile: (file: File) => void;
  children: ReactNode;
};

/** File picker: the browser's own field, in the browser's language, behind a button in ours. */
export function FileButton({ id, accept, hint, error, onFile, children }: Props) {
  const ownId = useId();
  const fileId = id ?? ownId;
  const note = error ?? hint;
  const noteId = note ? `${fileId}-note` : undefined;
  const choose = ({ currentTarget }: ChangeEvent<HTMLInputElement>) => {
    const [file] = currentTarget.files ?? [];
    // So that the same can be chosen again.
    currentTarget.value = '';
    if (file) onFile(file);
  };
  return (
    <div className="file-button">
      <input className="vh" type="file" id={fileId} accept={accept} aria-describedby={noteId} onChange={choose} />
      <label className="btn btn-2 btn-s" htmlFor={fileId}>
        <Icon name="upload" small />
        {children}
      </label>
      {note && (
        <p className={error ? 'err' : 'xs mute'} id={noteId}>
          {error && <Icon name="warn" small />}
          <span>{note}</span>
        </p>
      )}
    </div>
  );
}
