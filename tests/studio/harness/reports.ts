import * as v from 'valibot';
import type { Portal } from './portal';

const report = v.object({ roundId: v.string(), validBet: v.optional(v.string()) });

/** Returns the valid bets that a studio has reported to the test portal, by round. */
export const validBetsAt = ({ done }: Portal): Map<string, string | undefined> =>
  new Map(
    [...done.values()]
      .filter(({ kind }) => kind === 'win' || kind === 'round-end')
      .map(({ body }) => v.parse(report, JSON.parse(body)))
      .map(({ roundId, validBet }) => [roundId, validBet]),
  );
