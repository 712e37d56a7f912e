import { type ReactNode, useId, useState } from 'react';
import { Icon } from './icon';
import './styles/fold.css';

type Held = {
  /** What is wrong in it must be seen: it is open, and stays so until that is mended; then too, as somebody may still be typing there. */
  wrong: boolean;
};

/** What is out of sight until it is asked for, and stays mounted meanwhile. Whoever uses it hides it (`hidden`) while it is not `open`. */
export function useFold({ wrong }: Held) {
  const [open, setOpen] = useState(false);
  if (wrong && !open) setOpen(true);
  return { open, held: wrong, toggle: () => setOpen((before) => !before) };
}

type Props = {
  fold: ReturnType<typeof useFold>;
  title: ReactNode;
  /** What is in it, a `span` a line. */
  children: ReactNode;
};

/** The head of a fold: a press anywhere on it opens it, its name is the title alone. While it is held open a press does nothing. */
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
