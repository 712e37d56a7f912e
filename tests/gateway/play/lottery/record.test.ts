import { afterAll, expect, test } from 'vitest';
import { settleIssue } from '../../../../src/gateway/play/lottery/settle';
import type { Result } from '../../../../src/lottery';
import { startModules } from '../../harness/modules';
import { key, newcomer, withSession } from '../../money/wallet/support';
import { chased, decide, type Issue, issueOf, LOSS, place, WIN } from './support';

const gateway = await startModules();
const { ctx } = gateway;
afterAll(() => gateway.close());

/** Draws, voids or corrects an issue and settles it. */
async function settled(issue: Issue, result: Result | null) {
  await decide(gateway, issue, result);
  await settleIssue(ctx, issue.id);
}
type Client = Awaited<ReturnType<typeof newcomer>>['client'];
const bets = async (client: Client) => (await client.bets({})).list;
async function detailOf(client: Client) {
  const [bet] = await bets(client);
  return client.bet({ id: bet?.id ?? '' });
}

test('a bet shows every result of its draw in order [own.draw.corrected own.draw.void]', async () => {
  const issue = await issueOf(gateway);
  const { client } = await newcomer(gateway);
  const [order] = (await place(client, issue)).orders;
  await settled(issue, WIN);
  const { draw } = await detailOf(client);
  expect(draw).toMatchObject({
    lottery: 'SSC',
    issue: issue.number,
    order: order?.id,
    isFair: false,
    results: [{ kind: 'drawn' }],
  });
  await settled(issue, LOSS);
  await settled(issue, null);
  const { draw: now, events, ending } = await detailOf(client);
  expect(now?.results.map(({ kind, numbers }) => [kind, numbers.join('')])).toEqual([
    ['drawn', '00012'],
    ['drawn', '00034'],
    ['void', ''],
  ]);
  expect([ending, events.length]).toEqual(['void', 3]);
});

test('names a void issue as the reason of an order that it releases before it closes [own.draw.void]', async () => {
  const issue = await issueOf(gateway);
  const { client } = await newcomer(gateway);
  await place(client, issue);
  await settled(issue, null);
  expect(await bets(client)).toMatchObject([{ status: 'cancelled', ending: 'void' }]);
  const events = (await detailOf(client)).events.map(({ kind }) => kind);
  expect(events).toEqual(['cancelled']);
});

test('distinguishes bets stopped by a win from cancelled ones [own.lottery.chase own.lottery.cancel]', async () => {
  const { client, id } = await newcomer(gateway);
  const issues = [await issueOf(gateway), await issueOf(gateway, 'SSC', 120_000, 'scheduled')];
  await client.placeLotteryChase(chased(issues, '0.40'), key());
  const [first] = issues;
  if (first) await settled(first, WIN);
  const endings = (await bets(client)).map(({ status, ending }) => [status, ending]);
  expect(endings.toSorted()).toEqual([
    ['cancelled', 'stopped'],
    ['won', null],
  ]);
  const own = await newcomer(gateway);
  const [order] = (await place(own.client, await issueOf(gateway))).orders;
  await own.client.cancelLotteryOrder({ id: order?.id ?? '' });
  expect(await bets(own.client)).toMatchObject([{ status: 'cancelled', ending: null }]);

  for (const [language, word] of [
    ['en', 'Stopped after a win'],
    ['bn', 'জেতার পর থেমেছে'],
  ] as const) {
    gateway.credentials.language = language;
    const { path } = await (await withSession(gateway, id)).betsFile({ zone: 'Asia/Dhaka' });
    expect((await gateway.server.inject(path)).body).toContain(`"${word}"`);
  }
});
