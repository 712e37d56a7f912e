import type { HostedPage } from '../../../parts/portal/hosted';
import { type ContractsRef, contractsFlow } from './contracts.flow';
import { ContractsPage } from './contracts-page';

export const flow = contractsFlow('realtime');
export const View = ({ content }: HostedPage<ContractsRef>) => <ContractsPage kind="realtime" contracts={content} />;
