// @vitest-environment jsdom
import { expect, test, vi } from 'vitest';
import { createActor } from 'xstate';
import {
  deskOverview,
  deskQueue,
  letterQueue,
  ownLetter,
  ownReview,
  provedReview,
} from '../../../machines/operations/samples';
import { deskFlow } from '../../../src/desk/app/desk.flow';
import { createDeskAddress } from '../../../src/desk/browser/address';
import { takeEnrolmentToken } from '../../../src/desk/browser/enrolment-link';
import { createSessionClock } from '../../../src/desk/browser/session-clock';
import { linkOf, pathOf } from '../../../src/desk/parts/desk-path';
import { createVault } from '../../../src/ui/browser/vault';
import { wired } from '../../../src/ui/browser/wired';
import { moment } from '../../../src/ui/format';
import { childOf, runActor } from '../harness/flow-support';
import { deskDependencies } from './desk-support';

const times = { now: 1_000, idleEndsAt: 901_000, endsAt: 28_801_000, stepUpUntil: null, timeZone: 'Asia/Dhaka' };
const session = { name: 'rupa', role: 'clerk', permissions: ['read', 'pay'], ...times };
const item = { id: ownReview.id };
const letter = { queue: 'feedback', id: 'F00000012' };
const act = { queue: 'withdrawals', item: ownReview.id, version: 3, act: 'approve', reason: 'Checked' };
const actOf = (page: 'withdrawals' | 'approvals', deps: Parameters<typeof deskFlow>[0]) => {
  const top = childOf(deskFlow(deps), page);
  return childOf(page === 'withdrawals' ? childOf(top, 'item') : top, 'deskAct');
};

test.each([
  ['/desk/', 'queues', null, ''],
  ['/desk/queues/feedback', 'queues', 'feedback', ''],
  ['/desk/queues/feedback/F00000012', 'queues', 'feedback', 'F00000012'],
  ['/desk/withdrawals', 'withdrawals', null, ''],
  [`/desk/withdrawals/${ownReview.id}`, 'withdrawals', null, ownReview.id],
  ['/desk/players/rahim_2', 'players', null, 'rahim_2'],
  ['/desk/approvals', 'approvals', null, ''],
  ['/desk/money', 'money', null, ''],
] as const)('the address %s leads to its page and back [own.desk-app.link]', (path, page, queue, id) => {
  expect(linkOf(path)).toEqual({ page, queue, id });
  expect(pathOf({ page, queue, id })).toBe(path);
});

test.each([
  ['/desk/nowhere', 'queues', ''],
  ['/desk/queues/nothing/F00000012', 'queues', ''],
  ['/desk/players/%3Cb%3E', 'players', ''],
  ['/desk/withdrawals/%3Cb%3E', 'withdrawals', 'unknown'],
  ['/desk/withdrawals/%', 'withdrawals', ''],
  ['/desk/approvals/more', 'approvals', ''],
])('the mistyped address %s leads to a page that has words for it [own.desk-app.link]', (path, page, id) => {
  expect(linkOf(path)).toEqual({ page, queue: null, id });
});

test('an opened page is an entry of the history, and the way back follows its link [own.desk-app.link]', () => {
  window.history.replaceState(null, '', '/desk/');
  const address = createDeskAddress(window);
  const onChange = vi.fn();
  const stop = address.watch(onChange);
  const before = window.history.length;
  const opened = { page: 'queues', queue: 'feedback', id: 'F00000012' } as const;
  address.show(opened);
  address.show(opened);
  expect(window.history.length).toBe(before + 1);
  expect(address.link()).toEqual(opened);
  window.dispatchEvent(new PopStateEvent('popstate'));
  expect(onChange).toHaveBeenCalledExactlyOnceWith(opened);
  stop();
  window.dispatchEvent(new PopStateEvent('popstate'));
  expect(onChange).toHaveBeenCalledTimes(1);
  window.history.replaceState(null, '', '/desk/');
});

