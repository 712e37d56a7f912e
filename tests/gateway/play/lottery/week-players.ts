import { setTimeout as wait } from 'node:timers/promises';
import type { ClientOf, Endpoints, Failure } from '../../../../src/contract';
import { toWire } from '../../../../src/contract/money/money';
import { LOTTERIES, type LotteryCode, priceLine } from '../../../../src/lottery';

export const FAST = ['SSC', '11X5', 'PK10'] as const satisfies LotteryCode[];
type Client = ClientOf<Endpoints>;
/** Returns a client of the player at a gateway, which may be dead. */
export type Player = (gateway: number) => Client;
/** Outcomes of requests: how often each response arrived, and how many got none. */
export type Heard = { placed: number; orders: number; answers: Map<string, number>; unanswered: number };
export const nothingHeard = (): Heard => ({ placed: 0, orders: 0, answers: new Map(), unanswered: 0 });

const TRIES = 400;
const isFailure = (error: unknown): error is Failure => typeof error === 'object' && error !== null && 'kind' in error;

/** Repeats a request at any gateway until it is answered; null if it is rejected. */
async function answered<T>(
  player: Player,
  heard: Heard,
  random: () => number,
  ask: (client: Client) => Promise<T>,
): Promise<T | null> {
  let last: unknown;
  for (let time = 0; time < TRIES; time++) {
    try {
      return await ask(player(Math.floor(random() * 3)));
    } catch (error) {
      if (!isFailure(error)) throw error;
      last = error;
      if (error.kind === 'rejected' && (error.status ?? 0) < 500) {
        const code = error.code ?? 'none';
        heard.answers.set(code, (heard.answers.get(code) ?? 0) + 1);
        return null;
      }
      heard.unanswered += 1;
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
  const told = priceLine({ ...line, lottery, priceVersion });
  return 'refused' in told || told.most > 5_000_000n ? null : { line, stake: told.stake };
}

/** Any two last digits: one of the hundred units wins. */
const ANY = '0,1,2,3,4,5,6,7,8,9';
const SURE = { play: 'direct-2-last', selection: `${ANY}|${ANY}`, unit: 'fen', multiple: 1 } as const;

/** Places a chase that certainly wins, for the next ten issues, until it has won. */
export async function chaseSurely(player: Player, heard: Heard, random: () => number): Promise<void> {
  const { rulesVersion, priceVersion, groups, issues } = await player(0).lotteryRules({ lottery: 'SSC', issues: 10 });
  const line = { ...SURE, group: groups.most };
  const told = priceLine({ ...line, lottery: 'SSC', priceVersion });
  if ('refused' in told) throw new Error(told.refused);
  const asked = {
    lottery: 'SSC',
    rulesVersion,
    priceVersion,
    lines: [line],
    stake: toWire(told.stake * BigInt(issues.length)),
    stopAfterWin: true,
  };
  const extras = { idempotencyKey: crypto.randomUUID() };
  const of = issues.map(({ issue }) => ({ issue, multiple: 1 }));
  note(
    heard,
    await answered(player, heard, random, (client) => client.placeLotteryChase({ ...asked, issues: of }, extras)),
  );
}

/** Cancels an order for an issue minutes before its close, whatever the random choice. */
export async function cancelSurely(player: Player, heard: Heard, random: () => number): Promise<void> {
  const { rulesVersion, priceVersion, groups, issues } = await player(0).lotteryRules({ lottery: 'SSC', issues: 12 });
  const lines = [{ ...SURE, group: groups.least }];
  const told = priceLine({ ...SURE, group: groups.least, lottery: 'SSC', priceVersion });
  if ('refused' in told) throw new Error(told.refused);
  const asked = {
    lottery: 'SSC' as const,
    rulesVersion,
    priceVersion,
    lines,
    issue: issues.at(-1)?.issue ?? '',
    stake: toWire(told.stake),
  };
  const extras = { idempotencyKey: crypto.randomUUID() };
  const placed = await answered(player, heard, random, (client) => client.placeLotteryOrder(asked, extras));
  note(heard, placed);
  const id = placed?.orders[0]?.id ?? '';
  await answered(player, heard, random, (client) => client.cancelLotteryOrder({ id }));
}

/** Acts randomly: an order, a chase or a cancellation, each under one key until it is answered. */
export async function act(player: Player, heard: Heard, random: () => number): Promise<void> {
  if (random() < 0.15) return cancel(player, heard, random);
  const lottery = some(FAST, random) ?? 'SSC';
  const rules = await answered(player, heard, random, (client) => client.lotteryRules({ lottery, issues: 12 }));
  const chosen = rules && anyLine(lottery, rules.priceVersion, rules.groups, random);
  if (!rules || !chosen || rules.issues.length === 0) return;
  const { rulesVersion, priceVersion } = rules;
  const extras = { idempotencyKey: crypto.randomUUID() };
  const agreed = { lottery, rulesVersion, priceVersion, lines: [chosen.line] };
  if (random() < 0.5) {
    const issue = some(rules.issues, random)?.issue ?? '';
    const asked = { ...agreed, issue, stake: toWire(chosen.stake) };
    return note(heard, await answered(player, heard, random, (client) => client.placeLotteryOrder(asked, extras)));
  }
  const issues = rules.issues
    .slice(0, 2 + Math.floor(random() * 8))
    .map(({ issue }) => ({ issue, multiple: 1 + Math.floor(random() * 3) }));
  const times = issues.reduce((sum, { multiple }) => sum + multiple, 0);
  const asked = { ...agreed, issues, stake: toWire(chosen.stake * BigInt(times)), stopAfterWin: random() < 0.7 };
  note(heard, await answered(player, heard, random, (client) => client.placeLotteryChase(asked, extras)));
}

function note(heard: Heard, placed: { orders: unknown[] } | null): void {
  if (!placed) return;
  heard.placed += 1;
  heard.orders += placed.orders.length;
}

async function cancel(player: Player, heard: Heard, random: () => number): Promise<void> {
  const held = await answered(player, heard, random, (client) =>
    client.lotteryOrders({ state: 'placed', pageSize: 50 }),
  );
  const id = some(held?.list ?? [], random)?.id;
  if (id) await answered(player, heard, random, (client) => client.cancelLotteryOrder({ id }));
}
