export { cashbackFlow as flow } from './cashback.flow';
export { CashbackPage as View } from './cashback-page';
