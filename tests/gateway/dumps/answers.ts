import { fromWire, toWire } from '../../../src/contract/money/money';
import { type AnyClient, clientOf, type Use } from './life/use';

type Answer = Awaited<ReturnType<(typeof AREAS)[keyof typeof AREAS]>>;
/** Responses of a gateway: for each account, and for each area of the product. */
export type Answers = { accounts: Record<string, Record<string, unknown>>; areas: Record<string, Answer> };

const page = { pageSize: 50 };
const of = <T extends object>(list: readonly T[], ...fields: (keyof T)[]) =>
  list.map((entry) => fields.map((field) => entry[field]));

/** A call or two for each area, without texts that a later version may word in another way. */
const AREAS = {
  play: async (use: Use) =>
    of((await (await clientOf(use, 'player')).bets(page)).list, 'id', 'game', 'status', 'stake', 'result'),
  draws: async (use: Use) => {
    const client = await clientOf(use, 'player');
    const { list, held } = await client.lotteryChases(page);
    const { list: orders } = await client.lotteryOrders(page);
    return [held, of(list, 'id', 'stake', 'left'), of(orders, 'number', 'issue', 'state', 'stake', 'returned')];
  },
  agents: async (use: Use) => {
    const agent = await clientOf(use, 'agent');
    const tanvir = await clientOf(use, 'tanvir');
    const sides = [
      await tanvir.agentContracts({ side: 'downline', ...page }),
      await agent.agentContracts({ side: 'upline', ...page }),
    ];
    const contracts = sides.map(({ list }) => of(list, 'number', 'terms', 'state', 'ending'));
    const { list } = await agent.agentIncome({ size: 50 });
    return [contracts, of(list, 'kind', 'starts', 'got', 'given', 'pay', 'state')];
  },
  rewards: async (use: Use) => {
    const player = await clientOf(use, 'player');
    const rupa = await clientOf(use, 'rupa_77');
    const lists = [await player.rewards({ ...page, view: 'past' }), await rupa.rewards({ ...page, view: 'past' })];
    const rewards = lists.map(({ list }) => of(list, 'id', 'source', 'money', 'requirement', 'state'));
    return [
      rewards,
      of(
        // Older gateways do not list converted points.
        (await rupa.bonuses(page)).list.filter(({ source }) => source !== 'points'),
        'id',
        'amount',
        'owed',
        'workedOff',
        'state',
      ),
    ];
  },
  activities: async (use: Use) => of((await (await clientOf(use, 'player')).activities()).list, 'id', 'kind', 'status'),
  points: async (use: Use) => {
    const client = await clientOf(use, 'player');
    const { list } = await client.redemptions(page);
    const { list: moves } = await client.pointTransactions(page);
    return [of(list, 'referenceNumber', 'points', 'status'), of(moves, 'id', 'kind', 'changedPoints', 'balance')];
  },
  messages: async (use: Use) => {
    const { list, unread } = await (await clientOf(use, 'player')).messages(page);
    return [unread, of(list, 'id', 'at', 'read')];
  },
};

/** Sum of wire amounts. */
const sumOf = (...sums: string[]) => toWire(sums.reduce((all, sum) => all + fromWire(sum), 0n));

/**
 * Balances, points, turnover and level of an account. Gateways before accounts of bonuses report those with the main
 * wallet and with the turnover.
 */
async function accountIn(client: AnyClient) {
  const { currentPoints } = await client.pointBalance();
  const { main, granted, locked, wallets } = await client.merchantWallet();
  const { turnoverRemaining } = await client.withdrawalTerms();
  const { list: bonuses } = await client.bonuses({ state: 'open', pageSize: 100 });
  const stillOpen = bonuses.map(({ owed, workedOff }) => toWire(fromWire(owed) - fromWire(workedOff)));
  const { own } = await client.vip();
  return {
    main: sumOf(main, granted),
    locked,
    wallets: of(wallets, 'vendor', 'balance'),
    points: currentPoints,
    turnover: sumOf(turnoverRemaining, ...stillOpen),
    level: own?.level ?? null,
  };
}

/** Reads everything from a gateway, except trials, which end by themselves. */
export async function answersOf(use: Use): Promise<Answers> {
  const { rows } = await use.pool.query<{ name: string }>(
    'select user_name as name from accounts where type <> 4 and closed_at is null order by 1',
  );
  const accounts: Answers['accounts'] = {};
  for (const { name } of rows) accounts[name] = await accountIn(await clientOf(use, name));
  const areas: Answers['areas'] = {};
  for (const [area, readArea] of Object.entries(AREAS)) areas[area] = await readArea(use);
  return { accounts, areas };
}
