import { useSelector } from '@xstate/react';
import { Skeleton } from '../../ui/skeleton';
import type { CentreRef } from '../parts/refs';
import { AccountRecord } from './account-record';

/** The account record (s2.member-centre.account-record). */
export function RecordPage({ centre }: { centre: CentreRef }) {
  const record = useSelector(centre, ({ children }) => children.accountRecord);
  return record ? <AccountRecord record={record} /> : <Skeleton shape="card" />;
}
