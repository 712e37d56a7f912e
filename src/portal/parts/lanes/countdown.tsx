import { useLingui } from '@lingui/react/macro';
import { minutes } from '../../../ui/format';
import { siteNow } from '../../../ui/site-clock';
import { useSecond } from '../../../ui/tick';

/** Seconds left until a moment (epoch ms) by the server's time; 0 once it has passed. */
export const useSecondsLeft = (end: number): number => Math.max(0, Math.ceil((end - useSecond(siteNow)) / 1_000));

/** Time left as minutes and seconds. It is not read out every second. */
export function TimeLeft({ seconds, className = 'num' }: { seconds: number; className?: string }) {
  const { i18n } = useLingui();
  return (
    <b className={className} role="timer" aria-live="off">
      {minutes(seconds, i18n.locale)}
    </b>
  );
}
