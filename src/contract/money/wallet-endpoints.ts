import { nothing } from '../platform/fields';
import { SETTINGS } from '../platform/settings';
import * as bets from '../play/bets';
import * as cashIn from './cash-in';
import * as deposit from './deposit';
import * as limits from './gaming-limits';
import * as moves from './moves';
import * as records from './records';
import * as wallet from './wallet';
import * as withdrawal from './withdrawal';

const read = { method: 'GET', token: 'required', encrypted: false, source: 'assumed' } as const;
const act = { method: 'POST', token: 'required', encrypted: false, source: 'assumed' } as const;
const sealed = { ...act, encrypted: true } as const;
const moving = { moves: true } as const;

/** Payout accounts, and the checks before a payout. */
export const accountEndpoints = {
  paymentPassword: { ...read, path: '/wps/member/paymentPassword', response: wallet.paymentPasswordState },
  setPaymentPassword: {
    ...sealed,
    path: '/wps/member/paymentPassword',
    body: wallet.setPaymentPassword,
    response: wallet.paymentPasswordState,
  },
  bankAccounts: { ...read, path: '/wps/member/bankAccounts', response: wallet.bankAccounts },
  bindBankAccount: {
    ...sealed,
    path: '/wps/member/bankAccounts',
    body: wallet.bindBankAccount,
    response: wallet.bankAccount,
  },
  removeBankAccount: {
    ...sealed,
    path: '/wps/member/bankAccounts/remove',
    body: wallet.removeBankAccount,
    response: nothing,
  },
} as const;

export const withdrawalEndpoints = {
  withdrawalTerms: { ...read, path: '/wps/member/withdrawals/terms', response: withdrawal.withdrawalTerms },
  previewWithdrawal: {
    ...act,
    path: '/wps/member/withdrawals/preview',
    body: withdrawal.withdrawalRequest,
    response: withdrawal.withdrawalPreview,
  },
  withdraw: {
    ...sealed,
    ...moving,
    path: '/wps/member/withdrawals',
    body: withdrawal.withdraw,
    response: withdrawal.withdrawal,
  },
  withdrawals: {
    ...read,
    path: '/wps/member/withdrawals',
    query: withdrawal.withdrawalsQuery,
    response: withdrawal.withdrawals,
  },
  withdrawal: {
    ...read,
    path: '/wps/member/withdrawals/one',
    query: withdrawal.withdrawalQuery,
    response: withdrawal.withdrawal,
  },
  cancelWithdrawal: {
    ...act,
    ...moving,
    path: '/wps/member/withdrawals/cancel',
    body: withdrawal.confirmReceived,
    response: withdrawal.withdrawal,
  },
  confirmReceived: {
    ...act,
    path: '/wps/member/withdrawals/received',
    body: withdrawal.confirmReceived,
    response: withdrawal.withdrawal,
  },
  reportNotReceived: {
    ...act,
    path: '/wps/member/withdrawals/notReceived',
    body: withdrawal.reportNotReceived,
    response: withdrawal.withdrawal,
  },
  reportPartial: {
    ...act,
    path: '/wps/member/withdrawals/partial',
    body: withdrawal.reportPartial,
    response: withdrawal.withdrawal,
  },
  uploadProof: {
    ...act,
    path: '/wps/member/withdrawals/proof',
    picture: SETTINGS.images.bytes,
    query: withdrawal.uploadProof,
    response: withdrawal.uploadedProof,
  },
  proof: { ...read, path: '/wps/member/withdrawals/proof', query: withdrawal.proofQuery, response: withdrawal.proof },
} as const;

export const depositEndpoints = {
  depositTerms: { ...read, path: '/wps/member/deposits/terms', response: deposit.depositTerms },
  createDeposit: { ...act, path: '/wps/member/deposits', body: deposit.createDeposit, response: deposit.deposit },
  deposits: { ...read, path: '/wps/member/deposits', query: deposit.depositsQuery, response: deposit.deposits },
  deposit: { ...read, path: '/wps/member/deposits/one', query: deposit.depositQuery, response: deposit.deposit },
  cancelDeposit: { ...act, path: '/wps/member/deposits/cancel', body: deposit.depositQuery, response: deposit.deposit },
  pendingDeposit: { ...read, path: '/wps/member/deposits/pending', response: deposit.pendingDeposit },
} as const;

