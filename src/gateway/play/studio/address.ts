import type { Language } from '../../../contract';
import { TABLES_PATH } from '../../../contract/play/studio-tables';
import type { ModuleContext } from '../../platform/context';
import { LAB_STUDIO, labAddress, labTables, labVerifier } from '../studio-launcher/origin';
import type { Studio } from './keys';

type Opened = { path: string; token: string; language: Language; origin: string };

/** Picks an item of a list at random, null if it is empty (s9.const.launch-cdn). `chance`: from 0 to below 1. */
export const oneOf = (list: readonly string[], chance: number): string | null =>
  list[Math.floor(chance * list.length)] ?? null;

/**
 * Returns the address of a studio's game with its one-time token: at one of the launch CDNs if there are any, else at
 * the studio. `origin`: our origin, as the player reaches us. Null if the studio's address is unknown.
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

/**
 * Returns the page that verifies a studio's rounds: `/verify` of its origin; null if the studio's address is unknown.
 */
export function verifierOf(
  ctx: Pick<ModuleContext, 'config' | 'listening'>,
  { id, origin: base }: Studio,
  origin: string,
): string | null {
  if (base !== null) return new URL('/verify', base).href;
  return id === LAB_STUDIO ? labVerifier(ctx, origin) : null;
}

/** Returns the address of a studio's public tables for calls from this process; null if it is unknown. */
export function tablesOf(
  ctx: Pick<ModuleContext, 'config' | 'listening'>,
  { id, origin: base }: Studio,
): string | null {
  if (base !== null) return new URL(TABLES_PATH, base).href;
  return id === LAB_STUDIO ? labTables(ctx) : null;
}
