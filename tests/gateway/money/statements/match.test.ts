import fc from 'fast-check';
import { expect, test } from 'vitest';
import { type MatchableBooking, type MatchableLine, matchRows } from '../../../../src/gateway/money/statements/match';

const reference = fc.constantFrom('A', 'B', 'C', 'D', 'E', 'F');
const references = fc.array(reference, { minLength: 1, maxLength: 3 });
const amount = fc.oneof(fc.integer({ min: 1, max: 4 }), fc.integer({ min: -4, max: -1 })).map(BigInt);
const bookings = fc.array(fc.record({ amount, keys: references }), { maxLength: 14 });
const lines = fc.array(fc.record({ amount, refs: references }), { maxLength: 14 });

const sumOf = (rows: readonly { amount: bigint }[]) => rows.reduce((sum, row) => sum + row.amount, 0n);
const isNamed = ({ keys }: MatchableBooking, { refs }: MatchableLine) => refs.some((ref) => keys.includes(ref));

test('every booking and line ends in exactly one class, and the sums add up [own.statement.match]', () => {
  fc.assert(
    fc.property(bookings, lines, (ours, theirs) => {
      const { matched, otherAmount, oursOnly, theirsOnly } = matchRows(ours, theirs);
      const pairs = [...matched, ...otherAmount];
      const allOurs = [...pairs.map(({ booking }) => booking), ...oursOnly];
      const allTheirs = [...pairs.map(({ line }) => line), ...theirsOnly];
      expect(allOurs).toHaveLength(ours.length);
      expect(new Set(allOurs)).toEqual(new Set(ours));
      expect(allTheirs).toHaveLength(theirs.length);
      expect(new Set(allTheirs)).toEqual(new Set(theirs));
      const differing = otherAmount.map(({ booking, line }) => ({ amount: line.amount - booking.amount }));
      expect(sumOf(theirs) - sumOf(ours)).toBe(sumOf(differing) + sumOf(theirsOnly) - sumOf(oursOnly));
    }),
  );
});

test('a pair shares a reference and the direction; no pair is missed, and equal amounts come first [own.statement.match]', () => {
  fc.assert(
    fc.property(bookings, lines, (ours, theirs) => {
      const { matched, otherAmount, oursOnly, theirsOnly } = matchRows(ours, theirs);
      for (const { booking, line } of matched)
        expect([isNamed(booking, line), booking.amount]).toEqual([true, line.amount]);
      for (const { booking, line } of otherAmount) {
        expect(isNamed(booking, line)).toBe(true);
        expect(booking.amount > 0n).toBe(line.amount > 0n);
      }
      const unequalOurs = [...otherAmount.map(({ booking }) => booking), ...oursOnly];
      const unequalTheirs = [...otherAmount.map(({ line }) => line), ...theirsOnly];
      for (const booking of unequalOurs)
        for (const line of unequalTheirs) expect(isNamed(booking, line) && booking.amount === line.amount).toBe(false);
      for (const booking of oursOnly)
        for (const line of theirsOnly)
          expect(isNamed(booking, line) && booking.amount > 0n === line.amount > 0n).toBe(false);
    }),
  );
});

test('a line with another amount leaves the booking to the line that fits [own.statement.match]', () => {
  const booking = { amount: 500n, keys: ['A'] };
  const wrong = { amount: 400n, refs: ['A'] };
  const right = { amount: 500n, refs: ['A'] };
  expect(matchRows([booking], [wrong, right])).toEqual({
    matched: [{ booking, line: right }],
    otherAmount: [],
    oursOnly: [],
    theirsOnly: [wrong],
  });
});
