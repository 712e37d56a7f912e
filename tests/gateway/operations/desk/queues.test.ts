import { desc, eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { QUEUES } from '../../../../src/contract/operations/queues';
import { perform } from '../../../../src/gateway/operations/ops/acts';
import { operatorActs } from '../../../../src/gateway/operations/ops/tables';
import { asOwner } from '../../harness/as-owner';
import { reporter, SENDER } from '../../money/cash-in/support';
import { PIXEL } from '../../money/wallet/support';
import { argsOf, casesOf, deliverTo, fieldsOf, heldWin, queueCases, typedFor } from './queue-items';
import { type Desk, openBrowser, signedIn, startDesk } from './support';

let desk: Desk;
let owner: Awaited<ReturnType<typeof signedIn>>;
let other: typeof owner;
beforeAll(async () => {
  desk = await startDesk({ opsAlone: 200_000n });
  owner = await signedIn(desk, 'desk-owner', 'admin');
  other = await signedIn(desk, 'other-owner', 'admin');
});
afterAll(() => desk.close());

const MINUTE = 60_000;
const reason = 'the papers are in order';
const rejected = (call: Promise<unknown>) =>
  call.then(
    () => 'done',
    ({ status, code }) => `${status} ${code}`,
  );
const actsOf = (operator: string) =>
  desk.ctx.db.select().from(operatorActs).where(eq(operatorActs.operator, operator)).orderBy(desc(operatorActs.id));
/** A cash-in with a picture of its receipt. */
async function reported(amount = '500.00') {
  const player = await reporter(desk);
  const cashIn = await player.report({ amount });
  const { pictureId } = await player.client.uploadCashInPicture({ cashInId: cashIn.id, image: PIXEL });
  return { ...player, cashIn, id: cashIn.number, pictureId };
}
const cashIns = { queue: 'cashIns' } as const;

describe.each(QUEUES)('queue %s', (queue) => {
  const queueCase = queueCases[queue];
  const item = async (by: Pick<typeof owner, 'client'>, id: string) => by.client.queueItem({ queue, id });
  /** Claims an item and returns its version. */
  const claims = async (by: Pick<typeof owner, 'client'>, id: string) => {
    await by.client.claimItem({ queue, id });
    return (await item(by, id)).version;
  };

  test('lists open items by page, oldest first, each once, and counts them [own.desk-queue.items own.desk-queue.overview]', async () => {
    const made: string[] = [];
    for (let count = 0; count < 3; count++) made.push(await queueCase.make(desk));
    const listed: string[] = [];
    let after: string | undefined;
    do {
      const { list, next } = await owner.client.queueItems({ queue, size: 1, after });
      listed.push(...list.map(({ id }) => id));
      after = next ?? undefined;
    } while (after);
    expect(listed.filter((id) => made.includes(id))).toEqual(made);
    expect(new Set(listed).size).toBe(listed.length);
    const summary = (await owner.client.queues()).list.find((row) => row.queue === queue);
    const [first] = (await owner.client.queueItems({ queue, size: 1 })).list;
    expect(summary).toMatchObject({ count: listed.length, oldest: first?.since, oldestId: listed[0] });
    expect(summary?.sum === null).toBe(queueCase.amount === null);
    expect(await rejected(owner.client.queueItems({ queue, after: 'bm9uZQ' }))).toBe('422 request.invalid');
  });

  test('an item has what a decision depends on, and its reading is recorded [own.desk-queue.item]', async () => {
    const id = await queueCase.make(desk);
    const found = await item(owner, id);
    expect(found).toMatchObject({ id, queue, waitsFor: 'operator', amount: queueCase.amount, claim: null });
    expect(fieldsOf(found)).toMatchObject(queueCase.fields);
    expect(found.permitted.length).toBeGreaterThan(0);
    const [last] = await actsOf('desk-owner');
    expect(last).toMatchObject({ args: [id], outcome: 'done', origin: 'desk', reason: '' });
    const { list } = await owner.client.queueItems({ queue, size: 100 });
    const {
      groups: _g,
      pictures: _i,
      permitted: _p,
      needsTwo: _n,
      request: _r,
      version: _v,
      queue: _q,
      ...row
    } = found;
    expect(list.find((listed) => listed.id === id)).toEqual(row);
    for (const unknown of ['X00000001', 'Q99999999', crypto.randomUUID()])
      expect(await rejected(item(owner, unknown))).toBe('404 desk.itemUnknown');
  });

  test.each(casesOf(queueCase))(
    'act %s leaves the record of the command line, with another origin [own.desk-queue.acts]',
    async (act, actCase) => {
      const { command, stays } = actCase;
      const atDesk = await queueCase.make(desk);
      const byCommand = await queueCase.make(desk);
      const version = await claims(owner, atDesk);
      expect((await item(owner, atDesk)).permitted).toContain(act);
      const decision = { queue, id: atDesk, version, act, reason, ...typedFor(actCase) };
      expect(await owner.client.decideItem(decision)).toEqual({ request: null });
      const [word = '', second = ''] = command.split(' ');
      const args = [second, byCommand, ...argsOf(actCase)];
      await perform(desk.ctx, { name: 'desk-owner', role: 'admin' }, { command: word, args, reason });
      const [byLine, byDesk] = await actsOf('desk-owner');
      const comparable = ({ id: _id, at: _at, requestId: _request, ...row }: typeof operatorActs.$inferSelect) => ({
        ...row,
        args: row.args.map((arg) => (arg === atDesk || arg === byCommand ? 'id' : arg)),
      });
      if (!byLine || !byDesk) throw new Error('the acts were not recorded');
      expect(comparable(byDesk)).toEqual({ ...comparable(byLine), origin: 'desk' });
      expect(byLine).toMatchObject({ command, outcome: 'done', origin: 'command' });
      const after = await item(owner, atDesk);
      expect(after.claim === null).toBe(!stays);
      expect(after.state === 'decided').toBe(!stays);
      if (!stays) expect(after).toMatchObject({ permitted: [], waitsFor: 'none', dueAt: null, isLate: false });
    },
  );

  test('an act needs a claim of one’s own, its text, and a recent code if it moves money [own.desk-queue.acts own.desk.step-up]', async () => {
    for (const [act, actCase] of casesOf(queueCase)) {
      const { text, statement, stepUp } = actCase;
      const id = await queueCase.make(desk);
      const by = await openBrowser(desk, 'desk-owner');
      const { version } = await item(by, id);
      const decision = { queue, id, version, act, reason, ...typedFor(actCase) };
      expect(await rejected(by.client.decideItem(decision))).toBe('409 desk.notClaimed');
      const rival = await openBrowser(desk, 'other-owner');
      await rival.client.claimItem({ queue, id });
      expect(await rejected(by.client.claimItem({ queue, id }))).toBe('409 desk.claimed');
      expect(await rejected(by.client.decideItem(decision))).toBe('409 desk.claimed');
      await by.client.releaseItem({ queue, id });
      expect(await rejected(by.client.decideItem(decision))).toBe('409 desk.claimed');
      await rival.client.releaseItem({ queue, id });
      await by.client.claimItem({ queue, id });
      const otherText = { ...decision, text: text === undefined ? 'a text' : undefined };
      expect(await rejected(by.client.decideItem(otherText))).toBe('422 request.invalid');
      const seen = { amount: '1.00', sender: '01712345678', isCorrected: true };
      const otherStatement = { ...decision, statement: statement ? undefined : seen };
      expect(await rejected(by.client.decideItem(otherStatement))).toBe('422 request.invalid');
      await desk.ctx.db.execute(`update operator_sessions set step_up_until = app_now() where id = '${by.sessionId}'`);
      expect(await rejected(by.client.decideItem(decision))).toBe(stepUp ? '403 desk.stepUp' : 'done');
    }
  });

  test('of two operators and two browsers at one item, one wins [own.desk-queue.acts own.desk.claim]', async () => {
    const id = await queueCase.make(desk);
    const claimed = [owner, other].map(({ client }) => rejected(client.claimItem({ queue, id })));
    expect((await Promise.all(claimed)).sort()).toEqual(['409 desk.claimed', 'done']);
    const name = (await item(owner, id)).claim?.by ?? '';
    const ends = casesOf(queueCase).filter(([, { stays }]) => !stays);
    const { version } = await item(owner, id);
    const outcomes = await Promise.all(
      [ends.at(0), ends.at(-1)].map(async (entry) => {
        if (!entry) throw new Error('no act ends an item');
        const [act, actCase] = entry;
        const { client } = await openBrowser(desk, name);
        return rejected(client.decideItem({ queue, id, version, act, reason, ...typedFor(actCase) }));
      }),
    );
    expect(outcomes.filter((outcome) => outcome === 'done')).toHaveLength(1);
    const lost = outcomes.find((outcome) => outcome !== 'done');
    expect(lost).toMatch(/^(409 desk\.notClaimed|409 \w+\.(changed|notPermitted)|404 \w+\.unknown)$/);
  });

  test('an act of another queue is rejected [own.desk-queue.acts]', async () => {
    const id = await queueCase.make(desk);
    const version = await claims(owner, id);
    const foreign = QUEUES.filter((name) => name !== queue).flatMap((name) => casesOf(queueCases[name]));
    for (const [act, actCase] of foreign)
      if (!queueCase.acts[act]) {
        const decision = { queue, id, version, act, reason, ...typedFor(actCase) };
        expect(await rejected(owner.client.decideItem(decision))).toBe('422 request.invalid');
      }
  });
});

test('a queue filters by amount, age, claim and waiting party, and pages by key [own.desk-queue.items]', async () => {
  const small = await queueCases.cashIns.make(desk);
  const { id: large } = await reported('2600.00');
  const { id: other2600 } = await reported('2600.00');
  const found = async (filters: Omit<Parameters<typeof owner.client.queueItems>[0], 'queue'>) =>
    (await owner.client.queueItems({ ...cashIns, size: 100, ...filters })).list.map(({ id }) => id);
  const among = { min: '2600.00', max: '2600.00' };
  expect(await found(among)).toEqual([large, other2600]);
  expect(await found({ max: '500.00' })).toContain(small);
  expect(await found({ ...among, state: 'new' })).toEqual([large, other2600]);
  expect(await found({ ...among, state: 'inReview' })).toEqual([]);
  expect(await found({ ...among, minHours: 1 })).toEqual([]);
  await other.client.claimItem({ ...cashIns, id: large });
  expect(await found({ ...among, claimed: 'others' })).toEqual([large]);
  expect(await found({ ...among, claimed: 'free' })).toEqual([other2600]);
  expect(await found({ ...among, claimed: 'own' })).toEqual([]);
  const { version } = await other.client.queueItem({ ...cashIns, id: large });
  const statement = { amount: '2600.00', sender: SENDER, isCorrected: false };
  await other.client.decideItem({ ...cashIns, id: large, version, act: 'confirmTransfer', reason, statement });
  expect(await found({ ...among, waitsFor: 'secondOperator' })).toEqual([large]);
  expect(await found({ ...among, waitsFor: 'operator' })).toEqual([other2600]);
  const { list, next } = await owner.client.queueItems({ ...cashIns, ...among, size: 1 });
  expect(list.map(({ id }) => id)).toEqual([large]);
  const rest = await owner.client.queueItems({ ...cashIns, ...among, size: 1, after: next ?? undefined });
  expect([rest.list.map(({ id }) => id), rest.next]).toEqual([[other2600], null]);
});

test('an act on an outdated version is rejected [own.desk-queue.acts]', async () => {
  const id = await heldWin(desk, '900.00');
  await owner.client.claimItem({ queue: 'studioHolds', id });
  const { version } = await owner.client.queueItem({ queue: 'studioHolds', id });
  const stale = { queue: 'studioHolds', id, version: version + 1, act: 'release', reason } as const;
  expect(await rejected(owner.client.decideItem(stale))).toBe('409 studioHold.changed');
});

test('above the limit an act waits for another person [own.desk-queue.acts own.desk.requests]', async () => {
  const id = await heldWin(desk, '2500.00');
  const queue = 'studioHolds' as const;
  await owner.client.claimItem({ queue, id });
  const { version, needsTwo } = await owner.client.queueItem({ queue, id });
  expect(needsTwo).toEqual(['release']);
  const { request } = await owner.client.decideItem({ queue, id, version, act: 'release', reason });
  expect(request).toEqual({ id: expect.any(String), until: expect.any(Number) });
  const found = await other.client.queueItem({ queue, id });
  expect(found).toMatchObject({ waitsFor: 'secondOperator', request: { requestedBy: 'desk-owner', isOwn: false } });
  const confirm = { id: request?.id ?? '', decision: 'confirm', reason: 'checked again' } as const;
  expect(await rejected(owner.client.decideRequest(confirm))).toBe('403 ops.samePerson');
  expect(await rejected(other.client.decideRequest(confirm))).toBe('done');
  expect((await owner.client.queueItem({ queue, id })).state).toBe('decided');
  expect(
    (await actsOf('desk-owner')).find(({ outcome, confirmedBy }) => outcome === 'done' && confirmedBy),
  ).toMatchObject({ command: 'studio release', confirmedBy: 'other-owner', origin: 'desk', amount: 250_000n });
});

test('an item is late after the target of its queue [own.desk-queue.items own.desk-queue.overview]', async () => {
  const id = await queueCases.feedback.make(desk);
  const row = async (by: typeof owner | Awaited<ReturnType<typeof openBrowser>>) =>
    (await by.client.queueItems({ queue: 'feedback', size: 100 })).list.find((listed) => listed.id === id);
  const { since = 0, dueAt, isLate } = (await row(owner)) ?? {};
  expect([dueAt, isLate]).toEqual([since + 24 * 60 * MINUTE, false]);
  await desk.later(25 * 60 * MINUTE);
  const again = await openBrowser(desk, 'desk-owner');
  expect((await row(again))?.isLate).toBe(true);
  const summary = (await again.client.queues()).list.find(({ queue }) => queue === 'feedback');
  expect(summary?.late).toBe(summary?.count);
});

test('a letter of a visitor has a reply address and no player [own.desk-queue.item]', async () => {
  const { ticket } = await desk.client.visitorFeedback({
    type: 'other',
    content: 'Can I play from abroad?',
    replyTo: 'visitor@example.test',
  });
  const by = await openBrowser(desk, 'desk-owner');
  const found = await by.client.queueItem({ queue: 'feedback', id: ticket });
  expect(found.player).toBe(null);
  expect(found.groups[0]?.fields[0]).toEqual({ name: 'replyTo', kind: 'code', value: 'visitor@example.test' });
  await asOwner(desk.ctx, 'feedback', ['close', ticket]);
});

test('an address is visible to the operator who has requested it with a reason, for ten minutes [own.desk-queue.address]', async () => {
  const queue = 'redemptions' as const;
  const id = await queueCases.redemptions.make(desk);
  const by = await openBrowser(desk, 'desk-owner');
  const groups = async ({ client }: Pick<typeof by, 'client'>) =>
    (await client.queueItem({ queue, id })).groups.map(({ group }) => group);
  await by.client.claimItem({ queue, id });
  const { version } = await by.client.queueItem({ queue, id });
  expect(await groups(by)).toEqual(['redemption']);
  await by.client.decideItem({ queue, id, version, act: 'address', reason: 'to pack it' });
  expect(await groups(by)).toEqual(['redemption', 'address']);
  const shown = (await by.client.queueItem({ queue, id })).groups[1]?.fields.map(({ value }) => value);
  expect(shown).toEqual([deliverTo.recipient, deliverTo.phone, deliverTo.address]);
  expect(await groups(await openBrowser(desk, 'other-owner'))).toEqual(['redemption']);
  await desk.later(10 * MINUTE);
  expect(await groups(await openBrowser(desk, 'desk-owner'))).toEqual(['redemption']);
});

test('a debt that was settled in part since is another version [own.desk-queue.acts]', async () => {
  const queue = 'receivables' as const;
  const id = await queueCases.receivables.make(desk);
  const by = await openBrowser(desk, 'desk-owner');
  await by.client.claimItem({ queue, id });
  const { version } = await by.client.queueItem({ queue, id });
  const stale = { queue, id, version: version + 1, act: 'waive', reason } as const;
  expect(await rejected(by.client.decideItem(stale))).toBe('409 receivable.changed');
});

test('a picture of a receipt takes a reason, which is recorded as of the command line [own.desk-queue.pictures]', async () => {
  const { id, pictureId } = await reported();
  const rest = await queueCases.cashIns.make(desk);
  const by = await openBrowser(desk, 'desk-owner');
  expect((await by.client.queueItem({ ...cashIns, id })).pictures).toEqual([pictureId]);
  expect((await by.client.queueItem({ ...cashIns, id: rest })).pictures).toEqual([]);
  const viewing = { ...cashIns, id, picture: pictureId, reason: 'to compare the amount' };
  expect((await by.client.itemPicture(viewing)).picture.startsWith('iVBORw0KGgo')).toBe(true);
  const [view] = await actsOf('desk-owner');
  const typed = { command: 'cash-ins', args: ['pictures', id], reason: viewing.reason };
  await perform(desk.ctx, { name: 'desk-owner', role: 'admin' }, typed);
  const [byLine] = await actsOf('desk-owner');
  const comparable = ({ id: _id, at: _at, origin: _o, requestId: _r, ...row }: typeof operatorActs.$inferSelect) => row;
  if (!view || !byLine) throw new Error('the views were not recorded');
  expect(comparable(view)).toEqual(comparable(byLine));
  expect(view).toMatchObject({ command: 'cash-ins pictures', args: [id], origin: 'desk', reason: viewing.reason });
  expect(await rejected(by.client.itemPicture({ ...viewing, id: rest }))).toBe('404 upload.unknown');
  const letter = { queue: 'feedback', id: await queueCases.feedback.make(desk) } as const;
  expect(await rejected(by.client.itemPicture({ ...viewing, ...letter }))).toBe('404 upload.unknown');
  const editor = await signedIn(desk, 'an-editor', 'editor');
  expect(await rejected(editor.client.itemPicture(viewing))).toBe('403 ops.role');
});

test('a statement that differs is rejected until it is corrected; the received amount is credited [own.desk-queue.cash-ins]', async () => {
  const { id, cashIn, client, balance } = await reported();
  const by = await openBrowser(desk, 'desk-owner');
  await by.client.claimItem({ ...cashIns, id });
  const { version } = await by.client.queueItem({ ...cashIns, id });
  const confirm = (amount: string, sender: string, isCorrected = false) =>
    by.client.decideItem({
      ...cashIns,
      id,
      version,
      act: 'confirmTransfer',
      reason,
      statement: { amount, sender, isCorrected },
    });
  expect(await rejected(confirm('450.00', SENDER))).toBe('409 cashIn.otherAmount');
  expect(await rejected(confirm('500.00', '01812345678'))).toBe('409 cashIn.otherSender');
  expect(await confirm('450.00', '01812345678', true)).toEqual({ request: null });
  expect(await balance()).toBe('450.00');
  expect((await client.cashIn({ id: cashIn.id })).received).toBe('450.00');
  const decided = await by.client.queueItem({ ...cashIns, id });
  expect(decided).toMatchObject({ state: 'decided', amount: '450.00', permitted: [], claim: null });
  expect(fieldsOf(decided).received).toEqual(['verdict', 'received', 'receivedFrom', 'decidedBy', 'finding']);
});

test('a large transfer is credited after a second clerk, and never twice [own.desk-queue.cash-ins own.cash-in.two-people]', async () => {
  const { id, balance } = await reported('2500.00');
  const by = await openBrowser(desk, 'desk-owner');
  const second = await openBrowser(desk, 'other-owner');
  await by.client.claimItem({ ...cashIns, id });
  const { version, needsTwo } = await by.client.queueItem({ ...cashIns, id });
  expect(needsTwo).toEqual(['confirmTransfer']);
  const statement = { amount: '2500.00', sender: SENDER, isCorrected: false };
  const decision = { ...cashIns, id, version, act: 'confirmTransfer', reason, statement } as const;
  const { request } = await by.client.decideItem(decision);
  expect((await second.client.queueItem({ ...cashIns, id })).request).toMatchObject({ requestedBy: 'desk-owner' });
  const confirm = { id: request?.id ?? '', decision: 'confirm', reason: 'seen in the statement' } as const;
  expect(await rejected(by.client.decideRequest(confirm))).toBe('403 ops.samePerson');
  const waiting = (await second.client.requests()).list.find((pending) => pending.id === request?.id);
  expect(waiting).toMatchObject({ item: { ...cashIns, id }, withdrawal: null });
  const outcomes = await Promise.all([second, second].map(({ client }) => rejected(client.decideRequest(confirm))));
  expect(outcomes.sort()).toEqual(['409 ops.requestOver', 'done']);
  expect(await balance()).toBe('2500.00');
});

test('the player reads the reason of a rejection [own.desk-queue.cash-ins]', async () => {
  const { id, cashIn, client } = await reported();
  const by = await openBrowser(desk, 'desk-owner');
  await by.client.claimItem({ ...cashIns, id });
  const { version } = await by.client.queueItem({ ...cashIns, id });
  await by.client.decideItem({ ...cashIns, id, version, act: 'reject', reason: 'no such transfer' });
  expect(await client.cashIn({ id: cashIn.id })).toMatchObject({ state: 'rejected', reason: 'no such transfer' });
});

test('a difference shows both sides; an operator takes it and resolves it with a reason [own.desk-queue.differences]', async () => {
  const queue = 'differences' as const;
  const id = await queueCases.differences.make(desk);
  const by = await openBrowser(desk, 'desk-owner');
  await by.client.claimItem({ queue, id });
  const item = () => by.client.queueItem({ queue, id });
  const decide = async (act: 'take' | 'resolve') =>
    by.client.decideItem({ queue, id, version: (await item()).version, act, reason });
  expect((await item()).state).toBe('new');
  await decide('take');
  const owned = await item();
  expect(owned.state).toBe('inReview');
  expect(fieldsOf(owned)).toMatchObject({ difference: ['kind', 'source', 'since', 'owner'] });
  expect(owned.groups.map(({ fields }) => fields.find(({ name }) => name === 'sum')?.value)).toEqual([
    undefined,
    '450.00',
    '500.00',
  ]);
  await decide('resolve');
  const resolved = await item();
  expect(resolved).toMatchObject({ state: 'decided', permitted: [], claim: null });
  expect(resolved.groups.at(-1)).toEqual({
    group: 'received',
    fields: [
      { name: 'verdict', kind: 'code', value: 'resolved' },
      { name: 'decidedBy', kind: 'code', value: 'desk-owner' },
      { name: 'finding', kind: 'text', value: reason },
    ],
  });
});
