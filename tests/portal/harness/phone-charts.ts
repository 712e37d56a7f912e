import { fromCallback, fromPromise } from 'xstate';
import { countryPickerMachine } from '../../../machines/identity/country-picker/country-picker.machine';
import {
  type CodePurpose,
  type PhoneNumber,
  smsCountdownMachine,
  type Wait,
} from '../../../machines/identity/sms-countdown/sms-countdown.machine';
import type { Country } from '../../../src/contract';
import { heldWork } from './dialog-support';

export const countries = [
  { countryCode: 'BD', countryDialingCode: '880' },
  { countryCode: 'IN', countryDialingCode: '91' },
  { countryCode: 'NP', countryDialingCode: '977' },
];

/** The country picker with a short list; the test settles its search. */
export function heldCountryPicker() {
  const work = { findCountry: heldWork<string | null, { typed: string; countries: Country[] }>() };
  const machine = countryPickerMachine.provide({
    actors: {
      listCountries: fromPromise(async () => countries),
      findCountry: work.findCountry.logic,
      waitForRelease: fromPromise<void>(async () => undefined),
    },
  });
  return { work, machine };
}

/** The countdown with work that the test settles; it ticks once. */
export function heldSmsCountdown(recalled: Wait | null = null) {
  const work = {
    checkNumber: heldWork<string | null, PhoneNumber>(),
    sendCode: heldWork<Wait, { purpose: CodePurpose; to: PhoneNumber }>(),
  };
  const machine = smsCountdownMachine.provide({
    actors: {
      recallWait: fromPromise(async () => recalled),
      checkNumber: work.checkNumber.logic,
      doWork: fromPromise<void, { purpose: CodePurpose; to: PhoneNumber }>(async () => undefined),
      sendCode: work.sendCode.logic,
      countdown: fromCallback(({ sendBack }) => sendBack({ type: 'countdown.ticked', secondsLeft: 47 })),
    },
  });
  return { work, machine };
}