test('every page shows its address [own.desk-app.link]', () => {
  const { deps } = deskDependencies({});
  const link = { page: 'queues', queue: null, id: '' } as const;
  const shown = (chart: Parameters<typeof childOf>[0], params?: object) => {
    const action: unknown = Reflect.get(Object(Reflect.get(chart.implementations, 'actions')), 'showAddress');
    if (typeof action !== 'function') throw new Error('the action is not wired');
    action({}, params);
    return window.location.pathname;
  };
  const desk = deskFlow(deps);
  expect(shown(desk, { page: 'approvals' })).toBe('/desk/approvals');
  expect(shown(childOf(desk, 'players'), { user: 'rahim' })).toBe('/desk/players/rahim');
  expect(shown(childOf(desk, 'withdrawals'), { id: 'w-1' })).toBe('/desk/withdrawals/w-1');
  expect(shown(queueOf(deps), { queue: 'feedback', id: 'F00000012' })).toBe('/desk/queues/feedback/F00000012');
  expect(shown(childOf(desk, 'queues'))).toBe(pathOf(link));
});

test('every actor of the desk is wired', () => {
  expect(() => wired(deskFlow(deskDependencies({}).deps))).not.toThrow();
});

test('reads the session only with a token, and forgets a token that the gateway rejects [own.desk-app.session]', async () => {
  const replies = { '/desk/api/session': { value: session } };
  const { deps, sent, storage } = deskDependencies(replies);
  storage.clearSession();
  expect(await runActor(deskFlow(deps), 'loadSession')).toBeNull();
  expect(sent).toEqual([]);
  storage.openSession('t-1');
  expect(await runActor(deskFlow(deps), 'loadSession')).toMatchObject({ name: 'rupa', role: 'clerk' });
  expect(sent).toMatchObject([{ method: 'GET', token: 'Bearer t-1' }]);
  Object.assign(replies, { '/desk/api/session': { status: 401, code: 'desk.session' } });
  expect(await runActor(deskFlow(deps), 'loadSession')).toBeNull();
  expect(storage.token()).toBeNull();
});

test('days and times are those of the site, whose zone the session reports [own.frame.site-zone]', async () => {
  const { deps, storage } = deskDependencies({ '/desk/api/session': { value: session } });
  storage.openSession('t-1');
  await runActor(deskFlow(deps), 'loadSession');
  expect(moment(Date.UTC(2026, 11, 1, 20, 30), 'en')).toMatch(/^December 2, 2:30\sAM/);
});

test('logs out at the gateway before the token is forgotten [own.desk-app.session]', async () => {
  const { deps, sent, storage } = deskDependencies({ '/desk/api/session/end': {} });
  storage.openSession('t-1');
  await runActor(deskFlow(deps), 'endSession');
  expect(sent).toMatchObject([{ method: 'POST', path: '/desk/api/session/end', token: 'Bearer t-1' }]);
  expect(storage.token()).toBeNull();
});

test('language, theme and shortcuts are applied and stored [own.desk-app.preferences]', () => {
  const { deps, storage } = deskDependencies({});
  storage.clearSession();
  const link = { page: 'queues', queue: null, id: '' } as const;
  const input = { byLink: false, language: 'bn', theme: 'system', shortcuts: true, link } as const;
  const desk = createActor(deskFlow(deps), { input }).start();
  desk.send({ type: 'language.selected', language: 'en' });
  desk.send({ type: 'theme.selected', theme: 'dark' });
  desk.send({ type: 'shortcuts.selected', shortcuts: false });
  expect([storage.language(), storage.theme(), storage.shortcuts()]).toEqual(['en', 'dark', false]);
  expect(deps.speak).toHaveBeenCalledWith('en');
  expect(deps.showTheme).toHaveBeenCalledWith('dark');
  desk.stop();
});

test('a session ends without calls, at its latest end, or by the gateway; calls extend it [own.desk-app.expiry]', () => {
  vi.useFakeTimers();
  let now = 0;
  const pass = (ms: number) => {
    now += ms;
    vi.advanceTimersByTime(ms);
  };
  const onEnd = vi.fn();
  const clock = createSessionClock(() => now);
  clock.learn({ now: 5_000, idleEndsAt: 65_000, endsAt: 155_000 });
  const stop = clock.watch(onEnd);
  pass(59_000);
  clock.touch();
  pass(59_000);
  expect(onEnd).not.toHaveBeenCalled();
  clock.touch();
  pass(32_000);
  expect(onEnd).toHaveBeenCalledTimes(1);
  clock.end();
  expect(onEnd).toHaveBeenCalledTimes(2);
  stop();
  clock.end();
  expect(onEnd).toHaveBeenCalledTimes(2);
});

