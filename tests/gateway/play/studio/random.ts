import fc from 'fast-check';
import { toWire } from '../../../../src/contract/money/money';
import { seeded } from '../../faults/random';

/** Repeats a call until it is answered; `random` decides the fate of each try. */
export type StudioCall = (
  call: string,
  body: object,
  random: () => number,
) => Promise<{ code: string; outcome: string }>;
/**
 * A round as a studio plays it. `late`: its rollback arrives before the bet; `back`: after it; `lost`: during it. Minor
 * units.
 */
export type Round = { stake: number; wins: number[]; fate: 'played' | 'back' | 'late' | 'lost'; closes: boolean };
/** Kill of a gateway after a number of calls of a delivery, with its downtime, ms. */
type Kill = { gateway: number; after: number; downFor: number };
/** `copies`: how often each call is sent; `order`: seed that shuffles independent calls. */
export type Delivery = { copies: number; order: number; kills: Kill[] };

export const rounds = (most: number) =>
  fc.array(
    fc.record({
      stake: fc.integer({ min: 1, max: 5_000 }),
      wins: fc.array(fc.integer({ min: 0, max: 9_000 }), { maxLength: 3 }),
      fate: fc.constantFrom('played' as const, 'played' as const, 'back' as const, 'late' as const, 'lost' as const),
      closes: fc.boolean(),
    }),
    { minLength: 1, maxLength: most },
  );
const kill = fc.record({ gateway: fc.nat(2), after: fc.nat(20), downFor: fc.nat(400) });
export const delivery = fc.record({
  copies: fc.integer({ min: 1, max: 3 }),
  order: fc.integer(),
  kills: fc.oneof(
    { weight: 2, arbitrary: fc.constant<Kill[]>([]) },
    { weight: 1, arbitrary: fc.array(kill, { minLength: 1, maxLength: 2 }) },
  ),
});

type Call = { call: string; id: string; body: object };
/** Responses by id, in any order. */
export type ResponsesById = Map<string, { call: string; outcome: string; code: string }[]>;

/** Plays rounds concurrently, with copies and reordering; returns the responses. `onCall`: called for each call. */
export async function play(
  send: StudioCall,
  plan: readonly Round[],
  { copies, order }: Delivery,
  onCall: () => void,
): Promise<ResponsesById> {
  const responses: ResponsesById = new Map();
  const record = async ({ call, id, body }: Call, random: () => number) => {
    onCall();
    const { code, outcome } = await send(call, { transactionId: id, ...body }, random);
    responses.set(id, [...(responses.get(id) ?? []), { call, code, outcome }]);
  };
  /** Sends all calls concurrently, several times, shuffled; each waits for its predecessors. */
  const sendAll = (calls: Call[], seed: number) => {
    const all = shuffled(Array.from({ length: copies }, () => calls).flat(), seed);
    return Promise.all(all.map((call, nth) => record(call, seeded(seed + 7919 * nth))));
  };
  await Promise.all(
    plan.map(async ({ stake, wins, fate, closes }, index) => {
      const roundId = `r${index}`;
      const bet: Call = {
        call: 'bet',
        id: `b${index}`,
        body: { roundId, gameId: 'lab-dice', amount: toWire(BigInt(stake)) },
      };
      const back: Call = { call: 'rollback', id: `k${index}`, body: { originalTransactionId: `b${index}` } };
      const end: Call = { call: 'round-end', id: `e${index}`, body: { roundId } };
      const won = wins.map(
        (win, nth): Call => ({
          call: 'win',
          id: `w${index}.${nth}`,
          body: { roundId, amount: toWire(BigInt(win)), closesRound: closes },
        }),
      );
      if (fate === 'lost') return sendAll([bet, back], order + index);
      await sendAll([fate === 'late' ? back : bet], order + index);
      if (fate === 'late') return sendAll([bet, back], order - index);
      if (responses.get(bet.id)?.some(({ code }) => code !== 'ok')) return [];
      return fate === 'back' ? sendAll([back, bet], order - index) : sendAll([...won, bet, end], order - index);
    }),
  );
  return responses;
}

/** The same seed gives the same order. */
function shuffled<T>(all: T[], seed: number): T[] {
  const rank = (index: number) => Math.imul(seed ^ ((index + 1) * 0x9e3779b1), 0x85ebca6b) >>> 0;
  return all
    .map((entry, index) => ({ one: entry, rank: rank(index) }))
    .sort((a, b) => a.rank - b.rank)
    .map(({ one }) => one);
}

/** Expected final balance by the responses to bets: everything else is paid. */
export function expectedBalance(initialBalance: bigint, plan: readonly Round[], responses: ResponsesById): bigint {
  return plan.reduce((sum, { stake, wins, fate }, index) => {
    const isPlaced = responses.get(`b${index}`)?.some(({ code }) => code === 'ok') === true;
    if (fate !== 'played' || !isPlaced) return sum;
    return sum - BigInt(stake) + wins.reduce((all, win) => all + BigInt(win), 0n);
  }, initialBalance);
}

/** Violations: ids that took effect twice, or after being rolled back in advance. */
export function wrongs(plan: readonly Round[], responses: ResponsesById): string[] {
  const twice = [...responses]
    .filter(([, all]) => all.filter(({ outcome }) => outcome === 'applied').length > 1)
    .map(([id]) => `${id} twice`);
  const risen = plan.flatMap(({ fate }, index) => {
    const all = responses.get(`b${index}`) ?? [];
    return fate === 'late' && all.some(({ code }) => code !== 'transaction.rolledBack')
      ? [`b${index} after its rollback`]
      : [];
  });
  return [...twice, ...risen];
}
