import type { HostedScreen } from '../../parts/portal/hosted';
import { gameBrowseFlow } from './game-browse.flow';
import { Lobby, type LobbyScope } from './lobby';
import type { GameBrowseRef } from './refs';

const lobbyOf = (scope: LobbyScope) => ({
  View: (props: HostedScreen<GameBrowseRef>) => <Lobby scope={scope} {...props} />,
  flow: gameBrowseFlow(scope),
});

/** The lobby of each category that has a page, and of all of them. */
export const lobbies = {
  all: lobbyOf('all'),
  elott: lobbyOf('ELOTT'),
  live: lobbyOf('LIVE'),
  fish: lobbyOf('FISH'),
  pvp: lobbyOf('PVP'),
  sports: lobbyOf('SPORTS'),
  esports: lobbyOf('ESPORTS'),
  rng: lobbyOf('RNG'),
};
