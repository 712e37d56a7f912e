import { type ReactNode, useId } from 'react';
import './styles/option-card.css';

type Props = {
  /** Name of the radio group. */
  name: string;
  title: ReactNode;
  hint?: ReactNode;
  chosen: boolean;
  disabled?: boolean;
  onChoose: () => void;
  /** Content that follows from the selection; it opens inside the card. */
  children?: ReactNode;
};

/** Option as a card with a real radio button, whose accessible name is the title alone. */
export function OptionCard({ name, title, hint, chosen, disabled, onChoose, children }: Props) {
  const id = useId();
  return (
    <div className="opt" data-chosen={chosen}>
      <input
        type="radio"
        id={id}
        name={name}
        checked={chosen}
        disabled={disabled}
        onChange={onChoose}
        aria-labelledby={`${id}-title`}
        aria-describedby={hint ? `${id}-hint` : undefined}
      />
      <label htmlFor={id}>
        <b id={`${id}-title`}>{title}</b>
        {hint && (
          <span className="sm mute" id={`${id}-hint`}>
            {hint}
          </span>
        )}
      </label>
      {chosen && children && <div className="opt-panel stack">{children}</div>}
    </div>
  );
}
