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

/** Time zone of the site (IANA) that the system status has reported, if any. */
export const reportedZone = (): string | undefined => known;
