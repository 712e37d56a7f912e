import { desc, eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { perform } from '../../../../src/gateway/operations/ops/acts';
import { operatorActs } from '../../../../src/gateway/operations/ops/tables';
import { disbursed, on, PIXEL, payee } from '../../money/wallet/support';
import { type Desk, openBrowser, signedIn, startDesk } from './support';

let desk: Desk;
let clerk: Awaited<ReturnType<typeof signedIn>>;
let other: typeof clerk;
beforeAll(async () => {
  desk = await startDesk({ opsAlone: 200_000n });
  clerk = await signedIn(desk, 'clerk', 'payments');
  other = await signedIn(desk, 'other-clerk', 'payments');
});
afterAll(() => desk.close());

const MINUTE = 60_000;
const rejected = (call: Promise<unknown>) =>
  call.then(
    () => 'done',
    ({ status, code }) => `${status} ${code}`,
  );
/** A new withdrawal in review. */
async function requested(amount = '1000.00') {
  const player = await payee(desk, 500_000n);
  const { id } = await player.withdraw(amount);
  return { id, player };
}
const actsOf = (operator: string) =>
  desk.ctx.db.select().from(operatorActs).where(eq(operatorActs.operator, operator)).orderBy(desc(operatorActs.id));
const versionOf = async (id: string) => (await clerk.client.withdrawal({ id })).version;

test('the queue lists unsettled withdrawals by page, oldest first, each once [own.desk.withdrawals]', async () => {
  const ids: string[] = [];
  for (let count = 0; count < 5; count++) ids.push((await requested()).id);
  const listed: string[] = [];
  let after: string | undefined;
  do {
    const { list, next } = await clerk.client.withdrawals({ size: 2, after });
    expect(list.length).toBeLessThanOrEqual(2);
    listed.push(...list.map(({ id }) => id));
    after = next ?? undefined;
    // Rows that arrive while the queue is read shift nothing.
    if (listed.length === 2) ids.push((await requested()).id);
  } while (after);
  expect(listed.slice(-ids.length)).toEqual(ids);
  expect(new Set(listed).size).toBe(listed.length);
  expect(await rejected(clerk.client.withdrawals({ after: 'bm9uZQ' }))).toBe('422 request.invalid');
});

test('the overview has number, sum and oldest of the withdrawals that wait for an operator [own.desk-queue.overview]', async () => {
  await disbursed(desk, await payee(desk, 500_000n), '1350.00');
  await requested('1400.00');
  const waiting: string[] = [];
  let sum = 0;
  let after: string | undefined;
  do {
    const { list, next } = await clerk.client.withdrawals({ waitsFor: 'operator', size: 100, after });
    waiting.push(...list.map(({ id }) => id));
    sum += list.reduce((total, { amount }) => total + Number(amount), 0);
    after = next ?? undefined;
  } while (after);
  const [summary] = (await clerk.client.queues()).list;
  expect(summary).toMatchObject({ queue: 'withdrawals', count: waiting.length, oldestId: waiting[0], late: 0 });
  expect(Number(summary?.sum)).toBe(sum);
  const editor = await signedIn(desk, 'an-editor', 'editor');
  expect((await editor.client.queues()).list).toEqual([]);
});

test('the queue filters by state, age, amount, claim and waiting party [own.desk.withdrawals]', async () => {
  const { id, player } = await requested('1300.00');
  const paid = await disbursed(desk, await payee(desk, 500_000n), '1300.00');
  const found = async (filters: Parameters<typeof clerk.client.withdrawals>[0]) => {
    const { list } = await clerk.client.withdrawals({ ...filters, min: '1300.00', max: '1300.00' });
    return list.map((row) => row.id);
  };
  expect(await found({})).toEqual([id, paid.id]);
  expect(await found({ state: 'disbursed' })).toEqual([paid.id]);
  expect(await found({ waitsFor: 'player' })).toEqual([paid.id]);
  expect(await found({ waitsFor: 'operator' })).toEqual([id]);
  expect(await found({ waitsFor: 'secondOperator' })).toEqual([]);
  expect(await found({ minHours: 1 })).toEqual([]);
  await other.client.claimWithdrawal({ id });
  expect(await found({ claimed: 'others' })).toEqual([id]);
  expect(await found({ claimed: 'free' })).toEqual([paid.id]);
  expect(await found({ claimed: 'own' })).toEqual([]);
  const [row] = (await clerk.client.withdrawals({ min: '1300.00', max: '1300.00' })).list;
  expect(row).toMatchObject({
    player: player.userName,
    state: 'requested',
    claim: { by: 'other-clerk', isOwn: false },
  });
});

test('of concurrent claims one succeeds; a claim ends after ten minutes or when released [own.desk.claim]', async () => {
  const { id } = await requested();
  const claims = await Promise.all([clerk, other].map(({ client }) => rejected(client.claimWithdrawal({ id }))));
  expect(claims.sort()).toEqual(['409 desk.claimed', 'done']);
  const isFirst = (await clerk.client.withdrawal({ id })).claim?.isOwn === true;
  const [holder, waiting] = isFirst ? [clerk, other] : [other, clerk];
  expect(await rejected(holder.client.claimWithdrawal({ id }))).toBe('done');
  await waiting.client.releaseWithdrawal({ id });
  expect(await rejected(waiting.client.claimWithdrawal({ id }))).toBe('409 desk.claimed');
  await holder.client.releaseWithdrawal({ id });
  expect(await rejected(waiting.client.claimWithdrawal({ id }))).toBe('done');
  await desk.later(10 * MINUTE);
  const again = await openBrowser(desk, holder.name);
  expect((await again.client.withdrawal({ id })).claim).toBe(null);
  expect(await rejected(again.client.claimWithdrawal({ id }))).toBe('done');
  const unknown = again.client.claimWithdrawal({ id: crypto.randomUUID() });
  expect(await rejected(unknown)).toBe('404 withdrawal.unknown');
  for (const mistyped of ['W00000001', crypto.randomUUID()])
    expect(await rejected(again.client.withdrawal({ id: mistyped }))).toBe('404 withdrawal.unknown');
});

test('an act needs a claim of one’s own and a recent code [own.desk.claim own.desk.step-up]', async () => {
  const { id } = await requested();
  const by = await openBrowser(desk, 'clerk');
  const rival = await openBrowser(desk, 'other-clerk');
  const decision = { id, version: await versionOf(id), act: 'approve', reason: 'all is well' } as const;
  expect(await rejected(by.client.decideWithdrawal(decision))).toBe('409 desk.notClaimed');
  await rival.client.claimWithdrawal({ id });
  expect(await rejected(by.client.decideWithdrawal(decision))).toBe('409 desk.claimed');
  await rival.client.releaseWithdrawal({ id });
  await by.client.claimWithdrawal({ id });
  await desk.later(10 * MINUTE);
  expect(await rejected(by.client.decideWithdrawal(decision))).toBe('403 desk.stepUp');
});

test('an act at the desk leaves the record of the command line, with another origin [own.desk.acts]', async () => {
  const atDesk = await requested();
  const byCommand = await requested();
  const by = await openBrowser(desk, 'clerk');
  const reason = 'the papers are in order';
  await by.client.claimWithdrawal({ id: atDesk.id });
  const version = await versionOf(atDesk.id);
  const decided = await by.client.decideWithdrawal({ id: atDesk.id, version, act: 'approve', reason });
  expect(decided).toEqual({ state: 'approved', request: null });
  const command = { command: 'withdrawals', args: ['approve', byCommand.id], reason };
  await perform(desk.ctx, { name: 'clerk', role: 'payments' }, command);
  const [second, first] = await actsOf('clerk');
  const comparable = ({ id: _id, at: _at, args: _a, requestId: _r, ...act }: typeof operatorActs.$inferSelect) => act;
  expect([first?.args, second?.args]).toEqual([[atDesk.id], [byCommand.id]]);
  expect(comparable(first as never)).toEqual({ ...comparable(second as never), origin: 'desk' });
  expect(second).toMatchObject({ origin: 'command', command: 'withdrawals approve', outcome: 'done', reason });
  expect((await by.client.withdrawal({ id: atDesk.id })).claim).toBe(null);
});

test('every act has its command [own.desk.acts]', async () => {
  const by = await openBrowser(desk, 'clerk');
  const commands = {
    approve: 'withdrawals approve',
    reject: 'withdrawals reject',
    disburse: 'withdrawals disburse',
    send: 'withdrawals send',
    foundPaid: 'withdrawals found paid',
    foundUnpaid: 'withdrawals found unpaid',
    pay: 'withdrawals dispute pay',
    refund: 'withdrawals dispute refund',
    refuse: 'withdrawals dispute refuse',
  } as const;
  for (const [act, expected] of Object.entries(commands) as [keyof typeof commands, string][]) {
    const { id } = await requested();
    await by.client.claimWithdrawal({ id });
    // Acts that the state does not permit are recorded, too.
    await rejected(by.client.decideWithdrawal({ id, version: await versionOf(id), act, reason: 'a test' }));
    const [last] = await actsOf('clerk');
    expect([last?.command, ...(last?.args ?? []).filter((arg) => arg !== id)].join(' ')).toBe(expected);
  }
});

test('concurrent approval and rejection: one wins, the other gets a stable code [own.desk.acts]', async () => {
  for (let round = 0; round < 3; round++) {
    const { id, player } = await requested();
    const first = await openBrowser(desk, 'clerk');
    const second = await openBrowser(desk, 'clerk');
    await first.client.claimWithdrawal({ id });
    const version = await versionOf(id);
    const decide = (by: typeof first, act: 'approve' | 'reject') =>
      rejected(by.client.decideWithdrawal({ id, version, act, reason: 'at the same time' }));
    const outcomes = await Promise.all([decide(first, 'approve'), decide(second, 'reject')]);
    expect(outcomes.filter((outcome) => outcome === 'done')).toHaveLength(1);
    expect(['409 withdrawal.changed', '409 desk.notClaimed']).toContain(outcomes.find((outcome) => outcome !== 'done'));
    const { state } = await player.client.withdrawal({ id });
    expect(state).toBe(outcomes[0] === 'done' ? 'approved' : 'rejected');
  }
});

test('an act on a version that a command has replaced is rejected [own.desk.acts]', async () => {
  const { id } = await requested();
  const by = await openBrowser(desk, 'clerk');
  await by.client.claimWithdrawal({ id });
  const version = await versionOf(id);
  const approve = { command: 'withdrawals', args: ['approve', id], reason: 'by command' };
  await perform(desk.ctx, { name: 'other-clerk', role: 'payments' }, approve);
  const late = by.client.decideWithdrawal({ id, version, act: 'reject', reason: 'too late' });
  expect(await rejected(late)).toBe('409 withdrawal.changed');
});

test('the review has money, payee, warnings, report and permitted acts, and is recorded [own.desk.withdrawals own.desk-queue.pictures]', async () => {
  const player = await payee(desk, 500_000n);
  const paid = await disbursed(desk, player);
  const { proofId } = await player.client.uploadProof({ withdrawalId: paid.id, image: PIXEL });
  await player.client.reportPartial({
    ...on(paid),
    receivedAmount: '400.00',
    remainingAmount: '600.00',
    proofs: [proofId],
  });
  const { id: later } = await player.withdraw('500.00');
  const support = await signedIn(desk, 'helper', 'support');
  const review = await support.client.withdrawal({ id: paid.id });
  expect(review).toMatchObject({
    number: paid.number,
    state: 'partiallyReceived',
    waitsFor: 'operator',
    received: '400.00',
    remainder: '600.00',
    player: { userName: player.userName, realName: 'Rupa Akter', isBlocked: false, pausedUntil: null },
    funds: { own: '3500.00', bonus: '0.00', held: '500.00', turnoverLeft: '0.00' },
    payee: { provider: 'Nodi Pay', holder: 'Rupa Akter' },
    review: null,
    proofs: [proofId],
    warnings: ['payeeNew'],
    cases: [],
    request: null,
    permitted: [],
  });
  expect(review.payeeHistory).toMatchObject([{ player: player.userName, amount: '500.00', state: 'requested' }]);
  expect(review.steps.map(({ by }) => by)).toEqual(['player', 'operator:admin', 'operator:admin', 'player']);
  const viewing = { proof: proofId, reason: 'to check the receipt' };
  const { picture } = await support.client.withdrawalProof({ ...viewing, id: paid.id });
  expect(picture.startsWith('iVBORw0KGgo')).toBe(true);
  const foreign = support.client.withdrawalProof({ ...viewing, id: later });
  expect(await rejected(foreign)).toBe('404 upload.unknown');
  expect((await actsOf('helper')).map(({ command, outcome, reason }) => [command, outcome, reason])).toEqual([
    ['withdrawals proofs', 'upload.unknown', viewing.reason],
    ['withdrawals proofs', 'done', viewing.reason],
    ['withdrawals show', 'done', ''],
  ]);
  const by = await openBrowser(desk, 'clerk');
  expect((await by.client.withdrawal({ id: paid.id })).permitted).toEqual(['pay', 'refund', 'refuse']);
  expect((await by.client.withdrawal({ id: later })).permitted).toEqual(['approve', 'reject']);
});

test('above the limit an act waits for another person, whatever browser one uses [own.desk.requests]', async () => {
  const { id, player } = await requested('2500.00');
  const by = await openBrowser(desk, 'clerk');
  const elsewhere = await openBrowser(desk, 'clerk');
  const second = await openBrowser(desk, 'other-clerk');
  await by.client.claimWithdrawal({ id });
  expect((await by.client.withdrawal({ id })).needsTwo).toBe(true);
  const version = await versionOf(id);
  const { state, request } = await by.client.decideWithdrawal({ id, version, act: 'approve', reason: 'a large one' });
  expect([state, request]).toEqual([null, { id: expect.any(String), until: expect.any(Number) }]);
  const inbox = (await elsewhere.client.requests()).list.find((pending) => pending.id === request?.id);
  expect(inbox).toMatchObject({
    requestedBy: 'clerk',
    isOwn: true,
    amount: '2500.00',
    reason: 'a large one',
    command: `withdrawals approve ${id}`,
    withdrawal: { id, act: 'approve' },
  });
  const listed = (await second.client.withdrawals({ waitsFor: 'secondOperator' })).list;
  expect(listed.map((row) => [row.id, row.waitsFor])).toEqual([[id, 'secondOperator']]);
  expect((await second.client.withdrawal({ id })).request).toMatchObject({ requestedBy: 'clerk', isOwn: false });
  const confirm = { id: request?.id ?? '', decision: 'confirm', reason: 'checked again' } as const;
  for (const browser of [by, elsewhere])
    expect(await rejected(browser.client.decideRequest(confirm))).toBe('403 ops.samePerson');
  const outcomes = await Promise.all([second, second].map(({ client }) => rejected(client.decideRequest(confirm))));
  expect(outcomes.sort()).toEqual(['409 ops.requestOver', 'done']);
  expect((await player.client.withdrawal({ id })).state).toBe('approved');
  expect((await actsOf('clerk'))[0]).toMatchObject({
    command: 'withdrawals approve',
    outcome: 'done',
    confirmedBy: 'other-clerk',
    origin: 'desk',
    amount: 250_000n,
  });
});

test('a refused request moves nothing, and a confirmed one only the version that was requested [own.desk.requests]', async () => {
  const { id, player } = await requested('2600.00');
  const by = await openBrowser(desk, 'clerk');
  const second = await openBrowser(desk, 'other-clerk');
  const requestApproval = async () => {
    await by.client.claimWithdrawal({ id });
    const decision = { id, version: await versionOf(id), act: 'approve', reason: crypto.randomUUID() } as const;
    return (await by.client.decideWithdrawal(decision)).request?.id ?? '';
  };
  const first = await requestApproval();
  expect(await second.client.decideRequest({ id: first, decision: 'refuse', reason: 'not this one' })).toEqual({
    outcome: 'refused',
  });
  expect((await player.client.withdrawal({ id })).state).toBe('requested');
  const late = await requestApproval();
  const reject = { command: 'withdrawals', args: ['reject', id], reason: 'in the meantime' };
  await perform(desk.ctx, { name: 'other-clerk', role: 'payments' }, reject);
  const confirmed = second.client.decideRequest({ id: late, decision: 'confirm', reason: 'too late' });
  expect(await rejected(confirmed)).toBe('409 withdrawal.changed');
});

test('markup that a player wrote comes back as text of JSON only [own.desk.apart asvs 3.2.1]', async () => {
  const script = '"><img src=x onerror=alert(1)><script>alert(1)</script>';
  const player = await payee(desk, 500_000n);
  await player.client.setRealName({ realName: script }).catch(() => null);
  await desk.ctx.db.execute(`update accounts set nickname = '<script>alert(2)</script>' where id = '${player.id}'`);
  const { id } = await player.withdraw('500.00');
  const by = await openBrowser(desk, 'clerk');
  await by.client.claimWithdrawal({ id });
  const version = await versionOf(id);
  await by.client.decideWithdrawal({ id, version, act: 'reject', reason: script });
  const url = `/desk/api/withdrawals/one?id=${id}`;
  const reply = await desk.opsServer.inject({ url, headers: { authorization: `Bearer ${by.token}` } });
  expect(reply.headers['content-type']).toBe('application/json; charset=utf-8');
  expect(reply.headers['x-content-type-options']).toBe('nosniff');
  expect(reply.headers['content-security-policy']).toMatch(/script-src 'self';.*style-src 'self';/);
  expect(reply.json().value.steps.at(-1).reason).toBe(script);
});

test('the review names open cases and the one that holds the payout [own.desk.withdrawals own.abuse.payout]', async () => {
  const { id, player } = await requested();
  const { db } = desk.ctx;
  const caseId = crypto.randomUUID();
  const signalId = crypto.randomUUID();
  await db.execute(`insert into abuse_cases (id, state, opened_at) values ('${caseId}', 'open', app_now())`);
  await db.execute(`insert into abuse_members values ('${caseId}', '${player.id}', app_now())`);
  const limit = { command: 'site', args: ['set', 'casePayoutDay', '5000'], reason: 'a test' };
  await perform(desk.ctx, { name: 'admin', role: 'admin' }, limit);
  const by = await openBrowser(desk, 'clerk');
  expect((await by.client.withdrawal({ id })).cases).toMatchObject([{ holds: false }]);
  await db.execute(`insert into abuse_signals (id, kind, account_id, other_id, case_id, weight, reasons, found_at)
    values ('${signalId}', 'reversal', '${player.id}', '${player.id}', '${caseId}', 1, '{}', app_now())`);
  const { cases, version } = await by.client.withdrawal({ id });
  expect(cases).toEqual([{ number: expect.stringMatching(/^C\d{8}$/), openedAt: expect.any(Number), holds: true }]);
  await by.client.claimWithdrawal({ id });
  const held = by.client.decideWithdrawal({ id, version, act: 'approve', reason: 'a test' });
  expect(await rejected(held)).toBe('409 withdrawal.caseOpen');
});