/** Transfers between mobile wallets that players report (own.cash-in.create). */
export const cashInEndpoints = {
  cashInTerms: { ...read, path: '/wps/member/cashIns/terms', response: cashIn.cashInTerms },
  createCashIn: { ...act, path: '/wps/member/cashIns', body: cashIn.createCashIn, response: cashIn.cashIn },
  cashIns: { ...read, path: '/wps/member/cashIns', query: cashIn.cashInsQuery, response: cashIn.cashIns },
  cashIn: { ...read, path: '/wps/member/cashIns/one', query: cashIn.cashInQuery, response: cashIn.cashIn },
  cancelCashIn: { ...act, path: '/wps/member/cashIns/cancel', body: cashIn.cashInQuery, response: cashIn.cashIn },
  uploadCashInPicture: {
    ...act,
    path: '/wps/member/cashIns/picture',
    picture: SETTINGS.images.bytes,
    query: cashIn.uploadCashInPicture,
    response: cashIn.uploadedCashInPicture,
  },
  cashInPicture: {
    ...read,
    path: '/wps/member/cashIns/picture',
    query: cashIn.cashInQuery,
    response: cashIn.cashInPicture,
  },
} as const;

export const transferEndpoints = {
  walletTransfer: {
    ...act,
    ...moving,
    path: '/wps/relay/GCS_walletTransfer',
    body: wallet.walletTransfer,
    response: wallet.walletsAfter,
    source: 's7.relay.wallet-transfer',
  },
  /** The spec does not give the relay's name; this one is ours. */
  merchantWallet: {
    ...read,
    path: '/wps/relay/GCS_merchantWallet',
    response: wallet.merchantWallet,
    source: 's7.relay.merchant-wallet',
  },
  returnAll: { ...act, ...moving, path: '/wps/relay/GCS_walletReturnAll', response: wallet.returnedAll },
} as const;

/** Outcome of a move whose response was lost; the call carries its `Idempotency-Key`. */
export const moveEndpoints = {
  moveOutcome: { ...read, path: '/wps/member/moves/one', query: moves.moveQuery, response: moves.moveOutcome },
} as const;

/** Transfers between agents and downlines. */
export const partnerEndpoints = {
  transferPartners: { ...read, path: '/wps/agent/transfer', response: wallet.transferPartners },
  partnerTransfer: {
    ...sealed,
    ...moving,
    path: '/wps/agent/transfer',
    body: wallet.partnerTransfer,
    response: wallet.partnerTransferred,
  },
} as const;

export const recordEndpoints = {
  records: { ...read, path: '/wps/member/records', query: records.recordsQuery, response: records.records },
  bets: { ...read, path: '/wps/member/bets', query: bets.betsQuery, response: bets.bets },
  bet: { ...read, path: '/wps/member/bets/one', query: bets.betQuery, response: bets.betDetail },
  betsFile: { ...act, path: '/wps/member/bets/file', body: bets.betsFileQuery, response: bets.betsFile },
  personalLoss: { ...read, path: '/wps/member/records/loss', query: records.lossQuery, response: records.personalLoss },
} as const;

export const limitEndpoints = {
  gamingLimits: { ...read, path: '/wps/member/limits', response: limits.gamingLimits },
  setDepositLimit: {
    ...act,
    method: 'PUT',
    path: '/wps/member/limits/deposit',
    body: limits.setDepositLimit,
    response: limits.gamingLimits,
  },
  confirmDepositLimit: {
    ...act,
    path: '/wps/member/limits/deposit/confirm',
    body: limits.confirmDepositLimit,
    response: limits.gamingLimits,
  },
  setPlayLimit: {
    ...act,
    method: 'PUT',
    path: '/wps/member/limits/play',
    body: limits.setPlayLimit,
    response: limits.gamingLimits,
  },
  confirmPlayLimit: {
    ...act,
    path: '/wps/member/limits/play/confirm',
    body: limits.confirmPlayLimit,
    response: limits.gamingLimits,
  },
  playStatement: { ...read, path: '/wps/member/limits/statement', response: limits.playStatement },
  takeTimeOut: {
    ...sealed,
    path: '/wps/member/limits/timeOut',
    body: limits.takeTimeOut,
    response: limits.gamingLimits,
  },
  excludeSelf: { ...sealed, path: '/wps/member/limits/exclusion', body: limits.excludeSelf, response: nothing },
  setRealityCheck: {
    ...act,
    method: 'PUT',
    path: '/wps/member/limits/reality',
    body: limits.setRealityCheck,
    response: limits.gamingLimits,
  },
} as const;
