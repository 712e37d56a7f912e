import { useSelector } from '@xstate/react';
import { Skeleton } from '../../ui/skeleton';
import type { CentreRef } from '../parts/refs';
import { SecurityParts } from './security-parts';

/** My account (s2.member-centre.security-center). */
export function SecurityPage({ centre }: { centre: CentreRef }) {
  const security = useSelector(centre, ({ children }) => children.securityCentre);
  return security ? <SecurityParts centre={security} /> : <Skeleton shape="card" />;
}
