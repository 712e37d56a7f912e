let known: string | undefined;
let clock: () => number = Date.now;

/**
 * Sets the time zone of the site, which the system status reports, and the gateway's clock; days and times are the
 * site's everywhere (`own.frame.site-zone`).
 */
export const learnSiteZone = (zone: string | undefined, now: () => number = Date.now): void => {
  known = zone;
  clock = now;
};

/** The gateway's time (epoch ms); the device's until the system status is known. */
export const siteNow = (): number => clock();

/** Time zone of the site (IANA); the device's until the system status is known. */
export const siteZone = (): string => known ?? new Intl.DateTimeFormat().resolvedOptions().timeZone;

/** Minutes by which a zone is ahead of UTC at a moment (epoch ms). */
function aheadOf(time: number, zone: string): number {
  const fields = { year: 'numeric', month: 'numeric', day: 'numeric', hour: 'numeric', minute: 'numeric', hourCycle: 'h23' } as const;
  const parts = new Intl.DateTimeFormat('en', { ...fields, timeZone: zone }).formatToParts(time);
  const [year = 0, month = 1, day = 1, hour = 0, minute = 0] = ['year', 'month', 'day', 'hour', 'minute'].map((type) =>
    Number(parts.find((part) => part.type === type)?.value),
  );
  return Math.round((Date.UTC(year, month - 1, day, hour, minute) - time) / 60_000);
}

/** Short name of the site's zone at a moment, in a language; empty where the device's clock shows the same time. */
export function foreignZoneName(time: number, language: string): string {
  if (known === undefined || aheadOf(time, known) === -new Date(time).getTimezoneOffset()) return '';
  return zoneName(time, language);
}

/** Short name of the site's zone at a moment (epoch ms), such as GMT+6. */
export function zoneName(time: number, language: string): string {
  const parts = new Intl.DateTimeFormat(language, { timeZone: siteZone(), timeZoneName: 'short' }).formatToParts(time);
  return parts.find(({ type }) => type === 'timeZoneName')?.value ?? '';
}

/** The site's zone as people call it, such as Bangladesh Time. */
export function zoneTitle(time: number, language: string): string {
  const parts = new Intl.DateTimeFormat(language, { timeZone: siteZone(), timeZoneName: 'shortGeneric' }).formatToParts(time);
  return parts.find(({ type }) => type === 'timeZoneName')?.value ?? '';
}

/** Day of the site at a moment (epoch ms): `2026-11-20`. */
export const siteDayOf = (time: number): string =>
  new Intl.DateTimeFormat('en-CA', { timeZone: siteZone(), year: 'numeric', month: '2-digit', day: '2-digit' }).format(time);

/** First moment (epoch ms) of a day of the site (`2026-11-20`), or of the one so many days later. */
export function startOfSiteDay(day: string, later = 0): number {
  const [year = 0, month = 1, date = 1] = day.split('-').map(Number);
  const midnight = Date.UTC(year, month - 1, date + later);
  const roughly = midnight - aheadOf(midnight, siteZone()) * 60_000;
  return midnight - aheadOf(roughly, siteZone()) * 60_000;
}

/** End (epoch ms) of the site's day that a moment is in. */
export const endOfSiteDay = (time: number): number => startOfSiteDay(siteDayOf(time), 1);

/** A moment by the site's clock for spreadsheets: `2026-11-20 19:12:05`. */
export const siteTime = (time: number): string =>
  new Intl.DateTimeFormat('sv-SE', { timeZone: siteZone(), dateStyle: 'short', timeStyle: 'medium' }).format(time);
