import type { FishKind } from '../../../src/studio/games/fish';
import { kindOf } from '../../../src/studio/pond/schedule';
import { entering, SWIM_MS } from '../../../src/studio/pond/swim';
import { luckyClientSeed } from './luck';
import type { Portal } from './portal';
import { frameAt, startTestStudio } from './studio';
import { followEvents } from './table';

/** State of the pond as its viewers receive it. */
export type PondState = { fish: { number: number; kind: FishKind }[]; caught: Partial<Record<FishKind, number>> };

export const followPond = (url: string) => followEvents<PondState>(`${url}/api/pond`);

export const shootAt = (fish: number, kind = kindOf(fish)) => ({ act: 'shoot', kind, fish });

/** Starts a studio with a test-controlled clock of the pond. */
export async function startTestPond(portal: Portal) {
  let time = Date.now();
  const studio = await startTestStudio(portal, async () => new Date(time));
  return {
    ...studio,
    /** Advances the clock of the pond, in ms. */
    pass: (ms: number) => {
      time += ms;
    },
    /** Returns the numbers of the fish that swim now, caught or not, newest first. */
    swimming: () => entering(time - SWIM_MS + 1, time + 1).reverse(),
    async sits(player: string) {
      portal.state.player = player;
      const frame = await frameAt(studio.url);
      await frame.chooses('river');
      return frame;
    },
    /** Makes the first shots of a player's next seed catch, or miss, a fish of any kind. */
    async decides(frame: Awaited<ReturnType<typeof frameAt>>, player: string, isCaught: boolean) {
      // Values that catch the rarest kind catch all kinds, and values that miss the most ordinary one miss all.
      const act = { act: 'shoot', kind: isCaught ? 'kumir' : 'puti' };
      const isSuitable = ({ visiblePart }: { visiblePart: { caught?: unknown } }) => visiblePart.caught === isCaught;
      await frame.chooses(await luckyClientSeed(studio.studio, player, { game: 'lab-fish', act, isSuitable }));
    },
  };
}
