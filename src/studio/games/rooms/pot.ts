/** Percentage of all stakes that the studio keeps. */
export const FEE_PERCENT = 3;

/** Payout of each seat and the fee, in minor units; they add up to exactly all stakes. */
export type Settlement = { payouts: bigint[]; fee: bigint };

/** Returns the stakes of a room less the fee, which is rounded down. */
export function prizeOf(stake: bigint, seats: number): { prize: bigint; fee: bigint } {
  const pot = stake * BigInt(seats);
  const fee = (pot * BigInt(FEE_PERCENT)) / 100n;
  return { prize: pot - fee, fee };
}

/**
 * Settles equal stakes by the strengths of all hands, in seat order. The strongest hand wins the prize; tied hands
 * share it, and remaining minor units go to the first of them, one each. If all are equal, each stake is returned
 * without a fee.
 */
export function settlePot(stake: bigint, strengths: readonly number[]): Settlement {
  const best = Math.max(...strengths);
  const winners = strengths.flatMap((strength, seat) => (strength === best ? [seat] : []));
  if (winners.length === strengths.length) return { payouts: strengths.map(() => stake), fee: 0n };
  const { prize, fee } = prizeOf(stake, strengths.length);
  const count = BigInt(winners.length);
  const remainder = Number(prize % count);
  const payouts = strengths.map((_, seat) => {
    const place = winners.indexOf(seat);
    if (place < 0) return 0n;
    return prize / count + (place < remainder ? 1n : 0n);
  });
  return { payouts, fee };
}
