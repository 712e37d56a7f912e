import { useLingui } from '@lingui/react/macro';
import { signedMoney } from '../../../ui/format';

/** A result with its sign, in the colour of its direction; zero has none. */
export function Signed({ amount }: { amount: string }) {
  const { i18n } = useLingui();
  const way = amount.startsWith('-') ? 'down' : 'up';
  return <b className={amount === '0.00' ? undefined : way}>{signedMoney(amount, i18n.locale)}</b>;
}
