import type { Config } from '../../platform/config';
import type { ModuleContext } from '../../platform/context';
import { askProvider } from './asking';
import { remotePayments } from './protocol';
import type { PaymentProvider } from './provider';

/** Creates the provider from the settings: players pay at `<url>/pay`, and requests go to `<url>/orders` (README). */
export const httpPayments = (
  { now }: ModuleContext,
  { url, key, hookKeys, patience }: NonNullable<Config['payments']>,
): PaymentProvider =>
  remotePayments({
    page: () => `${url}/pay`,
    pageKey: key,
    wordKeys: hookKeys,
    ask: (ask, order) => askProvider({ url, askKey: key, wordKeys: hookKeys, now, patience }, ask, order),
  });