test('the token of a link leaves the address, and no other fragment is taken [own.desk-app.enrolment]', () => {
  const vault = createVault();
  const history = { replaceState: vi.fn() };
  expect(takeEnrolmentToken({ pathname: '/desk/', hash: '#abc' }, history, vault)).toBe(false);
  expect(takeEnrolmentToken({ pathname: '/desk/enrol', hash: '' }, history, vault)).toBe(false);
  expect(takeEnrolmentToken({ pathname: '/desk/enrol', hash: '#token' }, history, vault)).toBe(true);
  expect(vault.peek('enrolmentToken')).toBe('token');
  expect(history.replaceState).toHaveBeenCalledExactlyOnceWith(null, '', '/desk/');
});

test('reads the queue with its filter, by key [own.desk-app.queue]', async () => {
  const { list, next, now } = deskQueue;
  const { deps, sent } = deskDependencies({ '/desk/api/withdrawals': { value: { list, next: 'next_page', now } } });
  const queue = childOf(deskFlow(deps), 'withdrawals');
  const filter = { waitsFor: 'operator', state: '', minHours: '24', min: '১,০০০' };
  const load = { filter, pageNo: 2, fresh: true };
  expect(next).not.toBeNull();
  expect(await runActor(childOf(queue, 'list'), 'load', load)).toMatchObject({ kind: 'loaded', page: { pageNum: 2 } });
  expect(sent.map(({ query }) => [...new URLSearchParams(query)].sort().join(' '))).toEqual([
    'min,1000.00 minHours,24 size,50 waitsFor,operator',
    'after,next_page min,1000.00 minHours,24 size,50 waitsFor,operator',
  ]);
});

test('an amount that cannot be read is an error of the filter [own.desk-app.queue]', async () => {
  const { deps, sent } = deskDependencies({});
  const list = childOf(childOf(deskFlow(deps), 'withdrawals'), 'list');
  const load = { filter: { min: '1,00' }, pageNo: 1, fresh: true };
  expect(await runActor(list, 'load', load)).toEqual({ kind: 'invalid', code: 'unclear' });
  expect(sent).toEqual([]);
});

test('claims and releases a withdrawal [own.desk-app.claim]', async () => {
  const claim = { by: 'rupa', isOwn: true, until: 1 };
  const { deps, sent } = deskDependencies({
    '/desk/api/withdrawals/claim': { value: { claim } },
    '/desk/api/withdrawals/release': {},
  });
  const withdrawal = childOf(childOf(deskFlow(deps), 'withdrawals'), 'item');
  await runActor(withdrawal, 'claim', item);
  await runActor(withdrawal, 'release', item);
  expect(sent).toMatchObject([
    { path: '/desk/api/withdrawals/claim', body: item },
    { path: '/desk/api/withdrawals/release', body: item },
  ]);
});

test.each([
  ['is done', { value: { state: 'approved', request: null } }, 'done'],
  ['waits', { value: { state: null, request: { id: ownReview.id, until: 1 } } }, 'waits'],
  ['needs a code', { status: 403, code: 'desk.stepUp' }, 'stepUp'],
  ['came too late', { status: 409, code: 'withdrawal.changed' }, 'conflict'],
])('an act that %s has the outcome of the gateway [own.desk-app.act own.desk-app.conflict]', async (_, reply, kind) => {
  const { deps, sent } = deskDependencies({ '/desk/api/withdrawals/decide': reply });
  expect(await runActor(actOf('withdrawals', deps), 'perform', act)).toEqual({ kind });
  expect(sent).toMatchObject([{ body: { id: act.item, version: 3, act: 'approve', reason: 'Checked' } }]);
});

test('another rejection of an act is a failure [own.desk-app.act]', async () => {
  const { deps } = deskDependencies({ '/desk/api/withdrawals/decide': { status: 409, code: 'desk.notClaimed' } });
  await expect(runActor(actOf('withdrawals', deps), 'perform', act)).rejects.toMatchObject({ code: 'desk.notClaimed' });
});

