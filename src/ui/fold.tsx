import { type ReactNode, useId, useState } from 'react';
import { Icon } from './icon';
import './styles/fold.css';

type Held = {
  /** Opens it while its content has errors; it stays open afterwards, as the player may still be typing. */
  wrong: boolean;
};

/** Content that opens on request and stays mounted; the caller hides it (`hidden`) while it is not `open`. */
export function useFold({ wrong }: Held) {
  const [open, setOpen] = useState(false);
  if (wrong && !open) setOpen(true);
  return { open, held: wrong, toggle: () => setOpen((before) => !before) };
}

type Props = {
  fold: ReturnType<typeof useFold>;
  title: ReactNode;
  /** Summary of the content, a `span` per line. */
  children: ReactNode;
};

/**
 * Head of a fold: a press anywhere on it toggles the fold, and its accessible name is the title alone. While it is held
 * open, a press does nothing.
 */
export function FoldHead({ fold: { open, held, toggle }, title, children }: Props) {
  const id = useId();
  return (
    <div className="fold">
      <button
        type="button"
        className="fold-title"
        aria-expanded={open}
        aria-disabled={held || undefined}
        aria-describedby={id}
        onClick={held ? undefined : toggle}
      >
        {title}
        <Icon name="down" />
      </button>
      <p className="sm mute" id={id}>
        {children}
      </p>
    </div>
  );
}
