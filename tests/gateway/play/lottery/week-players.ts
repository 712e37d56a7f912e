import { setTimeout as wait } from 'node:timers/promises';
import type { ClientOf, Endpoints, Failure } from '../../../../src/contract';
import { toWire } from '../../../../src/contract/money/money';
import { LOTTERIES, type LotteryCode, priceLine } from '../../../../src/lottery';

export const FAST = ['SSC', '11X5', 'PK10'] as const satisfies LotteryCode[];
type Client = ClientOf<Endpoints>;
/** Returns a client of the player at a gateway, which may be dead. */
export type Player = (gateway: number) => Client;
/** Outcomes of requests: how often each response arrived, and how many got none. */
export type ResponseCounts = { placed: number; orders: number; answers: Map<string, number>; unanswered: number };
export const emptyResponseCounts = (): ResponseCounts => ({ placed: 0, orders: 0, answers: new Map(), unanswered: 0 });

const TRIES = 400;
const isFailure = (error: unknown): error is Failure => typeof error === 'object' && error !== null && 'kind' in error;

/** Repeats a request at any gateway until it is answered; null if it is rejected. */
async function answered<T>(
  player: Player,
  counts: ResponseCounts,
  random: () => number,
  request: (client: Client) => Promise<T>,
): Promise<T | null> {
  let last: unknown;
  for (let time = 0; time < TRIES; time++) {
    try {
      return await request(player(Math.floor(random() * 3)));
    } catch (error) {
      if (!isFailure(error)) throw error;
      last = error;
      if (error.kind === 'rejected' && (error.status ?? 0) < 500) {
        const code = error.code ?? 'none';
        counts.answers.set(code, (counts.answers.get(code) ?? 0) + 1);
        return null;
      }
      counts.unanswered += 1;
      await wait(50 + random() * 200);
    }
  }
  throw new Error(`no gateway has answered: ${JSON.stringify(last)}`);
}

const some = <T>(all: readonly T[], random: () => number): T | undefined => all[Math.floor(random() * all.length)];

/** A random line of a lottery with its cost, minor units; null if it costs or wins too much. */
function anyLine(
  lottery: LotteryCode,
  priceVersion: string,
  groups: { least: number; most: number },
  random: () => number,
) {
  const play = some(Object.values(LOTTERIES[lottery].plays), random);
  const group = groups.least + 2 * Math.floor((random() * (groups.most - groups.least)) / 2);
  const terms = {
    unit: some(['yuan', 'jiao', 'fen'] as const, random) ?? 'fen',
    multiple: 1 + Math.floor(random() * 5),
    group,
  };
  const line = { play: play?.code ?? '', selection: some(play?.samples ?? [], random) ?? '', ...terms };
  const linePrice = priceLine({ ...line, lottery, priceVersion });
  return 'refused' in linePrice || linePrice.most > 5_000_000n ? null : { line, stake: linePrice.stake };
}

/** Any two last digits: one of the hundred units wins. */
const ANY = '0,1,2,3,4,5,6,7,8,9';
const SURE = { play: 'direct-2-last', selection: `${ANY}|${ANY}`, unit: 'fen', multiple: 1 } as const;

/** Places a chase that certainly wins, for the next ten issues, until it has won. */
export async function chaseSurely(player: Player, counts: ResponseCounts, random: () => number): Promise<void> {
  const { rulesVersion, priceVersion, groups, issues } = await player(0).lotteryRules({ lottery: 'SSC', issues: 10 });
  const line = { ...SURE, group: groups.most };
  const linePrice = priceLine({ ...line, lottery: 'SSC', priceVersion });
  if ('refused' in linePrice) throw new Error(linePrice.refused);
  const chaseRequest = {
    lottery: 'SSC',
    rulesVersion,
    priceVersion,
    lines: [line],
    stake: toWire(linePrice.stake * BigInt(issues.length)),
    stopAfterWin: true,
  };
  const extras = { idempotencyKey: crypto.randomUUID() };
  const of = issues.map(({ issue }) => ({ issue, multiple: 1 }));
  note(
    counts,
    await answered(player, counts, random, (client) =>
      client.placeLotteryChase({ ...chaseRequest, issues: of }, extras),
    ),
  );
}

/** Cancels an order for an issue minutes before its close, whatever the random choice. */
export async function cancelSurely(player: Player, counts: ResponseCounts, random: () => number): Promise<void> {
  const { rulesVersion, priceVersion, groups, issues } = await player(0).lotteryRules({ lottery: 'SSC', issues: 12 });
  const lines = [{ ...SURE, group: groups.least }];
  const linePrice = priceLine({ ...SURE, group: groups.least, lottery: 'SSC', priceVersion });
  if ('refused' in linePrice) throw new Error(linePrice.refused);
  const orderRequest = {
    lottery: 'SSC' as const,
    rulesVersion,
    priceVersion,
    lines,
    issue: issues.at(-1)?.issue ?? '',
    stake: toWire(linePrice.stake),
  };
  const extras = { idempotencyKey: crypto.randomUUID() };
  const placed = await answered(player, counts, random, (client) => client.placeLotteryOrder(orderRequest, extras));
  note(counts, placed);
  const id = placed?.orders[0]?.id ?? '';
  await answered(player, counts, random, (client) => client.cancelLotteryOrder({ id }));
}

/** Acts randomly: an order, a chase or a cancellation, each under one key until it is answered. */
export async function act(player: Player, counts: ResponseCounts, random: () => number): Promise<void> {
  if (random() < 0.15) return cancel(player, counts, random);
  const lottery = some(FAST, random) ?? 'SSC';
  const rules = await answered(player, counts, random, (client) => client.lotteryRules({ lottery, issues: 12 }));
  const chosen = rules && anyLine(lottery, rules.priceVersion, rules.groups, random);
  if (!rules || !chosen || rules.issues.length === 0) return;
  const { rulesVersion, priceVersion } = rules;
  const extras = { idempotencyKey: crypto.randomUUID() };
  const agreed = { lottery, rulesVersion, priceVersion, lines: [chosen.line] };
  if (random() < 0.5) {
    const issue = some(rules.issues, random)?.issue ?? '';
    const orderRequest = { ...agreed, issue, stake: toWire(chosen.stake) };
    return note(
      counts,
      await answered(player, counts, random, (client) => client.placeLotteryOrder(orderRequest, extras)),
    );
  }
  const issues = rules.issues
    .slice(0, 2 + Math.floor(random() * 8))
    .map(({ issue }) => ({ issue, multiple: 1 + Math.floor(random() * 3) }));
  const times = issues.reduce((sum, { multiple }) => sum + multiple, 0);
  const chaseRequest = { ...agreed, issues, stake: toWire(chosen.stake * BigInt(times)), stopAfterWin: random() < 0.7 };
  note(counts, await answered(player, counts, random, (client) => client.placeLotteryChase(chaseRequest, extras)));
}

function note(counts: ResponseCounts, placed: { orders: unknown[] } | null): void {
  if (!placed) return;
  counts.placed += 1;
  counts.orders += placed.orders.length;
}

async function cancel(player: Player, counts: ResponseCounts, random: () => number): Promise<void> {
  const held = await answered(player, counts, random, (client) =>
    client.lotteryOrders({ state: 'placed', pageSize: 50 }),
  );
  const id = some(held?.list ?? [], random)?.id;
  if (id) await answered(player, counts, random, (client) => client.cancelLotteryOrder({ id }));
}
