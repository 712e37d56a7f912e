import type { ReactNode, Ref } from 'react';
import { Icon } from './icon';
import './styles/countdown-button.css';

type Props = {
  busy: boolean;
  /** Countdown until the button can be pressed again: a fill that runs out, and the text `left`. */
  waiting?: { left: string; share: number };
  /** Disabled for a moment, without a countdown. */
  held?: boolean;
  /** Receives the form that contains the button. */
  onPress: (form: HTMLFormElement | null) => void;
  ref?: Ref<HTMLButtonElement>;
  children: ReactNode;
};

/** Button that is disabled for a while after a press; it retains its place in the tab order. */
export function CountdownButton({ busy, waiting, held = false, onPress, ref, children }: Props) {
  const resting = busy || held || waiting !== undefined;
  return (
    <button
      type="button"
      ref={ref}
      className={waiting ? 'btn btn-2 btn-w btn-count' : 'btn btn-2 btn-w'}
      aria-busy={busy || undefined}
      aria-disabled={resting || undefined}
      style={waiting && { backgroundSize: `${Math.round(waiting.share * 100)}% 100%` }}
      onClick={({ currentTarget }) => resting || onPress(currentTarget.form)}
    >
      {waiting && <Icon name="clock" small />}
      <span>{children}</span>
      {waiting && (
        <b className="num" aria-hidden="true">
          {waiting.left}
        </b>
      )}
    </button>
  );
}
