import type { Country } from '../../contract';

/** The country codes, loaded at the start (s2.start.country-codes) and kept for the forms that ask for a phone number. */
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
