import { useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { dayOf, digits, money, signedMoney } from '../../../ui/format';
import { barsOf, type DaySum } from './bars';
import './day-plot.css';

type Props = {
  title: ReactNode;
  /** Text alternative of the chart; a table has every day. */
  spoken: string;
  days: readonly DaySum[];
  /** Amounts may be negative, so each has its sign. */
  signed?: boolean;
  /** Below the drawing. */
  children?: ReactNode;
};

/** Amount of each day as a bar. */
export function DayPlot({ title, spoken, days, signed = false, children }: Props) {
  const { i18n } = useLingui();
  const first = days[0];
  const last = days.at(-1);
  if (!first || !last) return null;
  const { width, height, line, top, bars } = barsOf(days);
  const most = digits(top, i18n.locale);
  const formatSum = signed ? signedMoney : money;
  return (
    <figure className="card day-figure">
      <figcaption>{title}</figcaption>
      <div className="day-plot">
        <div className="xs mute num" aria-hidden="true">
          {line > 0 && (
            <span>
              {signed && '+'}
              {most}
            </span>
          )}
          <span>{digits(0, i18n.locale)}</span>
          {height > line && <span>−{most}</span>}
        </div>
        <svg viewBox={`0 0 ${width} ${height}`} preserveAspectRatio="none" role="img" aria-label={spoken}>
          <path className="grid" d={`M0 0H${width}M0 ${height}H${width}`} vectorEffect="non-scaling-stroke" />
          <path className="axis" d={`M0 ${line}H${width}`} vectorEffect="non-scaling-stroke" />
          {bars.map(({ day, sum, lost, ...box }) => (
            <rect
              key={day}
              className={lost ? 'lost' : 'gained'}
              x={box.x}
              y={box.y}
              width={box.width}
              height={box.height}
            >
              <title>{`${dayOf(day, i18n.locale)}: ${formatSum(sum, i18n.locale)}`}</title>
            </rect>
          ))}
        </svg>
      </div>
      <p className="day-ends xs mute" aria-hidden="true">
        <span>{dayOf(first.day, i18n.locale)}</span>
        <span>{dayOf(last.day, i18n.locale)}</span>
      </p>
      {children}
    </figure>
  );
}
