import { useLingui } from '@lingui/react';
import type { ReactNode } from 'react';
import { Facts } from '../../../ui/facts';
import { HIDDEN_MONEY, money } from '../../../ui/format';
import { Skeleton } from '../../../ui/skeleton';
import { useSumsHidden } from '../../../ui/sums-hidden';
import { useBalance } from './balance';

/** Balance after a move; nothing if it cannot be loaded, as the header says so (`own.money.after`). */
export function BalanceNow({ name }: { name: ReactNode }) {
  const { i18n } = useLingui();
  const { hidden } = useSumsHidden();
  const { balance } = useBalance();
  if (balance.state === 'failed') return null;
  const isKnown = balance.state === 'known';
  const sum = isKnown ? (
    <span className="num">{hidden ? HIDDEN_MONEY : money(balance.amount, i18n.locale)}</span>
  ) : (
    <Skeleton shape="line" />
  );
  return (
    <div aria-busy={!isKnown}>
      <Facts facts={[{ key: 'balance', name, value: sum }]} />
    </div>
  );
}