test('a second operator confirms or refuses a request [own.desk-app.second]', async () => {
  const { deps, sent } = deskDependencies({ '/desk/api/requests/decide': { value: { outcome: 'confirmed' } } });
  const decision = { ...act, act: 'confirm' };
  expect(await runActor(actOf('approvals', deps), 'perform', decision)).toEqual({ kind: 'done' });
  expect(sent).toMatchObject([{ body: { id: act.item, decision: 'confirm', reason: 'Checked' } }]);
});

const queueOf = (deps: Parameters<typeof deskFlow>[0]) => childOf(childOf(deskFlow(deps), 'queues'), 'queue');

test('reads the queues, and one of them by its name [own.desk-app.queues own.desk-app.queue]', async () => {
  const { list, next, now } = letterQueue;
  const { deps, sent } = deskDependencies({
    '/desk/api/queues': { value: deskOverview },
    '/desk/api/queues/items': { value: { list, next: 'next_page', now } },
  });
  const page = { pageNo: 1, fresh: true };
  const all = childOf(childOf(deskFlow(deps), 'queues'), 'list');
  expect(await runActor(all, 'load', { ...page, filter: {} })).toMatchObject({ kind: 'loaded', page: deskOverview });
  const items = childOf(queueOf(deps), 'list');
  expect(next).not.toBeNull();
  const load = { ...page, filter: { queue: 'feedback' } };
  expect(await runActor(items, 'load', load)).toMatchObject({ kind: 'loaded', page: { totalPages: 2 } });
  expect(sent.map(({ path, query }) => path + query)).toEqual([
    '/desk/api/queues',
    '/desk/api/queues/items?queue=feedback&size=50',
  ]);
});

test('filters a queue; an amount that cannot be read is an error of the filter [own.desk-app.filter]', async () => {
  const { list, now } = letterQueue;
  const { deps, sent } = deskDependencies({ '/desk/api/queues/items': { value: { list, next: null, now } } });
  const items = childOf(queueOf(deps), 'list');
  const load = (filter: object) => runActor(items, 'load', { filter, pageNo: 1, fresh: true });
  const filter = { queue: 'cashIns', claimed: 'own', waitsFor: '', minHours: '24' };
  expect(await load({ ...filter, min: '১,০০০' })).toMatchObject({ kind: 'loaded' });
  expect(await load({ ...filter, min: '1,00' })).toEqual({ kind: 'invalid', code: 'unclear' });
  expect(sent.map(({ query }) => [...new URLSearchParams(query)].sort().join(' '))).toEqual([
    'claimed,own min,1000.00 minHours,24 queue,cashIns size,50',
  ]);
});

test('reads, claims and releases an item of a queue [own.desk-app.item own.desk-app.claim]', async () => {
  const { deps, sent } = deskDependencies({
    '/desk/api/queues/item': { value: ownLetter },
    '/desk/api/queues/claim': { value: { claim: { by: 'rupa', isOwn: true, until: 1 } } },
    '/desk/api/queues/release': {},
  });
  const chart = childOf(queueOf(deps), 'item');
  expect(await runActor(chart, 'load', letter)).toEqual(ownLetter);
  await runActor(chart, 'claim', letter);
  await runActor(chart, 'release', letter);
  expect(sent.map(({ query, body }) => body ?? query)).toEqual(['?queue=feedback&id=F00000012', letter, letter]);
});

test('an act that takes a text sends it from the vault, and others send none [own.desk-app.text]', async () => {
  const { deps, sent, vault } = deskDependencies({ '/desk/api/queues/decide': { value: { request: null } } });
  const chart = childOf(childOf(queueOf(deps), 'item'), 'deskAct');
  const reasonForm = childOf(chart, 'reasonForm');
  const typed = (text: string) => {
    vault.put('form.reason', 'Checked');
    vault.put('form.text', text);
  };
  const validated = (about: string) => runActor(reasonForm, 'validate', { about, reviewed: false });
  typed(' ');
  expect(await validated('answer')).toEqual({ kind: 'wrong', problems: [{ field: 'text', code: 'empty' }] });
  expect(await validated('close')).toEqual({ kind: 'right' });
  typed('x'.repeat(2_001));
  expect(await validated('answer')).toEqual({ kind: 'wrong', problems: [{ field: 'text', code: 'textTooLong' }] });
  typed(' Press it. ');
  expect(await runActor(reasonForm, 'send', { about: 'answer' })).toEqual({ kind: 'sent', word: 'Checked' });
  const decision = { queue: 'feedback', version: 1, reason: 'Checked' };
  for (const name of ['answer', 'close'])
    expect(await runActor(chart, 'perform', { ...decision, item: letter.id, act: name })).toEqual({ kind: 'done' });
  expect(sent.map(({ body }) => body)).toEqual([
    { ...decision, id: letter.id, act: 'answer', text: 'Press it.' },
    { ...decision, id: letter.id, act: 'close' },
  ]);
});

