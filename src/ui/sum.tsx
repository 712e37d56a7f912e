import { useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { signedMoney } from './format';

type Props = { label: ReactNode; more?: ReactNode; children: ReactNode };

/** Entry in a list of amounts (`dl`): label, amount, and a small note. */
export const Sum = ({ label, more, children }: Props) => (
  <div className="card">
    <dt className="mute sm">{label}</dt>
    <dd className="num">{children}</dd>
    {more && <dd className="xs mute">{more}</dd>}
  </div>
);

/** A result with its sign, in the colour of its direction; zero has none. */
export function Signed({ amount }: { amount: string }) {
  const { i18n } = useLingui();
  const way = amount.startsWith('-') ? 'down' : 'up';
  return <b className={amount === '0.00' ? undefined : way}>{signedMoney(amount, i18n.locale)}</b>;
}
