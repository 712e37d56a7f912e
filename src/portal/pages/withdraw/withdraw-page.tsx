import { useSelector } from '@xstate/react';
import { Skeleton } from '../../ui/skeleton';
import type { CentreRef } from '../parts/refs';
import { WithdrawParts } from './withdraw-parts';
import './withdraw.css';

/** Withdrawals (s2.member-centre.withdraw). */
export function WithdrawPage({ centre }: { centre: CentreRef }) {
  const withdrawals = useSelector(centre, ({ children }) => children.withdrawals);
  return withdrawals ? <WithdrawParts withdrawals={withdrawals} /> : <Skeleton shape="card" />;
}
