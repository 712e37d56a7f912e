import { v7 } from 'uuid';
import { GATEWAY_SETTINGS, type Language } from '../../../contract';
import type { StudioMode } from '../../../contract/play/studio';
import type { ModuleContext } from '../../platform/context';
import { digest, randomSecret } from '../../platform/secrets/secrets';
import { studioLaunches } from './tables';

type LaunchOptions = {
  studioId: string;
  /** Null for a visitor, who can open only demos. */
  accountId: string | null;
  /** Player's session that opens the game: bets are rejected after its end. Rehearsals and visitors have none. */
  loginId?: string;
  gameId: string;
  roomId: string | null;
  mode: StudioMode;
  language: Language;
  country: string | null;
  /** Origin of the portal, as the player reaches it. */
  origin: string;
};

/**
 * Creates the one-time token of a game's address: 256 bits, stored hashed, valid for a minute (`lasts`, ms), and no
 * longer than its login session.
 */
export async function makeLaunch(
  ctx: ModuleContext,
  options: LaunchOptions,
  lasts: number = GATEWAY_SETTINGS.studio.tokenLasts,
): Promise<{ launchId: string; token: string }> {
  const launchId = v7();
  const token = randomSecret();
  const createdAt = await ctx.now();
  const endsAt = new Date(createdAt.getTime() + lasts);
  await ctx.db.insert(studioLaunches).values({ id: launchId, tokenHash: digest(token), createdAt, endsAt, ...options });
  return { launchId, token };
}
