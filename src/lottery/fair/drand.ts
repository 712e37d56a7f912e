import * as v from 'valibot';

/** Time that the server has to respond, ms. */
const TIMEOUT_MS = 5_000;
/** Chain of drand's quicknet. */
const CHAIN = '52db9ba70e0cc0f6eaf7803dd07447a1f5477735fd3f661792ba94600c84e971';

const reply = v.object({ round: v.number(), signature: v.pipe(v.string(), v.regex(/^[0-9a-f]{96}$/)) });

/**
 * Fetches the signature (hex) of a round from a server of drand; null if it does not have it. The caller verifies it.
 * Rejects while the server is unreachable.
 */
export async function fetchDrand(server: string, round: number): Promise<string | null> {
  const response = await fetch(new URL(`/${CHAIN}/public/${round}`, server), {
    signal: AbortSignal.timeout(TIMEOUT_MS),
  });
  const read = response.ok ? v.safeParse(reply, await response.json()) : null;
  return read?.success && read.output.round === round ? read.output.signature : null;
}
