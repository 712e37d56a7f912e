import { useSelector } from '@xstate/react';
import { Skeleton } from '../../ui/skeleton';
import type { CentreRef } from '../parts/refs';
import { DepositParts } from './deposit-parts';
import './deposit.css';

/** Deposit (s2.member-centre.deposit). */
export function DepositPage({ centre }: { centre: CentreRef }) {
  const deposit = useSelector(centre, ({ children }) => children.deposit);
  return deposit ? <DepositParts deposit={deposit} /> : <Skeleton shape="card" />;
}
