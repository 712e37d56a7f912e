import { afterAll, expect, test } from 'vitest';
import { boardName, boardNamed } from '../../../../src/gateway/platform/i18n/boards';
import { titlesOf } from '../../../../src/gateway/rewards/reward/titles';
import { startModules } from '../../harness/modules';

const gateway = await startModules();
afterAll(() => gateway.close());

const starts = Date.parse('2026-11-15T18:00:00Z');
const zone = 'Asia/Dhaka';

test.each([
  ['day', 'en', 'Daily leaderboard, Nov 16, 2026'],
  ['week', 'en', 'Weekly leaderboard, Nov 16\u2009–\u200922, 2026'],
  ['month', 'en', 'Monthly leaderboard, November 2026'],
  ['week', 'bn', 'সাপ্তাহিক লিডারবোর্ড, ১৬–২২ নভে, ২০২৬'],
] as const)('names the leaderboard of a %s with its period in %s: %s [own.ranking.named]', (span, language, name) => {
  expect(boardName(span, starts, { language, zone })).toBe(name);
  expect(boardNamed(`${span}:${starts}`, { language, zone })).toBe(name);
  expect(boardNamed('any', { language: 'en', zone })).toBe('Leaderboard');
});

test('titles each reward from the facts it was computed from [own.ranking.named]', async () => {
  const { db, config, ports } = gateway.ctx;
  const reckoned = [
    { span: 'week', starts, rank: 2 },
    { titleBn: 'মেলা', titleEn: 'Fair', activityId: 'x' },
    { from: '2026-11-20', to: '2026-11-22', lines: 3 },
    { kind: 'level', level: 3, day: '2026-11-20' },
    { kind: 'birthday', level: 3, day: '2026-11-20' },
    { code: 'GONE', version: 1 },
    {},
  ];
  expect(await titlesOf(db, { config: { ...config, siteZone: zone }, ports }, reckoned, 'en')).toEqual([
    'Weekly leaderboard, Nov 16\u2009–\u200922, 2026',
    'Fair',
    'Cashback, Nov 20\u2009–\u200922, 2026',
    'VIP level 3 reached',
    'VIP birthday bonus',
    null,
    null,
  ]);
});
