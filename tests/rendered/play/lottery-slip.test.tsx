import { cleanup, screen as page } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test } from 'vitest';
import type { AnyEventObject } from 'xstate';
import { lotteryBoardMachine } from '../../../machines/play/lottery-board/lottery-board.machine';
import { lotteryOrderMachine, slipOf } from '../../../machines/play/lottery-order/lottery-order.machine';
import { order as placed, price } from '../../../machines/play/lottery-order/lottery-order.samples';
import { lotteryPlacementMachine } from '../../../machines/play/lottery-placement/lottery-placement.machine';
import { settle } from '../../../src/atlas';
import { isTyped } from '../../../src/portal/browser/is-typed';
import { boardWith, openBoard } from '../harness/open-lottery';
import { openPage } from '../harness/page';
import { visitor } from '../harness/siblings';
import { childOf, held } from '../harness/test-doubles';
import '../../harness/dom';

afterEach(cleanup);

const WORDS = {
  bn: {
    slip: 'বেট স্লিপ',
    add: 'আরেকটি লাইন যোগ করুন',
    remove: 'লাইন ১ সরান',
    total: 'স্লিপের মোট: P ৮.০০',
    none: 'মোট দেখতে নম্বর বাছুন।',
  },
  en: {
    slip: 'Bet slip',
    add: 'Add another line',
    remove: 'Remove line 1',
    total: 'Total of the slip: P 8.00',
    none: 'Choose your numbers to see the total.',
  },
};

test('a slip with a number or line is unsaved until its bet is placed [own.app.update]', async () => {
  const around = await openPage({
    children: visitor,
    hosted: { lottery: boardWith({ order: held(lotteryOrderMachine, { placement: held(lotteryPlacementMachine) }) }) },
    language: 'en',
    watched: lotteryBoardMachine,
    report: () => {},
  });
  const order = childOf(await openBoard(around), 'order');
  const does = (event: AnyEventObject) => around.act(() => order.send(event));
  const ends = (actor: string, output: object) => around.act(() => settle(childOf(order, actor), { output }));
  const typed = [isTyped(document)];
  const recordTyped = () => typed.push(isTyped(document));
  await ends('price', { kind: 'incomplete' });
  await does({ type: 'draft.changed', changes: { selection: '1|2|3' } });
  recordTyped();
  await ends('price', { kind: 'priced', price });
  await does({ type: 'line.added' });
  await ends('price', { kind: 'priced', price });
  recordTyped();
  await does({ type: 'order.requested' });
  recordTyped();
  await does({ type: 'order.confirmed' });
  recordTyped();
  const placement = childOf(order, 'placement');
  await around.act(() => settle(childOf(placement, 'placeOrder'), { output: { kind: 'placed', order: placed } }));
  recordTyped();
  expect(typed).toEqual([false, true, true, true, true, false]);
  await around.act(() => placement.send({ type: 'another.requested' }));
  await ends('price', { kind: 'priced', price });
  await does({ type: 'line.removed', line: 0 });
  expect([slipOf(order.getSnapshot().context), isTyped(document)]).toEqual([[], false]);
});

test.each(['bn', 'en'] as const)(
  'adding a line shows the total, and the line can be removed, in %s [own.lottery.lines]',
  async (language) => {
    const user = userEvent.setup();
    const around = await openPage({
      children: visitor,
      hosted: { lottery: boardWith({ order: held(lotteryOrderMachine) }) },
      language,
      watched: lotteryBoardMachine,
      report: () => {},
    });
    const order = childOf(await openBoard(around), 'order');
    const prices = (output: object) => around.act(() => settle(childOf(order, 'price'), { output }));
    const [line] = price.lines;
    const both = { kind: 'priced', price: { ...price, stake: '8.00', lines: [line, line] } };
    const words = WORDS[language];
    const add = () => page.getByRole<HTMLButtonElement>('button', { name: words.add });

    await prices({ kind: 'incomplete' });
    expect(add().disabled).toBe(true);
    await around.act(() => order.send({ type: 'draft.changed', changes: { selection: '1|2|3' } }));
    await prices({ kind: 'priced', price });
    await user.click(add());
    await prices({ kind: 'priced', price });
    expect(add().disabled).toBe(true);
    await around.act(() => order.send({ type: 'draft.changed', changes: { selection: '4|5|6' } }));
    await prices(both);
    expect(document.body.textContent?.replaceAll('\u00a0', ' ')).toContain(words.total);
    expect(page.getByRole('list', { name: words.slip }).children).toHaveLength(1);

    await user.click(page.getByRole('button', { name: words.remove }));
    expect(page.queryByRole('list', { name: words.slip })).toBeNull();
    expect(order.getSnapshot().context).toMatchObject({ lines: [], draft: { selection: '4|5|6' } });
  },
);
