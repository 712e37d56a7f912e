import { useSelector } from '@xstate/react';
import type { CentreRef } from '../../parts/form/refs';
import { Skeleton } from '../../ui/skeleton';
import { DepositParts } from './deposit-parts';

/** Deposit (s2.member-centre.deposit). */
export function DepositPage({ centre }: { centre: CentreRef }) {
  const deposit = useSelector(centre, ({ children }) => children.deposit);
  return deposit ? <DepositParts deposit={deposit} /> : <Skeleton shape="card" />;
}
