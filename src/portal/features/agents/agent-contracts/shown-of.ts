import type { ContractsShown } from '../../../../../machines/agents/contracts/contracts.machine';

export const SHOWN = ['given', 'mine', 'bills'] as const satisfies ContractsShown['of'][];

/** What is looked at: what was given to downlines, to begin with. */
export const shownOf = (chosen = ''): ContractsShown['of'] => SHOWN.find((one) => one === chosen) ?? 'given';
