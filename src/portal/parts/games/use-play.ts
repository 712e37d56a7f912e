import type { Room } from '../../../contract/play/games';
import { useOpen } from '../portal/shell-data';

/** Mode of a game: for points, for which visitors log in first, or as a free demo (own.launch.visitor). */
type PlayMode = 'play' | 'trial';

/** Requests the launch of a game or of a room of it, or a provider's games (s6.play.login-required). */
export function useLaunch() {
  const open = useOpen();
  return {
    play: (gameId: string, mode: PlayMode) => open(mode === 'trial' ? 'demo' : 'launch', { id: gameId, mode }),
    openRoom: ({ gameId, roomId }: Pick<Room, 'gameId' | 'roomId'>) =>
      open('launch', { id: gameId, mode: 'play', roomId }),
    openVendor: (vassalage: string, gameType: string) => open('launch', { vassalage, gameType }),
  };
}
