import type { ReactNode } from 'react';
import { Icon } from './icon';
import { takeFocus, takeLostFocus } from './take-focus';

type Props = { done?: boolean; children: ReactNode };

/**
 * Failure of an action: the note takes the focus, so that it is read out and stays visible next to an on-screen
 * keyboard. A `done` note takes the focus only if it replaces the focused element.
 */
export const FocusedNote = ({ done, children }: Props) => (
  <div
    className={done ? 'note note-field' : 'note note-alert'}
    role={done ? 'status' : 'alert'}
    tabIndex={-1}
    ref={done ? takeLostFocus : takeFocus}
  >
    <Icon name={done ? 'check' : 'warn'} />
    <p className="grow">{children}</p>
  </div>
);
