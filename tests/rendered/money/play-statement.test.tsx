import { cleanup } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { listMachine } from '../../../machines/platform/list/list.machine';
import { settle } from '../../../src/atlas';
import { openPlace } from '../harness/open-place';
import { openPage } from '../harness/page';
import { member } from '../harness/siblings';
import { childOf, held } from '../harness/test-doubles';
import '../../harness/dom';
import { inLanguages } from '../harness/in-languages';

afterEach(cleanup);

const played = { minutes: 95, staked: '500.00', won: '380.00', net: '-120.00' };
const idle = { minutes: 0, staked: '0.00', won: '0.00', net: '0.00' };
const statement = {
  periods: [
    { period: 'day', ...idle },
    { period: 'week', ...played },
    { period: 'month', ...played },
  ],
  days: [
    { day: '2026-11-20', ...idle },
    { day: '2026-11-19', ...played },
  ],
};
const TEXTS = {
  bn: ['১ ঘণ্টা ৩৫ মিনিট', '০ মিনিট', 'P ১২০.০০', '১৯ নভেম্বর'],
  en: ['1 hr 35 min', '0 min', 'P 120.00', 'November 19'],
};

inLanguages((language) => {
  test('shows time and net result by period and by day, an empty state, and failures [own.play-limit.statement]', async () => {
    const page = await openPage({
      children: member,
      hosted: { playStatement: held(listMachine) },
      language,
      watched: listMachine,
      report: () => {},
    });
    const list = await openPlace(page, 'playStatement');
    const { screen } = page;
    await screen.sees('status', 'list.loading');
    await page.act(() => settle(childOf(list, 'load'), { error: { kind: 'offline', code: 'client.offline' } }));
    await screen.sees('alert', 'failure.offline');
    await screen.press('security.retry');
    await page.act(() => settle(childOf(list, 'load'), { output: { kind: 'loaded', page: statement } }));
    await screen.sees('heading', 'statement.title');
    for (const period of ['day', 'week', 'month']) await screen.sees('heading', `playerLimit.${period}`);
    await screen.sees('img');
    await screen.sees('table', 'statement.days');
    const text = () => (document.querySelector('[role=dialog]')?.textContent ?? '').replaceAll(/\s+/g, ' ');
    for (const part of TEXTS[language]) expect(text()).toContain(part);
    expect(document.querySelectorAll('tbody tr')).toHaveLength(1);
    await page.act(() => list.send({ type: 'refresh.requested' }));
    await page.act(() => settle(childOf(list, 'load'), { output: { kind: 'empty', page: statement } }));
    await screen.sees('status', 'statement.empty.text');
    await screen.sees('button', 'statement.limits');
    expect(page.ignored).toEqual([]);
  });
});
