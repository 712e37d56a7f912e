import type { DoneActorEvent, ErrorActorEvent } from 'xstate';
import type { Failure } from '../../../src/contract';
import type { LotteryRules } from '../../../src/contract/play/lottery';

/** A lottery of the page, and the play that it opens with. */
export type LotteryGame = { lottery: string; play: string };
/**
 * `asked`: lottery and play named in the address, if any; `view`: lists the lotteries and opens none; `backUrl`: path
 * of the portal that the launch came from.
 */
export type Lobby = { games: LotteryGame[]; asked: Partial<LotteryGame>; view?: 'lobby'; backUrl?: string };

export type BoardEvent =
  | { type: 'lottery.selected'; lottery: string }
  | { type: 'retry.requested' }
  | { type: 'countdown.ticked'; secondsLeft: number }
  | { type: 'countdown.ended' }
  | { type: 'rules.checked'; rules: LotteryRules }
  | DoneActorEvent<Lobby, 'loadLobby'>
  | DoneActorEvent<LotteryRules, 'loadRules' | 'loadNext'>
  | ErrorActorEvent<Failure>;
