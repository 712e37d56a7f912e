import { msg } from '@lingui/core/macro';
import type { ContractKind, ContractPeriod } from '../../../contract/agents/agent-contracts';

/** s3.contract-offer.types. */
export const kindWords = {
  dividend: msg({ id: 'contracts.kind.dividend', message: 'Dividend' }),
  daily: msg({ id: 'contracts.kind.daily', message: 'Daily salary' }),
  hourly: msg({ id: 'contracts.kind.hourly', message: 'Hourly salary' }),
  realtime: msg({ id: 'contracts.kind.realtime', message: 'Real-time salary' }),
} satisfies Record<ContractKind, unknown>;

/** s9.enum.periods. */
export const periodWords = {
  D: msg({ id: 'contracts.period.D', message: 'Daily' }),
  W: msg({ id: 'contracts.period.W', message: 'Weekly' }),
  H: msg({ id: 'contracts.period.H', message: 'Half-monthly' }),
  M: msg({ id: 'contracts.period.M', message: 'Monthly' }),
} satisfies Record<ContractPeriod, unknown>;
