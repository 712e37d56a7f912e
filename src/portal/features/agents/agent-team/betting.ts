export { TeamBetting as View } from './team-betting';
export { teamBettingFlow as flow } from './team-betting.flow';
