import * as v from 'valibot';
import { BEACONS, type BeaconName, isSigned, publishedAt } from '../../lottery/fair/beacon';
import type { ModuleContext } from '../module-context';
import { demoSigned } from './demo-beacon';
import { drawWay } from './ways';

/** Ms that drand is waited for. */
const PATIENCE = 5_000;
const answer = v.object({ round: v.number(), signature: v.pipe(v.string(), v.regex(/^[0-9a-f]{96}$/)) });
/** drand's quicknet (52db9ba7…e971). */
const CHAIN = '52db9ba70e0cc0f6eaf7803dd07447a1f5477735fd3f661792ba94600c84e971';

/** What each beacon says of a round; null where it says nothing. */
const ASK: Record<BeaconName, (ctx: ModuleContext, round: number) => Promise<string | null>> = {
  'drand-quicknet': async ({ config }, round) => {
    const reply = await fetch(new URL(`/${CHAIN}/public/${round}`, config.drandUrl), { signal: AbortSignal.timeout(PATIENCE) });
    const said = reply.ok ? v.safeParse(answer, await reply.json()) : null;
    return said?.success && said.output.round === round ? said.output.signature : null;
  },
  demo: async (ctx, round) => {
    const way = await drawWay(ctx, 'beacon');
    if (way === 'silent') return null;
    return demoSigned(way === null ? round : round + 1);
  },
};

/** Fast lotteries close together, so that they ask for the same rounds. */
const known = new Map<string, string>();
const MOST = 10_000;

/**
 * The signature of a beacon's round (hex), by its pinned key; null where it is not published yet, the beacon is silent, or says what it has not
 * signed (own.draw.delayed).
 */
export async function signatureOf(ctx: ModuleContext, name: BeaconName, round: number): Promise<string | null> {
  if ((await ctx.now()).getTime() < publishedAt(BEACONS[name], round)) return null;
  const key = `${name}:${round}`;
  const before = known.get(key);
  if (before) return before;
  const said = await ASK[name](ctx, round).catch(() => null);
  if (said === null) return null;
  if (!isSigned(BEACONS[name], round, said)) {
    ctx.log.error({ beacon: name, round }, 'draw.beaconForged');
    return null;
  }
  if (known.size >= MOST) known.clear();
  known.set(key, said);
  return said;
}
