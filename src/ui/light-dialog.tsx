import { useLingui } from '@lingui/react/macro';
import { type KeyboardEvent, type ReactNode, type SyntheticEvent, useId } from 'react';
import { createPortal } from 'react-dom';
import { IconButton } from './icon-button';
import { modal } from './modal';
import './styles/dialog.css';

type Props = {
  title: ReactNode;
  role?: 'alertdialog';
  /** Escape, or the phone's way back. */
  onEscape: () => void;
  /** Adds a close button, in addition to Escape. */
  closable?: boolean;
  /** Something is on its way: it shows itself after 200 ms only. */
  busy?: boolean;
  /** Description, read out together with the title. */
  text: ReactNode;
  children?: ReactNode;
};

/**
 * The browser's own dialog, for what is in the first chunk: confirmations (they must work offline) and the wait for a
 * dialog's chunk. The library behind `Dialog` is a sixth of the first visit's budget, so it comes with the chunks that
 * use it. It stands in the body itself, because that library hides from screen readers whatever else is there when it
 * opens; and it is a live region that says nothing, because that library spares those: a dialog can open below it (a
 * link, the way back), and must not hide what alone can be used.
 */
export function LightDialog({ title, role, onEscape, closable, busy, text, children }: Props) {
  const { t } = useLingui();
  const id = useId();
  const leave = (event: SyntheticEvent) => {
    event.preventDefault();
    event.stopPropagation();
    onEscape();
  };
  return createPortal(
    <dialog
      className="dialog-view modal"
      role={role}
      aria-labelledby={`${id}-title`}
      aria-describedby={`${id}-text`}
      aria-busy={busy}
      aria-live="off"
      ref={modal}
      onKeyDown={(event: KeyboardEvent) => event.key === 'Escape' && leave(event)}
      onCancel={leave}
    >
      <div className="dialog">
        <div className="par" />
        <header>
          <h2 id={`${id}-title`}>{title}</h2>
          {closable && <IconButton icon="x" label={t({ id: 'common.close', message: 'Close' })} onClick={onEscape} />}
        </header>
        <div className="body">
          <div id={`${id}-text`}>{text}</div>
          {children}
        </div>
      </div>
    </dialog>,
    document.body,
  );
}
