import { useOpen } from '../portal/shell-data';

/** What is asked for when a game is to be opened: one game, in points or as a free demo. Who is not logged in comes by the login. */
type PlayMode = 'play' | 'trial';

/** Asks the portal to launch a game, or to open what a provider has (s6.play.login-required). */
export function useLaunch() {
  const open = useOpen();
  return {
    play: (gameId: string, mode: PlayMode) => open('launch', { id: gameId, mode }),
    openVendor: (vassalage: string, gameType: string) => open('launch', { vassalage, gameType }),
  };
}
