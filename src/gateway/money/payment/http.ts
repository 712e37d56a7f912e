import type { Config } from '../../platform/config';
import type { ModuleContext } from '../../platform/context';
import { askProvider } from './asking';
import { remotePayments } from './protocol';
import type { PaymentProvider } from './provider';

/** Creates the provider from the settings: players pay at `<url>/pay`, and requests go to `<url>/orders` (README). */
export const httpPayments = (
  { now }: ModuleContext,
  { url, key, hookKey, patience }: NonNullable<Config['payments']>,
): PaymentProvider =>
  remotePayments({
    page: () => `${url}/pay`,
    pageKey: key,
    wordKey: hookKey,
    ask: (ask, order) => askProvider({ url, askKey: key, wordKey: hookKey, now, patience }, ask, order),
  });
