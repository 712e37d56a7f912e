import type { HostedScreen } from '../../../parts/portal/hosted';
import { type GameBrowseRef, gameBrowseFlow } from './game-browse.flow';
import { Lobby } from './lobby';

type Props = HostedScreen<GameBrowseRef>;

const All = (props: Props) => <Lobby scope="all" {...props} />;
const Elott = (props: Props) => <Lobby scope="ELOTT" {...props} />;
const Live = (props: Props) => <Lobby scope="LIVE" {...props} />;
const Fish = (props: Props) => <Lobby scope="FISH" {...props} />;
const Pvp = (props: Props) => <Lobby scope="PVP" {...props} />;
const Sports = (props: Props) => <Lobby scope="SPORTS" {...props} />;
const Esports = (props: Props) => <Lobby scope="ESPORTS" {...props} />;
const Rng = (props: Props) => <Lobby scope="RNG" {...props} />;

/** The lobby of each category that has a page, and of all of them. */
export const lobbies = {
  all: { View: All, flow: gameBrowseFlow('all') },
  elott: { View: Elott, flow: gameBrowseFlow('ELOTT') },
  live: { View: Live, flow: gameBrowseFlow('LIVE') },
  fish: { View: Fish, flow: gameBrowseFlow('FISH') },
  pvp: { View: Pvp, flow: gameBrowseFlow('PVP') },
  sports: { View: Sports, flow: gameBrowseFlow('SPORTS') },
  esports: { View: Esports, flow: gameBrowseFlow('ESPORTS') },
  rng: { View: Rng, flow: gameBrowseFlow('RNG') },
};
