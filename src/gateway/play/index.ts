export { findBookedBets } from './bets/booked';
export { betCells, betColumns } from './bets/csv';
export { purgeBetFiles, serveBetFiles } from './bets/file';
export { type BetFilter, type BetRow, betsAfter, betView, filterSql, hasOpenBets } from './bets/record';
export { overdueFacts, rebuildRollups, rollupJobs, takeAll, verifyRollups } from './bets/rollups';
export { betRoutes } from './bets/routes';
export { betTitles } from './bets/titles';
export { drawLifecycle } from './draw/lifecycle';
export {
  correctResult,
  giveResult,
  issueArgs,
  issueFor,
  issuesFor,
  planAhead,
  planAheadArgs,
  resultArgs,
  voidIssue,
} from './draw/operators';
export { drawJobs } from './draw/plan';
export { drawRoutes } from './draw/routes';
export { drawTasks, overdueDraws } from './draw/steps';
export { showVerifier } from './draw/verifier';
export { readCatalogue } from './game/catalogue';
export { lettersOut, trigrams, wordsOf } from './game/fold';
export { inMaintenance, setGameMaintenance } from './game/maintenance';
export { menuOf, typesIn } from './game/menus';
export { categoryTitle, nameIn } from './game/names';
export { gameRoutes } from './game/routes';
export { lotteryTasks, overdueOrders } from './lottery/job';
export { lotteryRoutes } from './lottery/routes';
export { playSealedValues } from './sealed';
export { studioHoldLifecycle } from './studio/hold-lifecycle';
export { amountHeld, decideHold, openHolds } from './studio/holds';
export { rotateKey } from './studio/keys';
export { LIMIT_NAMES, limitsOf, setLimit } from './studio/limits';
export { longOpenRounds, roundJobs } from './studio/open-rounds';
export { listStudios, reconcile, setOpen } from './studio/operators';
export { purgeStudios } from './studio/purge';
export { studioRoutes } from './studio/routes';
export { answerStudios } from './studio/server';
export { labDatabase } from './studio-launcher/database';
export { frameGames, LAB_STUDIO } from './studio-launcher/origin';
export { startLab } from './studio-launcher/process';
