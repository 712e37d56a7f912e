import { useSelector } from '@xstate/react';
import type { CentreRef } from '../../parts/form/refs';
import { Skeleton } from '../../ui/skeleton';
import { AccountRecord } from './account-record';

/** The account record (s2.member-centre.account-record). */
export function RecordPage({ centre }: { centre: CentreRef }) {
  const record = useSelector(centre, ({ children }) => children.accountRecord);
  return record ? <AccountRecord record={record} /> : <Skeleton shape="card" />;
}
