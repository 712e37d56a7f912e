import type { ReactNode } from 'react';
import { Icon } from './icon';
import { takeFocus, takeLostFocus } from './take-focus';

type Props = { done?: boolean; children: ReactNode };

/**
 * What went wrong after the player acted: it takes the focus, so that it is read and in view whatever the keyboard hides. What is
 * `done` takes it only in the place of what had it.
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
