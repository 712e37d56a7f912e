import { gameInfoMachine } from '../../../../machines/game-info/game-info.machine';
import type { FlowDependencies } from '../../parts/dependencies';
import { loadGame } from '../../parts/games/load-game';

export const gameInfoFlow = (deps: Pick<FlowDependencies, 'clientFor'>) =>
  gameInfoMachine.provide({ actors: { loadGame: loadGame(deps) } });
