import { cleanup } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { rankingMachine } from '../../../machines/rewards/ranking/ranking.machine';
import type { Leaderboard } from '../../../src/contract/rewards/activities';
import { rankingDriver } from '../../drivers/rewards/ranking.driver';
import { describePaths } from '../harness/describe-paths';
import { inLanguages } from '../harness/in-languages';
import { listOf } from '../harness/lists';
import { openPlace } from '../harness/open-place';
import { openPage } from '../harness/page';
import { member } from '../harness/siblings';
import { held } from '../harness/test-doubles';

const prize = { money: '500.00', times: 3, points: 0 };
const board: Leaderboard = {
  span: 'week',
  starts: 1_800_000_000_000,
  ends: 1_800_604_800_000,
  takenAt: 1_800_300_000_000,
  isFinal: false,
  least: '500.00',
  list: [
    { rank: 1, player: 'ra***m', turnover: '9000.00', own: false, prize },
    { rank: 2, player: 'pl***r', turnover: '5000.00', own: true, prize: null },
  ],
  own: { rank: 2, turnover: '5000.00', isHidden: false },
};
const hosted = { ranking: held(rankingMachine, { list: listOf(board) }) };

describePaths({
  flow: 'ranking',
  driver: rankingDriver,
  children: member,
  hosted,
  begin: (page) => openPlace(page, 'ranking'),
});

afterEach(cleanup);

inLanguages((language) => {
  test('shows masked names by rank, the own row, and other periods [s2.other.ranking own.ranking.order]', {
    tags: ['extended'],
  }, async () => {
    const page = await openPage({ children: member, hosted, language, watched: rankingMachine, report: () => {} });
    await openPlace(page, 'ranking');
    const { screen } = page;
    await screen.sees('table', 'ranking.title');
    await screen.reads('ranking.place', { place: language === 'bn' ? '২' : '2' });
    for (const span of ['day', 'week', 'month']) await screen.sees('tab', `ranking.${span}`);
    await screen.sees('button', 'ranking.before.week');
    const rows = [...document.querySelectorAll('tbody tr')].map(({ textContent }) => textContent ?? '');
    expect(rows[0]).toContain('ra***m');
    expect(rows[1]).toContain(language === 'bn' ? 'আপনি' : 'You');
  });
});
