import type { Language } from '../../../contract';
import type { ModuleContext } from '../../platform/context';
import { LAB_STUDIO, labAddress, labVerifier } from '../studio-launcher/origin';
import type { Studio } from './keys';

type Opened = { path: string; token: string; language: Language; origin: string };

/** One of a list at random, null where it is empty (s9.const.launch-cdn). `chance`: from 0 to below 1. */
export const oneOf = (list: readonly string[], chance: number): string | null =>
  list[Math.floor(chance * list.length)] ?? null;

/**
 * Where a studio's game is opened, with its one-time token: at one of the launch CDNs where there are any, else at the studio. `origin`: ours, as
 * the player reaches us. Null where nobody knows where the studio is.
 */
export function addressOf(
  ctx: ModuleContext,
  studio: Studio,
  { path, token, language, origin }: Opened,
  cdns: readonly string[] = [],
): string | null {
  const base = oneOf(cdns, Math.random()) ?? studio.origin;
  if (base === null) return studio.id === LAB_STUDIO ? labAddress(ctx, { origin, token, language }) : null;
  const address = new URL(path, base);
  address.searchParams.set('lang', language);
  address.searchParams.set('token', token);
  return address.href;
}

/** The page by which a studio's rounds are verified: `/verify` of its origin; null if the studio's address is not known. */
export function verifierOf(
  ctx: Pick<ModuleContext, 'config' | 'listening'>,
  { id, origin: base }: Studio,
  origin: string,
): string | null {
  if (base !== null) return new URL('/verify', base).href;
  return id === LAB_STUDIO ? labVerifier(ctx, origin) : null;
}
