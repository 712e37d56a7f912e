import { userEvent } from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { deskMachine } from '../../../machines/operations/desk/desk.machine';
import { maskedPlayer } from '../../../machines/operations/samples';
import { settle } from '../../../src/atlas';
import { deskCharts, openDeskPage, openPlayer, openPlayers } from '../harness/desk-page';
import { inLanguages } from '../harness/in-languages';
import { childOf } from '../harness/test-doubles';

const ATTACK = '<img src=x onerror="document.title=1">';

inLanguages((language) => {
  const stage = { language, watched: deskMachine, report: () => {} };

  test('texts of players and notes are shown as text, and acts name their effect [own.desk-app.player own.desk-app.effect]', async () => {
    const page = await openDeskPage(stage, { children: deskCharts.playerAct });
    const player = await openPlayer(page);
    const notes = maskedPlayer.notes.map((note) => ({ ...note, text: ATTACK }));
    const output = { ...maskedPlayer, nickname: ATTACK, notes, labels: [{ label: ATTACK, setBy: 'shila', at: 0 }] };
    await page.act(() => settle(childOf(player, 'load'), { output }));
    expect(document.body.textContent?.split(ATTACK).length).toBeGreaterThan(3);
    expect(document.querySelector('img')).toBeNull();
    await page.screen.press('desk.do.credit');
    await page.screen.reads('desk.effect.credit');
    await page.screen.sees('textbox', 'desk.value.amount');
    await page.screen.sees('textbox', 'desk.act.reason');
    expect(page.ignored).toEqual([]);
  });

  test('a single key focuses the search, and another closes a player [own.desk-app.keyboard]', async () => {
    const user = userEvent.setup({ delay: null });
    const page = await openDeskPage(stage, { children: deskCharts.player });
    const players = await openPlayers(page);
    await user.keyboard('/');
    expect(document.activeElement?.getAttribute('name')).toBe('text');
    await page.act(() => players.send({ type: 'player.selected', user: 'rahim' }));
    await page.act(() => settle(childOf(childOf(players, 'player'), 'load'), { output: maskedPlayer }));
    await user.keyboard('x');
    expect(players.getSnapshot().value).toEqual({ open: 'searching' });
  });
});
