import type { ComponentPropsWithRef, MouseEvent } from 'react';
import { Icon } from './icon';
import type { IconName } from './icon-name';

/**
 * `primary` at most once per view (`gold` on pitch), `secondary` and `quiet` next to it, `line` on pitch, `alert` for
 * actions that end something.
 */
type ButtonLook = 'primary' | 'secondary' | 'quiet' | 'gold' | 'line' | 'alert';
export type ButtonShape = { look?: ButtonLook; small?: boolean; wide?: boolean; icon?: IconName };

const LOOKS: Record<ButtonLook, string> = {
  primary: 'btn-1',
  secondary: 'btn-2',
  quiet: 'btn-3',
  gold: 'btn-gold',
  line: 'btn-line',
  alert: 'btn-alert',
};

/** The classes of a button, for links that look like one. */
export const buttonClass = ({ look = 'secondary', small, wide, icon }: ButtonShape = {}) =>
  `btn ${LOOKS[look]}${small ? ' btn-s' : ''}${wide ? ' btn-w' : ''}${icon ? ' btn-i' : ''}`;

const hold = (event: MouseEvent) => {
  event.preventDefault();
  event.stopPropagation();
};

type Props = Omit<ComponentPropsWithRef<'button'>, 'className'> & ButtonShape & { busy?: boolean; held?: boolean };

/**
 * While it is `busy`, or `held` for a moment, the button retains its width and its place in the tab order, and neither
 * clicks nor submits (Enter in a field included).
 */
export function Button({ look, small, wide, icon, busy, held, type = 'button', onClick, children, ...rest }: Props) {
  return (
    <button
      {...rest}
      type={type}
      className={buttonClass({ look, small, wide, icon })}
      aria-busy={busy || undefined}
      aria-disabled={busy || held || undefined}
      onClick={busy || held ? hold : onClick}
    >
      {icon && <Icon name={icon} small />}
      {children}
    </button>
  );
}
