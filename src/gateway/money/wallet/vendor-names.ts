/** Vendors with a wallet of their own. Assumed: the spec names none. */
export const VENDORS = [
  { vendor: 'moyur', name: 'Moyur Live' },
  { vendor: 'talpata', name: 'Talpata Games' },
  { vendor: 'jhinuk', name: 'Jhinuk' },
];
