import { fromPromise } from 'xstate';
import { depositHistoryMachine } from '../../../machines/deposit-history/deposit-history.machine';
import type { CentreNeeds } from './needs';

export const depositHistoryFlow = ({ client }: Pick<CentreNeeds, 'client'>) =>
  depositHistoryMachine.provide({
    actors: { loadDeposits: fromPromise(({ input, signal }) => client.deposits(input, { signal })) },
  });
