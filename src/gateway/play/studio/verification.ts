import { and, eq } from 'drizzle-orm';
import * as v from 'valibot';
import type { BetDetail } from '../../../contract';
import { toWire } from '../../../contract/money/money';
import type { ModuleContext, Tx } from '../../platform/context';
import { verifierOf } from './address';
import { studioSeeds, studios } from './tables';

const committed = v.pipe(v.string(), v.parseJson(), v.looseObject({ commitment: v.string() }));

type PortalAddress = Pick<ModuleContext, 'config' | 'listening'> & { origin: string };

/** Settled round of a player; amounts are minor units. */
type SettledRound = { studio: string; accountId: string; proof: string | null; stake: bigint; result: bigint };

/**
 * Returns all data to recompute a round: its proof with the revealed seed, and stake and payout from our own record.
 * Null if the proof names no commitment. `at`: address at which the player reaches us.
 */
export async function verificationOf(
  tx: Tx,
  { studio: studioId, accountId, proof, stake, result }: SettledRound,
  at: PortalAddress,
): Promise<BetDetail['verification']> {
  const named = v.safeParse(committed, proof);
  if (!named.success) return null;
  const [studio] = await tx.select().from(studios).where(eq(studios.id, studioId));
  if (!studio) return null;
  const isIt = and(
    eq(studioSeeds.studioId, studioId),
    eq(studioSeeds.accountId, accountId),
    eq(studioSeeds.commitment, named.output.commitment),
  );
  const [seed] = await tx.select({ serverSeed: studioSeeds.serverSeed }).from(studioSeeds).where(isIt);
  const whole = seed && { ...named.output, ...seed, stake: toWire(stake), payout: toWire(result) };
  return { proof: whole ? JSON.stringify(whole) : null, verifier: verifierOf(at, studio, at.origin) };
}
