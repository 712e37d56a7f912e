import { userEvent } from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { deskMachine } from '../../../machines/operations/desk/desk.machine';
import { freeReview, ownLetter, ownReview } from '../../../machines/operations/samples';
import { settle } from '../../../src/atlas';
import { deskCharts, openDeskPage, openItem, openLetter } from '../harness/desk-page';
import { inLanguages } from '../harness/in-languages';
import { childOf } from '../harness/test-doubles';

inLanguages((language) => {
  test('single keys move in the queue, claim, approve and close; switched off they do nothing [own.desk-app.keyboard]', async () => {
    const stage = { language, watched: deskMachine, report: () => {} };
    const page = await openDeskPage(stage, { children: deskCharts.act });
    const item = await openItem(page);
    const user = userEvent.setup({ delay: null });
    const settles = (id: string, output: unknown) => page.act(() => settle(childOf(item, id), { output }));
    await settles('load', freeReview);
    await user.keyboard('j');
    expect(document.activeElement?.textContent).toContain('W00001001');
    await user.keyboard('j');
    expect(document.activeElement?.textContent).toContain('W00001002');

    await page.act(() => page.desk.send({ type: 'shortcuts.selected', shortcuts: false }));
    await user.keyboard('c');
    expect(item.getSnapshot().value).toEqual({ open: 'free' });
    await page.act(() => page.desk.send({ type: 'shortcuts.selected', shortcuts: true }));
    await user.keyboard('a');
    expect(item.getSnapshot().value).toEqual({ open: 'free' });
    await user.keyboard('c');
    expect(item.getSnapshot().value).toBe('claiming');
    await settles('claim', undefined);
    await settles('load', ownReview);
    await user.keyboard('a');
    expect(item.getSnapshot().value).toBe('acting');
    await page.screen.sees('textbox', 'desk.act.reason');
    expect(page.ignored).toEqual([]);
  });

  test('an act that answers the player takes a text and a reason [own.desk-app.text own.desk-app.keyboard own.desk-app.filter]', async () => {
    const stage = { language, watched: deskMachine, report: () => {} };
    const page = await openDeskPage(stage, { children: deskCharts.act });
    const item = await openLetter(page);
    const user = userEvent.setup({ delay: null });
    await page.act(() => settle(childOf(item, 'load'), { output: ownLetter }));
    await user.keyboard('j');
    expect(document.activeElement?.textContent).toContain('F00000012');
    await user.keyboard('/');
    expect(document.activeElement?.getAttribute('name')).toBe('waitsFor');
    await page.screen.press('desk.do.answer');
    await page.screen.sees('textbox', 'desk.act.text');
    await page.screen.sees('textbox', 'desk.act.reason');
    await page.screen.press('security.back');
    expect(page.ignored).toEqual([]);
  });
});
