import type { Config } from '../../platform/config';
import type { ModuleContext } from '../../platform/context';
import { askPayouts, askProvider } from './asking';
import { remotePayments } from './protocol';
import type { PaymentProvider } from './provider';

/**
 * Creates the provider from the settings: players pay at `<url>/pay`, and requests go to `<url>/orders` and
 * `<url>/payouts` (README).
 */
export const httpPayments = (
  { now }: ModuleContext,
  { url, key, hookKeys, timeout, paysOut }: NonNullable<Config['payments']>,
): PaymentProvider => {
  const asking = { url, askKey: key, wordKeys: hookKeys, now, timeout };
  return remotePayments({
    page: () => `${url}/pay`,
    pageKey: key,
    wordKeys: hookKeys,
    ask: (ask, order) => askProvider(asking, ask, order),
    payouts: paysOut ? askPayouts(asking) : null,
  });
};