test('a confirmation sends amount and sender of the statement, and a difference is shown [own.desk-app.statement]', async () => {
  const path = '/desk/api/queues/decide';
  const replies: Parameters<typeof deskDependencies>[0] = { [path]: { status: 409, code: 'cashIn.otherAmount' } };
  const { deps, sent, vault } = deskDependencies(replies);
  const chart = childOf(childOf(queueOf(deps), 'item'), 'deskAct');
  const reasonForm = childOf(chart, 'reasonForm');
  const typed = (amount: string, sender: string) => {
    vault.put('form.reason', 'Checked');
    vault.put('form.amount', amount);
    vault.put('form.sender', sender);
    return runActor(reasonForm, 'validate', { about: 'confirmTransfer', reviewed: false });
  };
  const wrong = (...codes: string[]) => ({
    kind: 'wrong',
    problems: ['amount', 'sender'].map((field, at) => ({ field, code: codes[at] })),
  });
  expect(await typed(' ', ' ')).toEqual(wrong('empty', 'empty'));
  expect(await typed('1,00', '017')).toEqual(wrong('unclear', 'walletNumber'));
  expect(await typed('৪৫০', '01712345678')).toEqual({ kind: 'right' });
  await runActor(reasonForm, 'send', { about: 'confirmTransfer' });
  const decision = { queue: 'cashIns', version: 0, act: 'confirmTransfer', reason: 'Checked' };
  const perform = (isCorrected: boolean) => runActor(chart, 'perform', { ...decision, item: 'M00000001', isCorrected });
  const failure = expect.objectContaining({ kind: 'rejected', code: 'cashIn.otherAmount' });
  expect(await perform(false)).toEqual({ kind: 'differs', failure });
  replies[path] = { value: { request: null } };
  expect(await perform(true)).toEqual({ kind: 'done' });
  const statement = { amount: '450.00', sender: '01712345678' };
  expect(sent.map(({ body }) => body)).toEqual(
    [false, true].map((isCorrected) => ({
      ...decision,
      id: 'M00000001',
      statement: { ...statement, isCorrected },
    })),
  );
});

test('a picture is loaded with its reason into the vault, of a queue and of a withdrawal [own.desk-app.pictures]', async () => {
  const picture = 'iVBORw0KGgo=';
  const { deps, sent, vault } = deskDependencies({
    '/desk/api/queues/picture': { value: { picture } },
    '/desk/api/withdrawals/proof': { value: { picture } },
  });
  const [, pictureId = ''] = provedReview.proofs;
  const view = { picture: pictureId, reason: 'To compare' };
  await runActor(childOf(queueOf(deps), 'pictures'), 'load', { queue: 'cashIns', id: 'M00000001', ...view });
  expect(vault.take('deskPicture')).toBe(picture);
  const pictures = childOf(childOf(deskFlow(deps), 'withdrawals'), 'pictures');
  await runActor(pictures, 'load', { queue: 'withdrawals', ...item, ...view });
  expect(vault.peek('deskPicture')).toBe(picture);
  expect(sent.map(({ body }) => body)).toEqual([
    { queue: 'cashIns', id: 'M00000001', ...view },
    { ...item, proof: pictureId, reason: 'To compare' },
  ]);
  vault.put('form.viewReason', ' To compare ');
  expect(await runActor(childOf(pictures, 'viewForm'), 'send', { about: null })).toEqual({
    kind: 'sent',
    word: 'To compare',
  });
});
