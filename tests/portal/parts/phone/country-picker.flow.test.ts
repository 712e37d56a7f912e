// @vitest-environment jsdom
import { beforeEach, expect, test, vi } from 'vitest';
import { countryPickerFlow } from '../../../../src/portal/parts/phone/country-picker.flow';
import { lend, runActor } from '../../harness/flow-support';

const bd = { countryCode: 'BD', countryDialingCode: '880' };
const india = { countryCode: 'IN', countryDialingCode: '91' };
const us = { countryCode: 'US', countryDialingCode: '1' };
const canada = { countryCode: 'CA', countryDialingCode: '1' };
beforeEach(() => localStorage.clear());

test('lists the loaded countries by dialing code [s3.country.fields s2.country-picker.parts]', async () => {
  const { deps, sent } = lend({});
  deps.countries.keep([bd, us, india, canada]);
  expect(await runActor(countryPickerFlow(deps), 'listCountries')).toEqual([canada, us, india, bd]);
  expect(sent).toEqual([]);
});

test('waits until a lasting press is released [own.country-picker.room]', async () => {
  const { deps } = lend({});
  const matches = vi.spyOn(document.documentElement, 'matches').mockReturnValue(true);
  const released = vi.fn();
  const waiting = runActor(countryPickerFlow(deps), 'waitForRelease').then(released);
  await Promise.resolve();
  expect(matches).toHaveBeenCalledWith(':active');
  document.dispatchEvent(new Event('pointermove'));
  await Promise.resolve();
  expect(released).not.toHaveBeenCalled();
  document.dispatchEvent(new Event('pointercancel'));
  await waiting;
  expect(released).toHaveBeenCalledOnce();
  matches.mockRestore();
});

test('does not wait without a press [own.country-picker.room]', async () => {
  const { deps } = lend({});
  expect(await runActor(countryPickerFlow(deps), 'waitForRelease')).toBeUndefined();
});

test('loads a missing list', async () => {
  const { deps } = lend({ '/wps/system/countries': { value: { list: [bd] } } });
  expect(await runActor(countryPickerFlow(deps), 'listCountries')).toEqual([bd]);
  expect(deps.countries.list()).toEqual([bd]);
});

test.each([
  ['9', 'IN'],
  ['+88', 'BD'],
  ['৮৮', 'BD'],
  ['ban', 'BD'],
  ['বাং', 'BD'],
  ['ভা', 'IN'],
  ['Ca', 'CA'],
  ['zz', null],
])('typing "%s" finds %s [own.country-picker.search]', async (typed, found) => {
  const { deps } = lend({});
  expect(await runActor(countryPickerFlow(deps), 'findCountry', { typed, countries: [us, canada, india, bd] })).toBe(
    found,
  );
});
