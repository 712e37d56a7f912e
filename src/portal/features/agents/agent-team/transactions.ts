export { TeamTransactions as View } from './team-transactions';
export { teamTransactionsFlow as flow } from './team-transactions.flow';
