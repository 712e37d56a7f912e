/** Exact numbers of the wire ("97/100") as people read them; sums are never made of these. */
const tenThousandths = (exact: string): number => {
  const [over = '0', under = '1'] = exact.split('/');
  return Number((BigInt(over) * 10_000n) / BigInt(under));
};

/** A share in percent with two places, rounded down: a return never reads higher than it is. */
export const returnText = (exact: string, locale: string): string =>
  new Intl.NumberFormat(locale, { style: 'percent', minimumFractionDigits: 2 }).format(tenThousandths(exact) / 10_000);

/** A multiple of the stake with up to four places, rounded down. */
export const timesText = (exact: string, locale: string): string =>
  new Intl.NumberFormat(locale, { maximumFractionDigits: 4 }).format(tenThousandths(exact) / 10_000);

/** Formats a variance with up to two places. */
export const varianceText = (variance: string, locale: string): string =>
  new Intl.NumberFormat(locale, { maximumFractionDigits: 2 }).format(Number(variance));

export const isNothing = (exact: string): boolean => /^0+(\/|$)/.test(exact);

/** A chance in percent, with three significant digits. */
export const chanceText = (ways: string, of: string, locale: string): string =>
  new Intl.NumberFormat(locale, { style: 'percent', maximumSignificantDigits: 3 }).format(Number(ways) / Number(of));

/** Longer numbers are not read as a fraction. */
const LONGEST = 9;

/** The exact chance ("1 / 24"); null where its numbers are too long to be read. */
export function exactChance(ways: string, of: string, locale: string): string | null {
  if (of.length > LONGEST) return null;
  const number = new Intl.NumberFormat(locale);
  return `${number.format(BigInt(ways))} / ${number.format(BigInt(of))}`;
}
