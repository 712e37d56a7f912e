import { cleanup, screen as page } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { lotteryBoardMachine } from '../../../machines/play/lottery-board/lottery-board.machine';
import { lotteryOrderMachine } from '../../../machines/play/lottery-order/lottery-order.machine';
import { nextRules, price, rules } from '../../../machines/play/lottery-order/lottery-order.samples';
import { settle } from '../../../src/atlas';
import type { PlayerStatus } from '../../../src/contract/play/lottery';
import { boardWith, openBoard } from '../harness/open-lottery';
import { openPage } from '../harness/page';
import { visitor } from '../harness/siblings';
import { childOf, held } from '../harness/test-doubles';
import '../../harness/dom';
import { inLanguages } from '../harness/in-languages';

afterEach(cleanup);

const NONE: PlayerStatus = { block: null, depositLeft: null, playLeft: [], realityMinutes: null, isTrial: false };
const at = Date.UTC(2027, 0, 15, 6);
const WORDS = {
  bn: {
    look: 'বাজিটি দেখুন',
    chase: 'টানা ড্রতে বাজি ধরুন',
    timeOut: 'বিরতিতে আছেন',
    exclusion: 'সেলফ-এক্সক্লুশন',
    details: 'গ্রাহকসেবা',
    demo: 'ডেমো পয়েন্ট',
    left: 'আরও P ৫০০.০০ ডিপোজিট',
    reminder: '৩০ মিনিট পরপর',
    lossLeft: '২৪ ঘণ্টার ক্ষতির লিমিট: আর P ৩০.০০ বাকি',
    stakeUsedUp: '৭ দিনের বাজির লিমিট শেষ',
    timeUsedUp: 'মাসিক সময়ের লিমিট শেষ',
    limits: 'আপনার লিমিট দেখুন',
    regrouped: 'কাছেরটি বাছা হয়েছে: ৩.০০%',
  },
  en: {
    look: 'Look at the bet',
    chase: 'Bet on several draws',
    timeOut: 'time-out until',
    exclusion: 'excluded yourself until',
    details: 'Customer service',
    demo: 'demo points',
    left: 'deposit P 500.00 within your limits',
    reminder: 'every 30 minutes',
    lossLeft: '24-hour loss limit: P 30.00 left',
    stakeUsedUp: '7-day stake limit: nothing left',
    timeUsedUp: 'Monthly time limit: nothing left',
    limits: 'See your limits',
    regrouped: 'The nearest one was chosen: 3.00%',
  },
};

inLanguages((language) => {
  const words = WORDS[language];

  /** Opens a bet that could be placed, for a player with this status. */
  async function bets(playerStatus: PlayerStatus | null) {
    const around = await openPage({
      children: visitor,
      hosted: { lottery: boardWith({ order: held(lotteryOrderMachine) }) },
      language,
      watched: lotteryBoardMachine,
      report: () => {},
    });
    const order = childOf(await openBoard(around), 'order');
    const priced = () => around.act(() => settle(childOf(order, 'price'), { output: { kind: 'priced', price } }));
    const learns = async (known: object) => {
      await around.act(() => order.send({ type: 'rules.changed', rules: { ...rules, ...known } }));
      await priced();
    };
    await around.act(() => order.send({ type: 'draft.changed', changes: { selection: '1|2|3' } }));
    await learns({ standing: playerStatus });
    const text = () => (document.querySelector('.lottery')?.textContent ?? '').replaceAll(/\s+/g, ' ');
    return { text, learns };
  }
  const buttons = () => [words.look, words.chase].map((name) => page.getByRole<HTMLButtonElement>('button', { name }));

  test.each(['timeOut', 'exclusion', 'details'] as const)(
    '%s is shown before the bet, and disables it [own.lottery.status]',
    async (by) => {
      const { text } = await bets({ ...NONE, block: { by, until: by === 'details' ? null : at } });
      const statusNote = page.getAllByRole('status').find(({ textContent }) => textContent?.includes(words[by]));
      expect(statusNote).toBeDefined();
      expect(buttons().map(({ disabled }) => disabled)).toEqual([true, true]);
      const button = buttons()[0];
      expect(
        button && statusNote && statusNote.compareDocumentPosition(button) & Node.DOCUMENT_POSITION_FOLLOWING,
      ).toBeTruthy();
      expect(text()).not.toContain(words.demo);
    },
  );

  test('shows deposit limit left, reality check and demo points; allows bets [own.lottery.status]', async () => {
    const { text } = await bets({ ...NONE, depositLeft: '500.00', realityMinutes: 30, isTrial: true });
    for (const part of [words.left, words.reminder, words.demo]) expect(text()).toContain(part);
    expect(buttons().map(({ disabled }) => disabled)).toEqual([false, false]);
  });

  test('shows what is left of the limits of play, and leads to used-up ones [own.play-limit.reached]', async () => {
    const { text } = await bets({
      ...NONE,
      playLeft: [
        { kind: 'loss', period: 'day', left: '30.00', until: null },
        { kind: 'stake', period: 'week', left: '0.00', until: at },
      ],
    });
    expect(text()).toContain(words.lossLeft);
    const note = page.getAllByRole('status').find(({ textContent }) => textContent?.includes(words.stakeUsedUp));
    expect(note).toBeDefined();
    expect(page.getByRole('button', { name: words.limits })).toBeDefined();
    // A bonus may pay the stake, so the gateway decides.
    expect(buttons().map(({ disabled }) => disabled)).toEqual([false, false]);
  });

  test('a used-up limit of time is shown before the bet, and disables it [own.play-limit.reached]', async () => {
    const { text } = await bets({ ...NONE, playLeft: [{ kind: 'time', period: 'month', left: 0, until: at }] });
    expect(text()).toContain(words.timeUsedUp);
    expect(buttons().map(({ disabled }) => disabled)).toEqual([true, true]);
  });

  test('shows no notes for a player without restrictions [own.lottery.status]', async () => {
    const { text } = await bets(NONE);
    for (const part of [words.timeOut, words.demo, words.left, words.reminder]) expect(text()).not.toContain(part);
    expect(buttons().map(({ disabled }) => disabled)).toEqual([false, false]);
  });

  test('a rebate missing in new prices becomes the nearest one, with a note [own.lottery.repriced]', async () => {
    const { text, learns } = await bets(null);
    expect(text()).not.toContain(words.regrouped);
    await learns({ ...nextRules, groups: { least: 1800, most: 1900, step: 20 } });
    expect(text()).toContain(language === 'bn' ? 'কাছেরটি বাছা হয়েছে: ০' : 'The nearest one was chosen: 0');
  });
});
