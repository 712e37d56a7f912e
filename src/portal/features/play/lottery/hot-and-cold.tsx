import { Trans, useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { digits, inDigits } from '../../../../ui/format';
import { useNames } from './names/use-names';
import type { Count } from './results';
import './lottery.css';

/** Number of hot values and of cold values shown. */
const EACH = 5;

/** Numbers drawn most and least often lately: a statistic that predicts nothing, and says so. */
export function HotAndCold({ counts, draws }: { counts: readonly Count[]; draws: number }) {
  const names = useNames();
  const many = names.draws(draws);
  return (
    <div className="stack">
      <h3>
        <Trans id="lottery.counts">How often drawn</Trans>
      </h3>
      <p className="sm">
        <Trans id="lottery.counts.text">
          Counted over the last {many}. No prediction: every draw is independent, and each number is as likely as
          before.
        </Trans>
      </p>
      <div className="lot-counts">
        <Counts title={<Trans id="lottery.counts.most">Most often</Trans>} counts={counts.slice(0, EACH)} />
        <Counts title={<Trans id="lottery.counts.least">Least often</Trans>} counts={counts.slice(-EACH).reverse()} />
      </div>
    </div>
  );
}

function Counts({ title, counts }: { title: ReactNode; counts: readonly Count[] }) {
  const { i18n } = useLingui();
  return (
    <div>
      <h4>{title}</h4>
      <ul>
        {counts.map(({ value, times }) => (
          <li key={value}>
            <span className="lot-ball">{inDigits(value, i18n.locale)}</span>{' '}
            <span className="sm num">
              <Trans id="lottery.counts.times">{digits(times, i18n.locale)} times</Trans>
            </span>
          </li>
        ))}
      </ul>
    </div>
  );
}
