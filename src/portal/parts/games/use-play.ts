import type { Room } from '../../../contract/play/games';
import { useOpen } from '../portal/shell-data';

/** Request for opening a game: one game, for points or as a free demo. Visitors log in first. */
type PlayMode = 'play' | 'trial';

/** Requests the launch of a game or of a room of it, or a provider's games (s6.play.login-required). */
export function useLaunch() {
  const open = useOpen();
  return {
    play: (gameId: string, mode: PlayMode) => open('launch', { id: gameId, mode }),
    openRoom: ({ gameId, roomId }: Pick<Room, 'gameId' | 'roomId'>) =>
      open('launch', { id: gameId, mode: 'play', roomId }),
    openVendor: (vassalage: string, gameType: string) => open('launch', { vassalage, gameType }),
  };
}
