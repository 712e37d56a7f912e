import { useSelector } from '@xstate/react';
import type { CentreRef } from '../../parts/form/refs';
import { Skeleton } from '../../ui/skeleton';
import { SecurityParts } from './security-parts';

/** My account (s2.member-centre.security-center). */
export function SecurityPage({ centre }: { centre: CentreRef }) {
  const security = useSelector(centre, ({ children }) => children.securityCentre);
  return security ? <SecurityParts centre={security} /> : <Skeleton shape="card" />;
}
