import { useSelector } from '@xstate/react';
import type { CentreRef } from '../../parts/form/refs';
import { Skeleton } from '../../ui/skeleton';
import { TransferUplineParts } from './transfer-upline-parts';

/** Transfer to upline (s2.member-centre.transfer-upline). */
export function TransferUplinePage({ centre }: { centre: CentreRef }) {
  const transfer = useSelector(centre, ({ children }) => children.transferUpline);
  return transfer ? <TransferUplineParts transfer={transfer} /> : <Skeleton shape="card" />;
}
