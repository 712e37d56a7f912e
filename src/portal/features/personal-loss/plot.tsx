import { Trans, useLingui } from '@lingui/react/macro';
import type { PersonalLoss } from '../../../contract';
import { dayOf, digits, signedMoney } from '../../ui/format';
import { barsOf, extremes } from './bars';
import './personal-loss.css';

/** The result of each day as a bar. Who does not see it hears its ends; the table has every day. */
export function Plot({ days }: Pick<PersonalLoss, 'days'>) {
  const { i18n } = useLingui();
  const spoken = useSpoken(days);
  const [first, last] = [days[0], days.at(-1)];
  if (!first || !last) return null;
  const { width, height, top, bars } = barsOf(days);
  const most = digits(top, i18n.locale);
  return (
    <figure className="card loss-figure">
      <figcaption>
        <Trans id="loss.drawn">Result by day</Trans>
      </figcaption>
      <div className="loss-plot">
        <div className="xs mute num" aria-hidden="true">
          <span>+{most}</span>
          <span>{digits(0, i18n.locale)}</span>
          <span>−{most}</span>
        </div>
        <svg viewBox={`0 0 ${width} ${height}`} preserveAspectRatio="none" role="img" aria-label={spoken}>
          <path className="grid" d={`M0 0H${width}M0 ${height}H${width}`} vectorEffect="non-scaling-stroke" />
          <path className="axis" d={`M0 ${height / 2}H${width}`} vectorEffect="non-scaling-stroke" />
          {bars.map(({ day, profit, lost, ...box }) => (
            <rect key={day} className={lost ? 'lost' : 'gained'} x={box.x} y={box.y} width={box.width} height={box.height}>
              <title>{`${dayOf(day, i18n.locale)}: ${signedMoney(profit, i18n.locale)}`}</title>
            </rect>
          ))}
        </svg>
      </div>
      <p className="loss-ends xs mute" aria-hidden="true">
        <span>{dayOf(first.day, i18n.locale)}</span>
        <span>{dayOf(last.day, i18n.locale)}</span>
      </p>
      <p className="xs mute">
        <Trans id="loss.legend">Up: you won more than you staked. Down: you staked more than you won.</Trans>
      </p>
    </figure>
  );
}

/** The drawing in a sentence. */
function useSpoken(days: PersonalLoss['days']): string {
  const { t, i18n } = useLingui();
  const { best, worst } = extremes(days) ?? {};
  if (!best || !worst) return '';
  const [bestDay, worstDay] = [dayOf(best.day, i18n.locale), dayOf(worst.day, i18n.locale)];
  const [bestSum, worstSum] = [signedMoney(best.profit, i18n.locale), signedMoney(worst.profit, i18n.locale)];
  return t({
    id: 'loss.spoken',
    message: `Chart of the result by day. Best: ${bestDay}, ${bestSum}. Worst: ${worstDay}, ${worstSum}.`,
  });
}
