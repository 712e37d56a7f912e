import { type ActorRefFrom, fromPromise } from 'xstate';
import { countryPickerMachine } from '../../../../machines/identity/country-picker/country-picker.machine';
import { type Country, type Language, SETTINGS } from '../../../contract';
import { latinDigits } from '../../../contract/money/money';
import type { FlowDependencies } from '../dependencies';

export type CountryPickerRef = ActorRefFrom<typeof countryPickerMachine>;

/** Uses the list that was loaded at the start (s2.start.country-codes); if that failed, it is requested again. */
export const countryPickerFlow = ({
  client,
  countries,
  storage,
}: Pick<FlowDependencies, 'client' | 'countries' | 'storage'>) =>
  countryPickerMachine.provide({
    actors: {
      listCountries: fromPromise(async ({ signal }) => {
        if (countries.list().length === 0) countries.keep((await client.countries(undefined, { signal })).list);
        return [...countries.list()].sort(byDialingCode);
      }),
      waitForRelease: fromPromise(({ signal }) => pointerReleased(signal)),
      findCountry: fromPromise(async ({ input: { typed, countries } }) => found(countries, typed, storage.language())),
    },
  });

const byDialingCode = (a: Country, b: Country) =>
  Number(a.countryDialingCode) - Number(b.countryDialingCode) || a.countryCode.localeCompare(b.countryCode);

/**
 * First country that starts with the typed text: its dialling code, in either script, or its name, in either language.
 */
function found(countries: readonly Country[], typed: string, language: Language): string | null {
  const digits = latinDigits(typed).replace(/^\+/, '');
  const namePrefix = typed.toLocaleLowerCase();
  const names = [language, ...SETTINGS.languages].map(
    (candidate) => new Intl.DisplayNames(candidate, { type: 'region' }),
  );
  const named = ({ countryCode }: Country) =>
    names.some((of) => of.of(countryCode)?.toLocaleLowerCase().startsWith(namePrefix));
  const fits = /^\d+$/.test(digits)
    ? ({ countryDialingCode }: Country) => countryDialingCode.startsWith(digits)
    : named;
  return countries.find(fits)?.countryCode ?? null;
}

/** Resolves when no pointer presses the page. The root element is active while one does. */
function pointerReleased(signal: AbortSignal): Promise<void> {
  if (!document.documentElement.matches(':active')) return Promise.resolve();
  return new Promise((resolve) => {
    for (const type of ['pointerup', 'pointercancel'])
      document.addEventListener(type, () => resolve(), { capture: true, once: true, signal });
  });
}
