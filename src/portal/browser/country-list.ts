import type { Country } from '../../contract';

/** Country codes, loaded at the start (s2.start.country-codes) and cached for forms with a phone number. */
export function createCountryList() {
  let countries: readonly Country[] = [];
  return {
    keep(list: readonly Country[]) {
      countries = list;
    },
    list: () => countries,
  };
}
export type CountryList = ReturnType<typeof createCountryList>;
