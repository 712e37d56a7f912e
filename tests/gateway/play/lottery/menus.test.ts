import { afterAll, expect, test } from 'vitest';
import { LOTTERY_TYPES } from '../../../../src/contract/play/lottery';
import { LOTTERIES } from '../../../../src/lottery';
import { startModules } from '../../harness/modules';
import { newcomer } from '../../money/wallet/support';
import { issueOf, place } from './support';

const gateway = await startModules();
afterAll(() => gateway.close());

test('lists every lottery once by group with its first play [s7.call.vn-game-menu s3.lottery-menu.fields]', async () => {
  const { list } = await gateway.client.lotteryMenu({ language: 'en' });
  const entries = list.flatMap(({ gameMenus }) => gameMenus);
  expect(entries.map(({ gameCode }) => gameCode).sort()).toEqual(Object.keys(LOTTERIES).sort());
  for (const { gameCode, playType } of entries)
    expect(Object.values(LOTTERIES).find(({ code }) => code === gameCode)?.plays).toHaveProperty(playType);
  expect(list.find(({ gameGroupCode }) => gameGroupCode === 'VN')).toMatchObject({
    labelName: 'Vietnam',
    gameMenus: [{ gameName: 'Vietnam North' }, {}, {}],
  });
  const inBengali = await gateway.client.lotteryMenu({ language: 'bn' });
  expect(inBengali.list.find(({ gameGroupCode }) => gameGroupCode === 'VN')).toMatchObject({
    labelName: 'ভিয়েতনাম',
    gameMenus: [{ gameName: 'উত্তর ভিয়েতনাম' }, {}, {}],
  });
  const { body } = await gateway.server.inject({
    method: 'GET',
    url: '/lgw/vn/games/game_menu',
    headers: { 'x-forwarded-for': '203.0.113.7' },
  });
  expect(JSON.parse(body).value.list[0]).toEqual({
    gameGroupCode: 'SSC',
    labelName: 'এসএসসি',
    gameMenus: [expect.objectContaining({ gameCode: 'SSC' })],
  });
});

test('groups are 11X5, LF, LHC, PK10, SSC, Vietnam and SEA, none empty [s9.enum.lottery-types]', async () => {
  const { list } = await gateway.client.lotteryMenu({});
  expect(LOTTERY_TYPES).toEqual(['11X5', 'LF', 'LHC', 'PK10', 'SSC']);
  expect(list.map(({ gameGroupCode }) => gameGroupCode).sort()).toEqual([...LOTTERY_TYPES, 'VN', 'SEA'].sort());
  expect(list.find(({ gameGroupCode }) => gameGroupCode === 'LF')?.gameMenus.map(({ gameCode }) => gameCode)).toEqual([
    'LF3D',
    'LFP5',
  ]);
});

test('recent lotteries are those of the player’s own bets [s7.call.vn-game-menu]', async () => {
  const { client } = await newcomer(gateway);
  const { client: other } = await newcomer(gateway);
  await place(client, await issueOf(gateway));
  expect((await client.recentLotteries({})).list).toMatchObject([
    { gameGroupCode: 'SSC', gameMenus: [{ gameCode: 'SSC' }] },
  ]);
  expect(await other.recentLotteries({})).toEqual({ list: [] });
  await expect(gateway.client.recentLotteries({})).rejects.toMatchObject({ status: 401 });
});
