import { SETTINGS } from '../contract';
import { amountOf, wholeIn } from '../contract/money/money';
import { money, sum } from '../contract/money/sums';
import { digits, year } from './digits';
import { siteZone } from './site-clock';
import { foreignZoneName, zoneName } from './site-zone';

export { digits, money, sum, year };

const MINUTE = 60_000;
const DAY = 86_400_000;

/** Formats an amount with its sign: plus for credits, minus for debits. */
export const signedMoney = (amount: string, language: string): string =>
  /^-|^0+\.00$/.test(amount) ? money(amount, language) : `+${money(amount, language)}`;

/** Placeholder for a hidden amount (s2.header.balance-hide). */
export const HIDDEN_MONEY = `${SETTINGS.currencySymbol} ***`;

/**
 * Formats a typed amount as it was understood, in the digits of the language; null if it is not an amount
 * (`own.money.typed`).
 */
export function readAmount(typed: string, language: string): string | null {
  const amount = amountOf(typed);
  return amount === null ? null : money(amount, language);
}

/** Formats a typed whole number as it was understood; null if it is not a number (`own.money.typed`). */
export function readWhole(typed: string, language: string): string | null {
  const count = wholeIn(typed);
  return count === null ? null : digits(count, language);
}

/** Converts the digits of a text, such as the number of a draw, to those of the language; other characters stay. */
export const inDigits = (text: string, language: string): string =>
  text.replace(/\d/g, (digit) => new Intl.NumberFormat(language).format(Number(digit)));

/** Formats a percentage of the wire (`"96.50"`) with two decimals, in the digits of the language. */
export const percent = (value: string, language: string): string =>
  new Intl.NumberFormat(language, { style: 'percent', minimumFractionDigits: 2 }).format(Number(value) / 100);

/** Formats seconds as minutes and seconds (`1:05`), in the digits of the language. */
export function minutes(seconds: number, language: string): string {
  const rest = new Intl.NumberFormat(language, { minimumIntegerDigits: 2 }).format(seconds % 60);
  return `${digits(Math.floor(seconds / 60), language)}:${rest}`;
}

/** Formats seconds as hours, minutes and seconds (`23:05:09`), in the digits of the language. */
export function hours(seconds: number, language: string): string {
  const two = new Intl.NumberFormat(language, { minimumIntegerDigits: 2 });
  const parts = [Math.floor(seconds / 60) % 60, seconds % 60].map((part) => two.format(part));
  return [digits(Math.floor(seconds / 3_600), language), ...parts].join(':');
}

/** Formats a day (from epoch ms) with its year, in the site's time zone. */
export const wholeDay = (time: number, language: string): string =>
  new Intl.DateTimeFormat(language, { dateStyle: 'long', timeZone: siteZone() }).format(time);

/**
 * Formats a moment (epoch ms) in the site's time zone: day, month and time, and the zone if the device's clock differs.
 * In Bengali the part of the day precedes the hour.
 */
export const moment = (time: number, language: string): string =>
  `${shortDay(time, language)}, ${[clockIn(time, language), foreignZoneName(time, language)].filter(Boolean).join(' ')}`;

/** Formats a moment with its year and time zone, for dates far away or texts that are read elsewhere. */
export const wholeMoment = (time: number, language: string): string =>
  `${wholeDay(time, language)}, ${clockIn(time, language)} ${zoneName(time, language)}`;

/** Formats a moment in the future: the time alone if it is within a day, else with its day. */
export const comingMoment = (time: number, now: number, language: string): string =>
  time - now <= DAY ? clockIn(time, language) : `${shortDay(time, language)}, ${clockIn(time, language)}`;

/** Formats whole minutes as hours and minutes. */
export function hoursAndMinutes(whole: number, language: string): string {
  const parts = [
    { unit: 'hour', value: Math.floor(whole / 60) },
    { unit: 'minute', value: whole % 60 },
  ];
  const filled = whole === 0 ? parts.slice(1) : parts.filter(({ value }) => value > 0);
  return filled.map(({ unit, value }) => inUnit(unit, value, language)).join(' ');
}

/** Formats a duration (ms) in days or, up to a day, in hours and minutes; at least a minute. */
export function wait(time: number, language: string): string {
  if (time > DAY) return inUnit('day', Math.floor(time / DAY), language);
  return hoursAndMinutes(Math.max(1, Math.round(time / MINUTE)), language);
}

/** Formats a number of months. */
export const months = (count: number, language: string): string =>
  new Intl.NumberFormat(language, { style: 'unit', unit: 'month', unitDisplay: 'long' }).format(count);

const inUnit = (unit: string, value: number, language: string): string =>
  new Intl.NumberFormat(language, { style: 'unit', unit, unitDisplay: 'short' }).format(value);

const shortDay = (time: number, language: string): string =>
  new Intl.DateTimeFormat(language, { day: 'numeric', month: 'long', timeZone: siteZone() }).format(time);

function clockIn(time: number, language: string): string {
  const clock = { hour: 'numeric', minute: '2-digit', timeZone: siteZone() } as const;
  if (language !== 'bn') return new Intl.DateTimeFormat(language, clock).format(time);
  const parts = new Intl.DateTimeFormat(language, { ...clock, dayPeriod: 'short' }).formatToParts(time);
  const ofType = (...types: string[]) => parts.filter(({ type }) => types.includes(type)).map(({ value }) => value);
  return `${ofType('dayPeriod').join('')} ${ofType('hour', 'minute').join(':')}`;
}

/** Formats a day of the wire (`2026-11-20`), which does not depend on the time zone. */
export const dayOf = (day: string, language: string): string =>
  new Intl.DateTimeFormat(language, { day: 'numeric', month: 'long', timeZone: 'UTC' }).format(
    new Date(`${day}T00:00:00Z`),
  );

/** The same with its year. */
export const dayOfYear = (day: string, language: string): string =>
  new Intl.DateTimeFormat(language, { dateStyle: 'long', timeZone: 'UTC' }).format(new Date(`${day}T00:00:00Z`));

/** Formats a two-letter country code as a name in the language; returns other texts unchanged. */
export function country(code: string, language: string): string {
  if (!/^[A-Za-z]{2}$/.test(code)) return code;
  return new Intl.DisplayNames(language, { type: 'region' }).of(code.toUpperCase()) ?? code;
}
