import UPlot from 'uplot';
import 'uplot/dist/uPlot.min.css';

type PlotLine = { label: string; colour: string; values: number[] };
export type Plot = { days: readonly string[]; dayLabel: string; lines: readonly PlotLine[]; locale: string };

const HEIGHT = 260;
/** Room for amounts beside the plot, px. */
const AXIS = 72;
const DAY = 86_400;

const token = (name: string) => getComputedStyle(document.documentElement).getPropertyValue(name).trim();

/**
 * Draws lines by day, and again when the box or the theme changes; returns the function that removes them. Colours are
 * read when it draws, so that they follow the theme.
 */
export function drawPlot(box: HTMLElement, { days, dayLabel, lines, locale }: Plot): () => void {
  const date = new Intl.DateTimeFormat(locale, { day: 'numeric', month: 'short', timeZone: 'UTC' });
  const compact = new Intl.NumberFormat(locale, { notation: 'compact', maximumFractionDigits: 1 });
  const whole = new Intl.NumberFormat(locale, { minimumFractionDigits: 2 });
  const dayAt = (seconds: number) => date.format(seconds * 1_000);
  const axis = {
    stroke: () => token('--ink-2'),
    grid: { stroke: () => token('--line'), width: 1 },
    ticks: { stroke: () => token('--line'), width: 1 },
    font: `13px ${token('--font')}`,
  };
  const plot = new UPlot(
    {
      width: box.clientWidth,
      height: HEIGHT,
      tzDate: (seconds) => UPlot.tzDate(new Date(seconds * 1_000), 'Etc/UTC'),
      cursor: { drag: { x: false, y: false } },
      axes: [
        { ...axis, incrs: [1, 2, 7, 14, 30].map((count) => count * DAY), values: (_, at) => at.map(dayAt), space: 64 },
        { ...axis, size: AXIS, values: (_, amounts) => amounts.map((amount) => compact.format(amount)) },
      ],
      series: [
        { label: dayLabel, value: (_, at) => (at === null ? '' : dayAt(at)) },
        ...lines.map(({ label, colour }) => ({
          label,
          stroke: () => token(colour),
          width: 2,
          points: { show: days.length <= 31 },
          value: (_: UPlot, amount: number | null) => (amount === null ? '' : whole.format(amount)),
        })),
      ],
    },
    [days.map((day) => Date.parse(day) / 1_000), ...lines.map(({ values }) => values)],
    box,
  );
  const sizes = new ResizeObserver(() => plot.setSize({ width: box.clientWidth, height: HEIGHT }));
  const redraw = () => plot.redraw(false, true);
  const themes = new MutationObserver(redraw);
  const device = matchMedia('(prefers-color-scheme: dark)');
  sizes.observe(box);
  themes.observe(document.documentElement, { attributeFilter: ['data-theme'] });
  device.addEventListener('change', redraw);
  return () => {
    sizes.disconnect();
    themes.disconnect();
    device.removeEventListener('change', redraw);
    plot.destroy();
  };
}
