import { fromPromise } from 'xstate';
import { depositHistoryMachine } from '../../../machines/deposit-history/deposit-history.machine';
import type { Needs } from './needs';

export const depositHistoryFlow = ({ client }: Pick<Needs, 'client'>) =>
  depositHistoryMachine.provide({
    actors: { loadDeposits: fromPromise(({ input, signal }) => client.deposits(input, { signal })) },
  });
