import type { Provider } from '../contract/identity/authentication';

/** Third parties by the name they give themselves, the same in every language. */
export const PROVIDER_NAMES = { google: 'Google', facebook: 'Facebook' } satisfies Record<Provider, string>;
