export { cashInLifecycle } from './cash-in/lifecycle';
export {
  cashInForOperators,
  cashInPictureForOperators,
  cashInPictureIds,
  cashInPicturesForOperators,
  checkFound,
  confirmArguments,
  confirmCashIn,
  pendingCashIns,
  rejectCashIn,
  watchCashIn,
  whichCashIn,
} from './cash-in/operators';
export { purgeReceipts } from './cash-in/pictures';
export { cashInRoutes } from './cash-in/routes';
export { listWallets, setWallet, walletArguments } from './cash-in/wallets';
export { answerPayments } from './deposit/hook';
export { depositTasks, overdueDeposits } from './deposit/job';
export { isUnderWay } from './deposit/payable';
export { depositRoutes } from './deposit/routes';
export { suspended } from './deposit/suspense';
export { bettingStatusOf } from './limits/betting-status';
export {
  type Block,
  type BlockJson,
  blockOf,
  blockSchema,
  blockSql,
  depositBlock,
  rejectBlocked,
  renderBlock,
} from './limits/blocks';
export { sealExclusionKeys } from './limits/details';
export { limitsOf } from './limits/limits-of';
export { watchExclusion } from './limits/matching';
export { dismissExclusion, exclusionsFound } from './limits/operators';
export { excludePlayer, takeTimeOut } from './limits/pauses';
export { playLeft, playStopped, rejectUsedUp } from './limits/play-left';
export { purgePlayHours } from './limits/play-limits';
export { areRewardsBarred, rejectRewards, rewardsBarredSql } from './limits/rewards-barred';
export { limitRoutes } from './limits/routes';
export { moveRoutes } from './moves/routes';
export { provePayment } from './payout-accounts/payment';
export { bankRoutes } from './payout-accounts/routes';
export { countBanks } from './payout-accounts/service';
export { compareAgain, confirmProven, provenSum, watchProven } from './statements/cash-ins';
export {
  differenceForOperators,
  openDifferences,
  resolveDifference,
  takeDifference,
  whichDifference,
} from './statements/differences';
export { importStatements, listStatements } from './statements/import';
export { mappingSchema } from './statements/mapping';
export { listSources, setSource, sourceArguments, whichSource } from './statements/sources';
export {
  balanceOf,
  findHolding,
  hasWallet,
  lockWallets,
  MAIN,
  openWallet,
  SUSPENSE,
  spendableOf,
} from './wallet/accounts';
export { fundsForOperators } from './wallet/for-operators';
export { forfeitGrant, openGrant, openGrantOf } from './wallet/grants';
export { type TransferKind, transferKey } from './wallet/kinds';
export { insufficient, type Move, post, refusing, type Side } from './wallet/ledger';
export { listVerifiedLines, setVerifiedLine } from './wallet/lines';
export { movedBy } from './wallet/moved';
export { endReceivable, openReceivables } from './wallet/receivables';
export { aboutOf } from './wallet/record-about';
export { STATE } from './wallet/record-page';
export { lossOf } from './wallet/records';
export { isBooked, moveKey, pageOf } from './wallet/requests';
export { restoreTurnover, revertTurnover } from './wallet/reverted';
export { walletRoutes } from './wallet/routes';
export { credit, verifyLedger } from './wallet/service';
export { type GrantRules, grantRules } from './wallet/tables';
export {
  ledgerJobs,
  ledgerTasks,
  readVerifications,
  requestedVerification,
  requestVerification,
} from './wallet/verification';
export {
  batchFile,
  confirmBatch,
  confirmedSum,
  listBatches,
  makeBatch,
  sentByBatch,
  whichBatch,
} from './withdrawal/batches';
export { notifyChecked } from './withdrawal/checked';
export { proofsForOperators, withdrawalForOperators } from './withdrawal/for-operators';
export { withdrawalLifecycle } from './withdrawal/lifecycle';
export {
  disputeArguments,
  findWithdrawals,
  foundArguments,
  hasOpenWithdrawal,
  OPEN_WITHDRAWALS,
  openWithdrawals,
  operate,
  reviewPayout,
  sentBy,
  unsettledSql,
  type WithdrawalAct,
  whichWithdrawal,
} from './withdrawal/operators';
export { payoutTasks } from './withdrawal/payout-query';
export { overduePayouts } from './withdrawal/payouts';
export { openPayouts, settleDifference, whichPayout } from './withdrawal/payouts-for-operators';
export { purgeProofPictures } from './withdrawal/proofs';
export { proofForOperators, withdrawalReview } from './withdrawal/review';
export { withdrawalRoutes } from './withdrawal/routes';
