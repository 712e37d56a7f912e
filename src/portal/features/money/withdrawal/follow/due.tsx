import { Trans, useLingui } from '@lingui/react/macro';
import type { Withdrawal } from '../../../../../contract';
import { minutes, moment } from '../../../../../ui/format';
import { ProgressBar } from '../../../../../ui/progress-bar';
import { AfterDeadline } from '../after-deadline';
import './follow.css';

type Props = { withdrawal: Withdrawal; secondsLeft: number };

/** Time left to answer; the only element with a par on this page. It is not read out every second. */
export function Due({ withdrawal: { deadline, steps, createdAt, forcedReceiptRefunds }, secondsLeft }: Props) {
  const { t, i18n } = useLingui();
  const until = moment(deadline ?? 0, i18n.locale);
  const totalSeconds = ((deadline ?? 0) - (steps.at(-1)?.at ?? createdAt)) / 1_000;
  return (
    <section className="card pitch buti due" aria-labelledby="due-title">
      <div className="par" />
      <div className="in">
        <h3 id="due-title">
          <Trans id="withdraw.due">Time left to answer</Trans>
        </h3>
        {secondsLeft > 0 && (
          <>
            <p className="due-left num" role="timer" aria-live="off">
              {minutes(secondsLeft, i18n.locale)}
            </p>
            <ProgressBar
              max={totalSeconds}
              value={secondsLeft}
              aria-label={t({ id: 'withdraw.due', message: 'Time left to answer' })}
            />
          </>
        )}
        <p className="sm mute">
          <Trans id="withdraw.due.until">By {until}.</Trans> <AfterDeadline returns={forcedReceiptRefunds} />
        </p>
      </div>
    </section>
  );
}
