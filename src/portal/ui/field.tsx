import { type ReactNode, useId } from 'react';
import { Icon } from './icon';

export type FieldText = { label: ReactNode; hint?: ReactNode; error?: ReactNode };
type Control = { id: string; 'aria-describedby': string | undefined; 'aria-invalid': true | undefined };
type Props = FieldText & { id?: string; children: (control: Control) => ReactNode };

/** A label over a control, and under it a hint or, in its place, what is wrong and what to do; both tied to the control. */
export function Field({ id, label, hint, error, children }: Props) {
  const ownId = useId();
  const controlId = id ?? ownId;
  const noteId = `${controlId}-note`;
  return (
    <div className="field">
      <label htmlFor={controlId}>{label}</label>
      {children({ id: controlId, 'aria-describedby': error || hint ? noteId : undefined, 'aria-invalid': error ? true : undefined })}
      {error ? (
        <p className="err" id={noteId}>
          <Icon name="warn" small />
          <span>{error}</span>
        </p>
      ) : (
        hint && (
          <p className="hint" id={noteId}>
            {hint}
          </p>
        )
      )}
    </div>
  );
}
