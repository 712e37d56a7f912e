import { cleanup } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { gamingLimitsSamples } from '../../../machines/money/gaming-limits/gaming-limits.samples';
import { playerLimitMachine } from '../../../machines/money/player-limit/player-limit.machine';
import { settle } from '../../../src/atlas';
import { limitsWith, openLimits, openLimitsPart } from '../harness/open-limits';
import { openPage } from '../harness/page';
import { form } from '../harness/siblings';
import { childOf, held } from '../harness/test-doubles';
import '../../harness/dom';
import { inLanguages } from '../harness/in-languages';

afterEach(cleanup);

const confirmableFrom = 1_800_086_400_000;
const TEXTS = {
  bn: {
    overview: ['P ৫০০.০০-এর মধ্যে P ৫০০.০০', 'আর বাজি ধরা যাবে না', '১ ঘণ্টা ৩০ মিনিট', 'আর খেলা যাবে না', '১৫ ঘণ্টা চাওয়া'],
    time: ['৩০ মিনিট ব্যবহার', 'সব গেম ও লটারি'],
    pending: ['২ ঘণ্টা'],
  },
  en: {
    overview: ['P 500.00 of P 500.00 used', 'no more bets', '1 hr 30 min', 'no more play', '15 hr requested'],
    time: ['30 min of 1 hr 30 min used', 'all games and lotteries'],
    pending: ['2 hr'],
  },
};

inLanguages((language) => {
  const texts = TEXTS[language];
  const text = () => (document.querySelector('[role=dialog]')?.textContent ?? '').replaceAll(/\s+/g, ' ');
  const opens = () =>
    openPage({
      ...limitsWith({ playerLimit: held(playerLimitMachine, { limitForm: form }) }),
      language,
      watched: playerLimitMachine,
      report: () => {},
    });

  test('shows the use of each limit, and what a reached one stops [own.limits.overview own.play-limit.set]', async () => {
    const page = await opens();
    const limits = await openLimits(page);
    await page.act(() => settle(childOf(limits, 'loadLimits'), gamingLimitsSamples.outcomes.loadLimits['all is set']));
    for (const id of ['limits.title', 'limits.title.loss', 'limits.title.stake', 'limits.title.time'])
      await page.screen.sees('heading', id);
    for (const part of texts.overview) expect(text()).toContain(part);
    await page.screen.sees('button', 'limits.statement.open');
  });

  test('an older gateway shows the limits of deposits alone [own.limits.overview]', async () => {
    const page = await opens();
    const limits = await openLimits(page);
    const { output } = gamingLimitsSamples.outcomes.loadLimits['nothing is set'];
    await page.act(() => settle(childOf(limits, 'loadLimits'), { output: { ...output, play: [] } }));
    await page.screen.sees('heading', 'limits.title');
    await page.screen.hides('heading', 'limits.title.loss');
  });

  test('a limit of time is set in hours and minutes, and a raise shows both [own.play-limit.set own.play-limit.raised]', async () => {
    const page = await opens();
    const time = { kind: 'time', period: 'day', limit: 90, used: 30, asked: null };
    const limit = await openLimitsPart(page, { type: 'limit.selected', kind: 'time', period: 'day' }, 'playerLimit');
    await page.act(() => settle(childOf(limit, 'loadLimit'), { output: time }));
    await page.screen.sees('heading', 'playerLimit.title.time.day');
    await page.screen.sees('textbox', 'playerLimit.hours');
    await page.screen.sees('textbox', 'playerLimit.minutes');
    for (const part of texts.time) expect(text()).toContain(part);
    await page.act(() => settle(childOf(limit, 'limitForm'), { output: { sent: true } }));
    const raised = { ...time, asked: { limit: 120, confirmableFrom } };
    await page.act(() => settle(childOf(limit, 'loadLimit'), { output: raised }));
    for (const part of texts.pending) expect(text()).toContain(part);
  });

  test.each(['loss', 'stake'])('the form of %s says what it counts [own.play-limit.set]', async (kind) => {
    const page = await opens();
    const limit = await openLimitsPart(page, { type: 'limit.selected', kind, period: 'week' }, 'playerLimit');
    const output = { kind, period: 'week', limit: null, used: '20.00', asked: null };
    await page.act(() => settle(childOf(limit, 'loadLimit'), { output }));
    await page.screen.reads(`playerLimit.meaning.${kind}`);
    await page.screen.sees('textbox', 'playerLimit.amount');
  });
});
