import { useSelector } from '@xstate/react';
import type { CentreRef } from '../../parts/form/refs';
import { Skeleton } from '../../ui/skeleton';
import { WalletParts } from './wallet-parts';
import './wallet.css';

/** My wallet (s2.member-centre.transfer-fund). */
export function WalletPage({ centre }: { centre: CentreRef }) {
  const transfer = useSelector(centre, ({ children }) => children.transfer);
  return transfer ? <WalletParts move={transfer} /> : <Skeleton shape="card" />;
}
