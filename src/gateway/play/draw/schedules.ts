import { LOTTERIES, type LotteryCode } from '../../../lottery';
import { dayOf, newYearOf, timeOf, weekdayOf, written } from '../../platform/time/site-zone';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const at = (hour: number, minute: number) => hour * HOUR + minute * MINUTE;

/**
 * Draws each minute; `number` derives the issue's number from the time of its draw (ms). `closes`: ms before the draw.
 * `ahead`: number of issues created ahead.
 */
type EachMinute = { kind: 'minutes'; closes: number; ahead: number; number(drawsAt: number): string };
/**
 * Draws on days of the week (0: Sunday) at a time of the zone's clocks (ms after midnight), one for each place that
 * draws on that day.
 */
export type OnDays = {
  kind: 'days';
  zone: string;
  time: number;
  closes: number;
  ahead: number;
  /** Places by day of the week: none, a single unnamed one, or several. */
  places: readonly (readonly string[])[];
  number(day: number, place: string): string;
};
export type Schedule = EachMinute | OnDays;

const pad = (number: number, width: number) => `${number}`.padStart(width, '0');

/**
 * Numbers draws `YYYYMMDD-NNNN` or `YYMMDD-NNNN`: minutes of a day count from 1, so that its last draw, at midnight, is
 * number 1440.
 */
const ofDay = (zone: string, years: 2 | 4) => (drawsAt: number) => {
  const before = drawsAt - MINUTE;
  const nth = Math.floor(timeOf(zone, before) / MINUTE) + 1;
  const { year, month, date } = written(dayOf(zone, before));
  return `${year.slice(-years)}${month}${date}-${pad(nth, 4)}`;
};
/** Numbers draws consecutively since the start of 2026, with at least six digits. */
const running = (drawsAt: number) => pad((drawsAt - Date.UTC(2026, 0, 1)) / MINUTE, 6);

const FAST = { kind: 'minutes', closes: 10_000, ahead: 120 } as const;
const ONE = [''];
const daily = Array.from({ length: 7 }, () => ONE);
const on = (...days: number[]) => Array.from({ length: 7 }, (_, day) => (days.includes(day) ? ONE : []));

/** Numbers draws `YYYY-NNN`, counting from 1 in each year. */
const ofYear = (places: OnDays['places']) => (day: number) => {
  let nth = 0;
  for (let current = newYearOf(day); current <= day; current++) if (places[weekdayOf(current)]?.length) nth += 1;
  return `${written(day).year}-${pad(nth, 3)}`;
};
const byDate = (day: number, place: string) => {
  const { year, month, date } = written(day);
  return `${year}${month}${date}${place && `-${place}`}`;
};

const days = (code: LotteryCode) => ({ kind: 'days', zone: LOTTERIES[code].zone, ahead: 30 }) as const;
const vietnam = (code: LotteryCode) => ({ ...days(code), closes: 15 * MINUTE, number: byDate }) as const;
const marksSix = on(2, 4, 6);

/** Schedules and numbering of all lotteries. Provinces follow the Vietnamese timetable, Sunday first. */
export const SCHEDULES: Readonly<Record<LotteryCode, Schedule>> = {
  SSC: { ...FAST, number: ofDay(LOTTERIES.SSC.zone, 4) },
  '11X5': { ...FAST, number: ofDay(LOTTERIES['11X5'].zone, 2) },
  PK10: { ...FAST, number: running },
  LHC: { ...days('LHC'), time: at(21, 30), closes: 10 * MINUTE, places: marksSix, number: ofYear(marksSix) },
  LF3D: { ...days('LF3D'), time: at(21, 15), closes: 20 * MINUTE, places: daily, number: ofYear(daily) },
  LFP5: { ...days('LFP5'), time: at(21, 25), closes: 20 * MINUTE, places: daily, number: ofYear(daily) },
  VNN: { ...vietnam('VNN'), time: at(18, 15), places: Array.from({ length: 7 }, () => ['MB']) },
  VNS: {
    ...vietnam('VNS'),
    time: at(16, 15),
    places: [
      ['TG', 'KG', 'DL'],
      ['HCM', 'DT', 'CM'],
      ['BT', 'VT', 'BL'],
      ['DN', 'CT', 'ST'],
      ['TN', 'AG', 'BTH'],
      ['VL', 'BD', 'TV'],
      ['HCM', 'LA', 'BP', 'HG'],
    ],
  },
  VNC: {
    ...vietnam('VNC'),
    time: at(17, 15),
    places: [
      ['KT', 'KH', 'TTH'],
      ['TTH', 'PY'],
      ['DLK', 'QNM'],
      ['DNG', 'KH'],
      ['BDI', 'QT', 'QB'],
      ['GL', 'NT'],
      ['DNG', 'QNG', 'DNO'],
    ],
  },
  SEA4D: {
    ...days('SEA4D'),
    time: at(19, 0),
    closes: MINUTE,
    places: on(0, 3, 6),
    number: byDate,
  },
};
