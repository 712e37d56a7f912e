/** Movement of money; `amount`: minor units, positive: received. */
type Row = { amount: bigint };
/** Booking of ours with the compact references by which a provider may name it. */
export type MatchableBooking = Row & { keys: readonly string[] };
/** Line of a statement with its compact references. */
export type MatchableLine = Row & { refs: readonly string[] };
/** Booking and line of the same payment. */
type Pair<B, L> = { booking: B; line: L };

/** Every booking and every line is in exactly one of the four classes. */
export type Matches<B, L> = {
  matched: Pair<B, L>[];
  /** The same reference and direction, and another amount. */
  otherAmount: Pair<B, L>[];
  oursOnly: B[];
  theirsOnly: L[];
};

/**
 * Matches lines to bookings by reference, one to one in the order of both (`own.statement.match`): first those with the
 * same amount, so that a line with another amount never takes the booking of one that fits.
 */
export function matchRows<B extends MatchableBooking, L extends MatchableLine>(
  bookings: readonly B[],
  lines: readonly L[],
): Matches<B, L> {
  const freeBookings = new Set(bookings);
  const freeLines = new Set(lines);
  const byKey = new Map<string, B[]>();
  for (const booking of bookings)
    for (const key of new Set(booking.keys)) {
      const others = byKey.get(key);
      if (others) others.push(booking);
      else byKey.set(key, [booking]);
    }
  const pairsWith = (fits: (booking: B, line: L) => boolean) => {
    const pairs: Pair<B, L>[] = [];
    for (const line of freeLines) {
      const candidates = line.refs.flatMap((ref) => byKey.get(ref) ?? []);
      const booking = candidates.find((candidate) => freeBookings.has(candidate) && fits(candidate, line));
      if (!booking) continue;
      freeBookings.delete(booking);
      freeLines.delete(line);
      pairs.push({ booking, line });
    }
    return pairs;
  };
  const matched = pairsWith((booking, line) => booking.amount === line.amount);
  const otherAmount = pairsWith((booking, line) => booking.amount > 0n === line.amount > 0n);
  return { matched, otherAmount, oursOnly: [...freeBookings], theirsOnly: [...freeLines] };
}
