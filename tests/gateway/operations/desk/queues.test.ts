import { desc, eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { QUEUES } from '../../../../src/contract/operations/queues';
import { perform } from '../../../../src/gateway/operations/ops/acts';
import { operatorActs } from '../../../../src/gateway/operations/ops/tables';
import { asOwner } from '../../harness/as-owner';
import { casesOf, deliverTo, fieldsOf, heldWin, queueCases } from './queue-items';
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
    expect(summary).toMatchObject({ count: listed.length, oldest: first?.since });
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
    async (act, { command, answer, text, stays }) => {
      const atDesk = await queueCase.make(desk);
      const byCommand = await queueCase.make(desk);
      const version = await claims(owner, atDesk);
      expect((await item(owner, atDesk)).permitted).toContain(act);
      const decision = { queue, id: atDesk, version, act, reason, ...(text !== undefined && { text }) };
      expect(await owner.client.decideItem(decision)).toEqual({ request: null });
      const [word = '', second = ''] = command.split(' ');
      const args = [second, byCommand, ...[answer, text].filter((typed) => typed !== undefined)];
      await perform(desk.ctx, { name: 'desk-owner', role: 'admin' }, { command: word, args, reason });
      const [byLine, byDesk] = await actsOf('desk-owner');
      const comparable = ({ id: _id, at: _at, ...row }: typeof operatorActs.$inferSelect) => ({
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
    for (const [act, { text, stepUp }] of casesOf(queueCase)) {
      const id = await queueCase.make(desk);
      const by = await openBrowser(desk, 'desk-owner');
      const { version } = await item(by, id);
      const decision = { queue, id, version, act, reason, ...(text !== undefined && { text }) };
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
        const [act, { text }] = entry;
        const { client } = await openBrowser(desk, name);
        return rejected(client.decideItem({ queue, id, version, act, reason, ...(text !== undefined && { text }) }));
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
    for (const [act, { text }] of foreign)
      if (!queueCase.acts[act]) {
        const decision = { queue, id, version, act, reason, ...(text !== undefined && { text }) };
        expect(await rejected(owner.client.decideItem(decision))).toBe('422 request.invalid');
      }
  });
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
