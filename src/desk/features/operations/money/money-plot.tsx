import { useLingui } from '@lingui/react/macro';
import { useCallback } from 'react';
import type { MoneyReport } from '../../../../../machines/operations/desk-money/desk-money.machine';
import { showPlot } from './load-plot';
import { figureWords } from './money-words';
import './money.css';

/** Figures of the plot, each with the token of its colour. */
const LINES = [
  { figure: 'deposits', colour: '--river' },
  { figure: 'withdrawals', colour: '--clay' },
  { figure: 'gross', colour: '--field' },
  { figure: 'net', colour: '--gold' },
] as const;

/**
 * Plot of the days. Its library is loaded with it alone; the same numbers are in the table below, which is for screen
 * readers, too (own.desk-app.money).
 */
export function MoneyPlot({ days }: Pick<MoneyReport, 'days'>) {
  const { t, i18n } = useLingui();
  const label = t({
    id: 'desk.money.plot',
    message: 'Deposits, withdrawals and revenue by day; the table below has all',
  });
  const dayLabel = t({ id: 'desk.money.day', message: 'Day' });
  const draw = useCallback(
    (box: HTMLElement | null) => {
      if (!box || !('Path2D' in window)) return;
      const lines = LINES.map(({ figure, colour }) => ({
        label: i18n._(figureWords[figure]),
        colour,
        values: days.map((row) => Number(row[figure])),
      }));
      return showPlot(box, { days: days.map(({ day }) => day), dayLabel, lines, locale: i18n.locale });
    },
    [days, dayLabel, i18n, i18n.locale],
  );
  return (
    <section className="card desk-plot" aria-label={label}>
      <div ref={draw} aria-hidden="true" />
    </section>
  );
}
