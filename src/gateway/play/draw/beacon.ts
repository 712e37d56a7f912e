import { setImmediate } from 'node:timers/promises';
import { BEACONS, type BeaconName, isSigned, publishedAt } from '../../../lottery/fair/beacon';
import { areSigned, claimOf } from '../../../lottery/fair/claims';
import { fetchDrand } from '../../../lottery/fair/drand';
import type { Config } from '../../platform/config';
import type { ModuleContext } from '../../platform/context';

/** Fetches rounds from each beacon, in order; null for missing ones. */
const ASK: Record<BeaconName, (ctx: ModuleContext, rounds: readonly number[]) => Promise<(string | null)[]>> = {
  'drand-quicknet': async (ctx, rounds) => {
    const signatures: (string | null)[] = [];
    for (let from = 0; from < rounds.length; from += TOGETHER)
      signatures.push(
        ...(await Promise.all(
          rounds.slice(from, from + TOGETHER).map((round) => fetchDrand(ctx.config.drandUrl, round).catch(() => null)),
        )),
      );
    return signatures;
  },
  demo: (ctx, rounds) => ctx.ports.demoBeaconSignatures(ctx, rounds),
};

/** Concurrent requests to drand. */
const TOGETHER = 8;

/** Maps items by work of some ms each, and yields to the event loop in between. */
export async function inTurn<T, R>(all: readonly T[], work: (item: T) => R): Promise<R[]> {
  const done: R[] = [];
  for (const item of all) {
    done.push(work(item));
    await setImmediate();
  }
  return done;
}

const MAX_SIGNATURES = 10_000;
/** Cached signatures of each gateway in the process: fast lotteries close at the same time and need the same rounds. */
const caches = new WeakMap<Config, Map<string, string>>();

function cacheOf({ config }: ModuleContext): Map<string, string> {
  const cache = caches.get(config) ?? new Map<string, string>();
  caches.set(config, cache);
  return cache;
}

/**
 * Returns the signature of a beacon's round (hex), verified by its pinned key; null if it is not published yet, the
 * beacon does not respond, or the signature is invalid (own.draw.delayed).
 */
export const signatureOf = async (ctx: ModuleContext, name: BeaconName, round: number): Promise<string | null> =>
  (await signaturesOf(ctx, name, [round])).get(round) ?? null;

/** Returns the signatures of many rounds, verified as a batch: all available ones, up to the first invalid one. */
export async function signaturesOf(
  ctx: ModuleContext,
  name: BeaconName,
  requestedRounds: readonly number[],
): Promise<Map<number, string>> {
  const known = cacheOf(ctx);
  const now = (await ctx.now()).getTime();
  const rounds = [...new Set(requestedRounds)].filter((round) => publishedAt(BEACONS[name], round) <= now);
  const unknown = rounds.filter((round) => !known.has(`${name}:${round}`));
  const responses = unknown.length > 0 ? await ASK[name](ctx, unknown).catch(() => []) : [];
  const fetchedSignatures = unknown.flatMap((round, index) => {
    const signature = responses[index];
    return signature ? [{ round, signature }] : [];
  });
  if (known.size + fetchedSignatures.length > MAX_SIGNATURES) known.clear();
  for (const { round, signature } of await signed(ctx, name, fetchedSignatures))
    known.set(`${name}:${round}`, signature);
  return new Map(
    rounds.flatMap((round): [number, string][] => {
      const signature = known.get(`${name}:${round}`);
      return signature ? [[round, signature]] : [];
    }),
  );
}

type RoundSignature = { round: number; signature: string };

/** Returns the rounds up to the first invalid signature. */
async function signed(
  { log }: ModuleContext,
  name: BeaconName,
  roundSignatures: RoundSignature[],
): Promise<RoundSignature[]> {
  if (roundSignatures.length > 1) {
    const claims = await inTurn(roundSignatures, ({ round, signature }) => claimOf(round, signature));
    if (claims.every((claim) => claim !== null) && areSigned(BEACONS[name], claims)) return roundSignatures;
  }
  const wrong = roundSignatures.findIndex(({ round, signature }) => !isSigned(BEACONS[name], round, signature));
  if (wrong === -1) return roundSignatures;
  log.error({ beacon: name, round: roundSignatures[wrong]?.round }, 'draw.beaconForged');
  return roundSignatures.slice(0, wrong);
}
