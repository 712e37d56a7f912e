// @vitest-environment jsdom
import { expect, test } from 'vitest';
import { foundPlayers, maskedPlayer, playerTimeline } from '../../../machines/operations/samples';
import { deskFlow } from '../../../src/desk/app/desk.flow';
import { childOf, runActor } from '../harness/flow-support';
import { deskDependencies } from './desk-support';

type Replies = Parameters<typeof deskDependencies>[0];
const playersOf = (replies: Replies) => {
  const { deps, sent, vault } = deskDependencies(replies);
  const players = childOf(deskFlow(deps), 'players');
  return { players, player: childOf(players, 'player'), sent, vault };
};

test('an empty text searches for nothing, and a text that is no fact is an error of the search [own.desk-app.players]', async () => {
  const path = '/desk/api/players/search';
  const { players, sent } = playersOf({ [path]: { status: 422, code: 'desk.search' } });
  const load = (text: string) =>
    runActor(childOf(players, 'list'), 'load', { filter: { text }, pageNo: 1, fresh: true });
  expect(await load('  ')).toMatchObject({ kind: 'empty' });
  expect(sent).toEqual([]);
  expect(await load('?')).toEqual({ kind: 'invalid', code: 'desk.search' });
  expect(sent).toMatchObject([{ method: 'POST', path, query: '', body: { text: '?' } }]);
});

test('reads found players by key, with the text in the body [own.desk-app.players]', async () => {
  const { list } = foundPlayers;
  const { players, sent } = playersOf({ '/desk/api/players/search': { value: { list, next: 'next_page' } } });
  const load = { filter: { text: 'rahim' }, pageNo: 2, fresh: true };
  expect(await runActor(childOf(players, 'list'), 'load', load)).toMatchObject({
    kind: 'loaded',
    page: { pageNum: 2 },
  });
  expect(sent.map(({ body }) => body)).toEqual([
    { text: 'rahim', size: 20 },
    { text: 'rahim', size: 20, after: 'next_page' },
  ]);
});

test('reads a player, and the timeline of a kind by key [own.desk-app.player own.desk-app.timeline]', async () => {
  const { list } = playerTimeline;
  const { player, sent } = playersOf({
    '/desk/api/players/one': { value: maskedPlayer },
    '/desk/api/players/timeline': { value: { list, next: null } },
  });
  expect(await runActor(player, 'load', { user: 'rahim' })).toEqual(maskedPlayer);
  const timeline = childOf(player, 'timeline');
  for (const kind of ['', 'bets'])
    await runActor(timeline, 'load', { filter: { user: 'rahim', kind }, pageNo: 1, fresh: true });
  expect(sent.map(({ query }) => Object.fromEntries(new URLSearchParams(query)))).toMatchObject([
    { user: 'rahim' },
    { user: 'rahim', size: '30' },
    { user: 'rahim', kind: 'bets' },
  ]);
});

test.each([
  ['is done', { value: { request: null } }, 'done'],
  ['waits', { value: { request: { id: '01930000-0000-7000-8000-0000000000e1', until: 1 } } }, 'waits'],
  ['needs a code', { status: 403, code: 'desk.stepUp' }, 'stepUp'],
])('an act on a player that %s has the outcome of the gateway [own.desk-app.effect]', async (_, reply, kind) => {
  const { player, sent, vault } = playersOf({ '/desk/api/players/act': reply });
  vault.put('form.text', '১,০০০');
  vault.put('form.reason', 'Paid twice');
  await runActor(childOf(childOf(player, 'deskAct'), 'reasonForm'), 'send', { about: 'credit' });
  const act = { queue: 'players', item: 'rahim', version: 0, act: 'credit', reason: 'Paid twice' };
  expect(await runActor(childOf(player, 'deskAct'), 'perform', act)).toEqual({ kind });
  expect(sent).toMatchObject([{ body: { user: 'rahim', act: 'credit', value: '1000.00', reason: 'Paid twice' } }]);
});

test('the value of an act may not be empty, and an amount must be clear [own.desk-app.effect]', async () => {
  const { player, vault } = playersOf({});
  const form = childOf(childOf(player, 'deskAct'), 'reasonForm');
  const validate = (act: string, text: string) => {
    vault.put('form.text', text);
    vault.put('form.reason', 'A reason');
    return runActor(form, 'validate', { about: act, reviewed: false });
  };
  expect(await validate('note', ' ')).toEqual({ kind: 'wrong', problems: [{ field: 'text', code: 'empty' }] });
  expect(await validate('credit', '1,00')).toEqual({ kind: 'wrong', problems: [{ field: 'text', code: 'unclear' }] });
  expect(await validate('credit', '100')).toEqual({ kind: 'right' });
  expect(await validate('reveal', '')).toEqual({ kind: 'right' });
});
