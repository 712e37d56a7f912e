import type { ActorRefFrom } from 'xstate';
import type { countryPickerMachine } from '../../../../machines/identity/country-picker/country-picker.machine';
import type { smsCountdownMachine } from '../../../../machines/identity/sms-countdown/sms-countdown.machine';

export type CountryPickerRef = ActorRefFrom<typeof countryPickerMachine>;
export type SmsCountdownRef = ActorRefFrom<typeof smsCountdownMachine>;
