/*
 * The first page formats these numbers and no others. It imports them from here: `format.ts`, which exports them too,
 * would load all formats of the other pages.
 */

/** Formats a whole number in the digits of the language. */
export const digits = (value: number, language: string): string =>
  new Intl.NumberFormat(language, { maximumFractionDigits: 0 }).format(value);

/** Formats a year without digit grouping. */
export const year = (value: number, language: string): string =>
  new Intl.NumberFormat(language, { useGrouping: false }).format(value);
