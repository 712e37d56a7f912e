import type { HostedPage } from '../../../parts/portal/hosted';
import { contractsFlow } from './contracts.flow';
import { ContractsPage } from './contracts-page';
import type { ContractsRef } from './refs';

export const flow = contractsFlow('realtime');
export const View = ({ content }: HostedPage<ContractsRef>) => <ContractsPage kind="realtime" contracts={content} />;
