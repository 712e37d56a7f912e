import { desc, eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { perform } from '../../../../src/gateway/operations/ops/acts';
import { operatorActs } from '../../../../src/gateway/operations/ops/tables';
import { newcomer, payee } from '../../money/wallet/support';
import { type Desk, signedIn, startDesk } from './support';

let desk: Desk;
let owner: Awaited<ReturnType<typeof signedIn>>;
beforeAll(async () => {
  desk = await startDesk();
  owner = await signedIn(desk, 'audit-owner', 'admin');
});
afterAll(() => desk.close());

const reason = 'a review of the year';
const rejected = (call: Promise<unknown>) =>
  call.then(
    () => 'done',
    ({ status, code }) => `${status} ${code}`,
  );
const byLine = { name: 'at-line', role: 'admin' } as const;
const run = (command: string, args: string[], why = reason) =>
  perform(desk.ctx, byLine, { command, args, reason: why });
type Filters = NonNullable<Parameters<typeof owner.client.audit>[0]>;
/** Commands of the acts that match, newest first. */
const found = async (filters: Filters) => (await owner.client.audit({ size: 100, ...filters })).list;
const commands = async (filters: Filters) => (await found(filters)).map(({ command }) => command);
const newest = async (operator: string) => {
  const [row] = await desk.ctx.db
    .select()
    .from(operatorActs)
    .where(eq(operatorActs.operator, operator))
    .orderBy(desc(operatorActs.at), desc(operatorActs.id))
    .limit(1);
  if (!row) throw new Error(`${operator} has done nothing`);
  return row;
};

test('acts are found by operator, command, application, request, type and period [own.desk-audit.search]', async () => {
  const player = await newcomer(desk);
  const start = (await desk.ctx.now()).getTime();
  await run('labels', ['set', player.userName, 'VIP']);
  await rejected(run('labels', ['set', 'unknownplayer', 'VIP']));
  await owner.client.actOnPlayer({ user: player.userName, act: 'reveal', reason });
  await owner.client.player({ user: player.userName });
  expect(await commands({ operator: 'at-line', from: start })).toEqual(['labels set', 'labels set']);
  expect((await found({ operator: 'at-line', from: start })).map(({ outcome }) => outcome)).toEqual([
    'account.unknown',
    'done',
  ]);
  expect(await commands({ operator: 'audit-owner', command: 'Players', from: start })).toEqual([
    'players show',
    'players reveal',
  ]);
  expect(await commands({ command: 'players reveal', from: start })).toEqual(['players reveal']);
  expect(await commands({ command: 'player', from: start })).toEqual([]);
  expect(await commands({ origin: 'command', from: start })).toEqual(['labels set', 'labels set']);
  expect(await commands({ kind: 'seen', from: start })).toEqual(['players reveal']);
  expect(await commands({ kind: 'act', from: start })).toEqual(['labels set', 'labels set']);
  expect(await commands({ kind: 'reading', from: start })).toEqual(['players show']);
  expect(await commands({ to: start, operator: 'at-line' })).toEqual([]);
  const { requestId } = await newest('audit-owner');
  expect(await found({ requestId: requestId ?? '' })).toMatchObject([{ command: 'players show', origin: 'desk' }]);
});

test('the acts about a player include those that name a number or an id [own.desk-audit.search]', async () => {
  const player = await payee(desk, 500_000n);
  const stranger = await newcomer(desk);
  const { number, id } = await player.withdraw('1000.00');
  const { ticket } = await player.client.feedback({ type: 'game', content: 'Where is it?' });
  await run('withdrawals', ['show', number], '');
  await run('withdrawals', ['show', id], '');
  await run('feedback', ['close', ticket]);
  await run('labels', ['set', player.userName.toUpperCase(), 'VIP']);
  await run('labels', ['set', stranger.userName, 'VIP']);
  const about = ['labels set', 'feedback close', 'withdrawals show', 'withdrawals show'];
  expect(await commands({ user: player.userName.toUpperCase() })).toEqual(about);
  expect(await commands({ user: stranger.userName })).toEqual(['labels set']);
  expect(await commands({ user: 'unknownplayer2' })).toEqual([]);
});

test('pages follow each other without a gap, also of one moment, and foreign positions are rejected [own.desk-audit.search]', async () => {
  await desk.ctx.db.execute(sql`insert into operator_acts (id, at, command, args, reason, outcome, operator)
    select gen_random_uuid(), app_now(), 'flag', '[]', 'x', 'done', 'paged' from generate_series(1, 7)`);
  const ids: string[] = [];
  let after: string | undefined;
  do {
    const { list, next } = await owner.client.audit({ operator: 'paged', size: 3, after });
    ids.push(...list.map(({ id }) => id));
    after = next ?? undefined;
  } while (after);
  expect(ids).toEqual((await found({ operator: 'paged' })).map(({ id }) => id));
  expect(new Set(ids).size).toBe(7);
  expect(await rejected(owner.client.audit({ after: 'bm9uZQ' }))).toBe('422 request.invalid');
});

test('a record names the sensitive data that it showed, the player and the item, and opening it is recorded [own.desk-audit.seen]', async () => {
  const player = await payee(desk, 500_000n);
  await owner.client.actOnPlayer({ user: player.userName, act: 'reveal', reason });
  const reveal = await newest('audit-owner');
  expect(await owner.client.auditAct({ id: reveal.id })).toMatchObject({
    kind: 'seen',
    command: 'players reveal',
    role: 'owner',
    reason,
    seen: ['contacts', 'payees', 'addresses'],
    player: player.userName,
    requestId: reveal.requestId,
    item: null,
    change: null,
  });
  expect(await newest('audit-owner')).toMatchObject({ command: 'audit show', args: [reveal.id], origin: 'desk' });
  const { id, number } = await player.withdraw('1000.00');
  await run('withdrawals', ['show', number], '');
  const show = await newest('at-line');
  expect(await owner.client.auditAct({ id: show.id })).toMatchObject({
    seen: ['contacts', 'payees'],
    item: { queue: 'withdrawals', id },
    player: null,
  });
  const { ticket } = await player.client.feedback({ type: 'game', content: 'Where is it?' });
  await run('feedback', ['close', ticket]);
  const close = await newest('at-line');
  expect(await owner.client.auditAct({ id: close.id })).toMatchObject({ item: { queue: 'feedback', id: ticket } });
  expect(await rejected(owner.client.auditAct({ id: crypto.randomUUID() }))).toBe('404 desk.actUnknown');
});

test('a changed setting is recorded before and after, by the desk’s or the command line’s request [own.desk-audit.change]', async () => {
  const changes: [string, string[], unknown, unknown][] = [
    ['site', ['set', 'cashInHours', '48'], '24', '48'],
    ['site', ['set', 'cashInHours', '24'], '48', '24'],
    ['flag', ['SIGNIN', 'off'], null, 'false'],
    ['flag', ['SIGNIN', 'on'], 'false', 'true'],
  ];
  for (const [command, args, before, after] of changes) {
    await run(command, args);
    const { id } = await newest('at-line');
    expect((await owner.client.auditAct({ id })).change).toMatchObject({ after, ...(before !== null && { before }) });
  }
  await run('rules', ['set', 'whatsapp', 'max', '31']);
  const rule = await owner.client.auditAct({ id: (await newest('at-line')).id });
  expect(JSON.parse(rule.change?.after ?? '')).toMatchObject({ maxLength: 31 });
  expect(rule.change?.before).not.toBe(rule.change?.after);
  await run('sms', ['budget', 'range', '77']);
  expect((await owner.client.auditAct({ id: (await newest('at-line')).id })).change?.after).toBe('77');
  await run('site', ['get'], '');
  expect((await newest('at-line')).change).toBe(null);
});

test('an export has the filtered acts, is an act with a reason, and no cell is a formula [own.desk-audit.export]', async () => {
  const player = await newcomer(desk);
  await run('players', ['note', player.userName, '=1+1'], '=cmd()');
  const filters = { operator: 'at-line', user: player.userName };
  const { csv, rows, isComplete } = await owner.client.exportAudit({ ...filters, reason });
  expect({ rows, isComplete }).toEqual({ rows: 1, isComplete: true });
  expect(csv).toContain('"players note"');
  expect(csv).toContain(`"'=cmd()"`);
  expect(csv.split('\r\n')).toHaveLength(3);
  expect(await newest('audit-owner')).toMatchObject({
    command: 'audit export',
    args: ['operator=at-line', `user=${player.userName}`],
    reason,
    outcome: 'done',
    origin: 'desk',
  });
  expect(await rejected(owner.client.exportAudit({ reason: ' ' }))).toMatch(/request\.invalid$/);
  expect(await rejected(run('audit', ['export'], ''))).toBe('422 ops.invalid');
});

test('the command line reads and exports what the desk does [own.desk-audit.search own.desk-audit.export]', async () => {
  const from = (await desk.ctx.now()).getTime();
  const player = await newcomer(desk);
  await run('labels', ['set', player.userName, 'VIP']);
  const filters = ['operator=at-line', `user=${player.userName}`, `from=${new Date(from).toISOString()}`];
  const { id } = await newest('at-line');
  expect(await run('audit', ['list', ...filters], '')).toMatchObject({ list: [{ id, command: 'labels set' }] });
  expect(await run('audit', ['show', id], '')).toEqual(await owner.client.auditAct({ id }));
  const file = await owner.client.exportAudit({ operator: 'at-line', user: player.userName, from, reason });
  expect(await run('audit', ['export', ...filters])).toEqual(file);
  for (const args of [
    ['list', 'colour=red'],
    ['list', 'from=soon'],
    ['show', 'x'],
  ])
    expect(await rejected(run('audit', args, ''))).toBe('422 ops.invalid');
});
