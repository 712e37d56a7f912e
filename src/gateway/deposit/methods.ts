import type { Value } from '../../contract';

/** The ways to pay, each with its bounds. Assumed: the spec names none. */
export const METHODS = [
  { code: 'bkash', name: 'bKash', min: '100.00', max: '25000.00' },
  { code: 'nagad', name: 'Nagad', min: '100.00', max: '25000.00' },
  { code: 'rocket', name: 'Rocket', min: '100.00', max: '15000.00' },
  { code: 'bank', name: 'Bank transfer', min: '500.00', max: '100000.00' },
] satisfies Value<'depositTerms'>['methods'];
