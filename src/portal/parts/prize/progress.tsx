import { msg } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import type { Metric, Progress as Reached } from '../../../contract/rewards/activities';
import { digits, money } from '../../../ui/format';
import { ProgressBar } from '../../../ui/progress-bar';
import './prize.css';

const words: Record<Metric, ReturnType<typeof msg>> = {
  validBet: msg({ id: 'prize.metric.validBet', message: 'Turnover' }),
  bets: msg({ id: 'prize.metric.bets', message: 'Bets' }),
  games: msg({ id: 'prize.metric.games', message: 'Different games' }),
};

/** Progress, as a line and in numbers. */
export function Progress({ progress: { metric, reached, target } }: { progress: Reached }) {
  const { t, i18n } = useLingui();
  const formatAmount = (of: string) =>
    metric === 'validBet' ? money(of, i18n.locale) : digits(Number(of), i18n.locale);
  const what = t(words[metric]);
  const progressText = `${formatAmount(reached)} / ${formatAmount(target)}`;
  return (
    <div className="progress-line">
      <span className="xs mute">
        {what}: <span className="num">{progressText}</span>
      </span>
      <ProgressBar
        max={Number(target)}
        value={Math.min(Number(reached), Number(target))}
        aria-label={what}
        aria-valuetext={progressText}
      />
    </div>
  );
}
