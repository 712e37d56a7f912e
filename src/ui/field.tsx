import { type ReactNode, useId } from 'react';
import { Icon } from './icon';

export type FieldText = {
  label: ReactNode;
  hint?: ReactNode;
  error?: ReactNode;
  /** Confirmation that the value is valid. */
  good?: ReactNode;
  /** Marks the field as required. */
  must?: boolean;
};
type Control = { id: string; 'aria-describedby': string | undefined; 'aria-invalid': true | undefined };
type Props = FieldText & { id?: string; children: (control: Control) => ReactNode };

/** Label above a control, and below it a hint or, instead, an error or the confirmation that the value is valid. */
export function Field({ id, label, hint, error, good, must, children }: Props) {
  const ownId = useId();
  const controlId = id ?? ownId;
  const noteId = `${controlId}-note`;
  return (
    <div className="field">
      <label htmlFor={controlId} className={must ? 'must' : undefined}>
        {label}
      </label>
      {children({
        id: controlId,
        'aria-describedby': error || hint || good ? noteId : undefined,
        'aria-invalid': error ? true : undefined,
      })}
      {error ? (
        <p className="err" id={noteId}>
          <Icon name="warn" small />
          <span>{error}</span>
        </p>
      ) : (
        <FieldNote id={noteId} hint={hint} good={good} />
      )}
    </div>
  );
}

function FieldNote({ id, hint, good }: { id: string; hint?: ReactNode; good?: ReactNode }) {
  if (good)
    return (
      <p className="good" id={id}>
        <Icon name="check" small />
        <span>{good}</span>
      </p>
    );
  return (
    hint && (
      <p className="hint" id={id}>
        {hint}
      </p>
    )
  );
}
