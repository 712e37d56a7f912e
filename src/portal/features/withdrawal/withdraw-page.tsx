import { useSelector } from '@xstate/react';
import type { CentreRef } from '../../parts/form/refs';
import { Skeleton } from '../../ui/skeleton';
import { WithdrawParts } from './withdraw-parts';

/** Withdrawals (s2.member-centre.withdraw). */
export function WithdrawPage({ centre }: { centre: CentreRef }) {
  const withdrawals = useSelector(centre, ({ children }) => children.withdrawals);
  return withdrawals ? <WithdrawParts withdrawals={withdrawals} /> : <Skeleton shape="card" />;
}
