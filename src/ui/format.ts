import { SETTINGS } from '../contract';
import { amountOf, wholeIn } from '../contract/money/money';
import { money, sum } from '../contract/money/sums';
import { foreignZoneName, siteZone, zoneName } from './site-zone';

export { money, sum };

const MINUTE = 60_000;
const DAY = 86_400_000;

/** A sum with its sign: what came has a plus, what went a minus. */
export const signedMoney = (amount: string, language: string): string =>
  /^-|^0+\.00$/.test(amount) ? money(amount, language) : `+${money(amount, language)}`;

/** What stands in the place of a hidden sum (s2.header.balance-hide). */
export const HIDDEN_MONEY = `${SETTINGS.currencySymbol} ***`;

/** A whole number in the digits of the language. */
export const digits = (value: number, language: string): string =>
  new Intl.NumberFormat(language, { maximumFractionDigits: 0 }).format(value);

/** A typed amount as it is understood, in the digits of the language; null while it is not an amount (`own.money.typed`). */
export function readAmount(typed: string, language: string): string | null {
  const amount = amountOf(typed);
  return amount === null ? null : money(amount, language);
}

/** A typed whole number as it is understood; null while it is not a number (`own.money.typed`). */
export function readWhole(typed: string, language: string): string | null {
  const count = wholeIn(typed);
  return count === null ? null : digits(count, language);
}

/** Digits of a text (a draw's number, what was drawn) in those of the language; what else it has stays. */
export const inDigits = (text: string, language: string): string =>
  text.replace(/\d/g, (digit) => new Intl.NumberFormat(language).format(Number(digit)));

/** A share of the wire, in percent with two places (`"96.50"`), in the digits of the language. */
export const percent = (value: string, language: string): string =>
  new Intl.NumberFormat(language, { style: 'percent', minimumFractionDigits: 2 }).format(Number(value) / 100);

/** Seconds as minutes and seconds (`1:05`), in the digits of the language. */
export function minutes(seconds: number, language: string): string {
  const rest = new Intl.NumberFormat(language, { minimumIntegerDigits: 2 }).format(seconds % 60);
  return `${digits(Math.floor(seconds / 60), language)}:${rest}`;
}

/** Seconds as hours, minutes and seconds (`23:05:09`), in the digits of the language. */
export function hours(seconds: number, language: string): string {
  const two = new Intl.NumberFormat(language, { minimumIntegerDigits: 2 });
  const parts = [Math.floor(seconds / 60) % 60, seconds % 60].map((part) => two.format(part));
  return [digits(Math.floor(seconds / 3_600), language), ...parts].join(':');
}

/** A day (of epoch ms) with its year, by the calendar of the site. */
export const wholeDay = (time: number, language: string): string =>
  new Intl.DateTimeFormat(language, { dateStyle: 'long', timeZone: siteZone() }).format(time);

/** A year: no groups. */
export const year = (value: number, language: string): string =>
  new Intl.NumberFormat(language, { useGrouping: false }).format(value);

/**
 * A moment (epoch ms) by the clock of the site: day, month and time, and the zone where the device shows another time;
 * in Bengali the part of the day goes before the hour.
 */
export const moment = (time: number, language: string): string =>
  `${shortDay(time, language)}, ${[clockIn(time, language), foreignZoneName(time, language)].filter(Boolean).join(' ')}`;

/** A moment with its year and the name of the time zone, for what may be far away or read elsewhere. */
export const wholeMoment = (time: number, language: string): string =>
  `${wholeDay(time, language)}, ${clockIn(time, language)} ${zoneName(time, language)}`;

/** A moment that comes, by the clock of the site alone where that is unambiguous, else with its day. */
export const comingMoment = (time: number, now: number, language: string): string =>
  time - now <= DAY ? clockIn(time, language) : `${shortDay(time, language)}, ${clockIn(time, language)}`;

/** A wait (ms) in days, or under a day in hours and minutes; at least a minute. */
export function wait(time: number, language: string): string {
  const inUnit = (unit: string, value: number) =>
    new Intl.NumberFormat(language, { style: 'unit', unit, unitDisplay: 'short' }).format(value);
  if (time > DAY) return inUnit('day', Math.floor(time / DAY));
  const whole = Math.max(1, Math.round(time / MINUTE));
  const parts = [
    { unit: 'hour', value: Math.floor(whole / 60) },
    { unit: 'minute', value: whole % 60 },
  ];
  return parts
    .filter(({ value }) => value > 0)
    .map(({ unit, value }) => inUnit(unit, value))
    .join(' ');
}

const shortDay = (time: number, language: string): string =>
  new Intl.DateTimeFormat(language, { day: 'numeric', month: 'long', timeZone: siteZone() }).format(time);

function clockIn(time: number, language: string): string {
  const clock = { hour: 'numeric', minute: '2-digit', timeZone: siteZone() } as const;
  if (language !== 'bn') return new Intl.DateTimeFormat(language, clock).format(time);
  const parts = new Intl.DateTimeFormat(language, { ...clock, dayPeriod: 'short' }).formatToParts(time);
  const ofType = (...types: string[]) => parts.filter(({ type }) => types.includes(type)).map(({ value }) => value);
  return `${ofType('dayPeriod').join('')} ${ofType('hour', 'minute').join(':')}`;
}

/** A day of the wire (`2026-11-20`), which is the same day wherever it is read. */
export const dayOf = (day: string, language: string): string =>
  new Intl.DateTimeFormat(language, { day: 'numeric', month: 'long', timeZone: 'UTC' }).format(
    new Date(`${day}T00:00:00Z`),
  );

/** The same with its year. */
export const dayOfYear = (day: string, language: string): string =>
  new Intl.DateTimeFormat(language, { dateStyle: 'long', timeZone: 'UTC' }).format(new Date(`${day}T00:00:00Z`));

/** A country by its two letters, in the language; as it came where it is none. */
export function country(code: string, language: string): string {
  if (!/^[A-Za-z]{2}$/.test(code)) return code;
  return new Intl.DisplayNames(language, { type: 'region' }).of(code.toUpperCase()) ?? code;
}
