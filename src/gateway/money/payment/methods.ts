import type { Value } from '../../../contract';

/** Payment methods with their bounds. Assumed: the spec names none. */
export const METHODS = [
  { code: 'nodi', name: 'Nodi Pay', min: '100.00', max: '25000.00' },
  { code: 'jonaki', name: 'Jonaki Pay', min: '100.00', max: '25000.00' },
  { code: 'dingi', name: 'Dingi Pay', min: '100.00', max: '15000.00' },
  { code: 'bank', name: 'Bank transfer', min: '500.00', max: '100000.00' },
] satisfies Value<'depositTerms'>['methods'];

/** Mobile wallets among them, which a player can also send from by hand (own.cash-in.create). */
export const E_WALLETS = METHODS.filter(({ code }) => code !== 'bank');
