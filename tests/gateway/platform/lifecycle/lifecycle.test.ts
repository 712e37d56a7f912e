import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import {
  advance,
  expire,
  lifecycleTasks,
  readLifecycles,
  start,
} from '../../../../src/gateway/platform/lifecycle/service';
import { startModules } from '../../harness/modules';
import { type Parcel, parcelWith, TABLES } from './parcel';

const DAY = 86_400_000;
const parcel = parcelWith();
const gateway = await startModules();
const { ctx } = gateway;
beforeAll(() => ctx.db.execute(TABLES));
afterAll(() => gateway.close());

const rejection = (code: string, status = 409) => expect.objectContaining({ code: `parcel.${code}`, status });
const runJobs = (item: Parcel = parcel) => gateway.runJobs(lifecycleTasks(ctx, [item]));

async function sent(days = 3, item: Parcel = parcel) {
  const id = crypto.randomUUID();
  await start(ctx, item, { id, input: { days } });
  await advance(ctx, item, { id, event: { type: 'sent' } });
  return id;
}
const steps = async (id: string) =>
  (await ctx.db.execute(sql`select state from parcel_steps where id = ${id} order by version`)).rows.map(
    ({ state }) => state,
  );
const effects = async (id: string) =>
  (
    await ctx.db.execute(
      sql`select concat_ws(' ', type, news) as done from parcel_effects where id = ${id} order by version`,
    )
  ).rows.map(({ done }) => done);
const jobs = async (id: string) =>
  (
    await ctx.db.execute(sql`select key from graphile_worker.jobs where key like ${`parcel:${id}:%`} order by key`)
  ).rows.map(({ key }) => String(key).split(':').at(-1));
const stored = async (id: string) => (await readLifecycles(ctx.db, parcel, [id])).get(id);

test('a step stores its version, performs its effects and turns its delay into a job', async () => {
  const id = crypto.randomUUID();
  const initial = await start(ctx, parcel, { id, input: { days: 3 }, note: 'fragile' });
  expect([initial.subject, initial.step.version, initial.step.event, initial.step.deadline]).toEqual([
    'packed',
    1,
    null,
    null,
  ]);
  const { step } = await advance(ctx, parcel, { id, event: { type: 'sent' }, version: 1 });
  expect(step).toMatchObject({
    version: 2,
    event: 'sent',
    effects: [{ type: 'stamp' }, { type: 'tell', params: { news: 'sent', days: 3 } }],
  });
  expect(step.deadline?.getTime()).toBe(step.at.getTime() + 3 * DAY);
  const read = await stored(id);
  expect([read?.version, read?.snapshot.value, read?.snapshot.context]).toEqual([2, 'travelling', { days: 3 }]);
  expect([await steps(id), await effects(id), await jobs(id)]).toEqual([
    ['packed', 'travelling'],
    ['stamp', 'tell sent'],
    ['2.0'],
  ]);
});

test('rejects events the chart does not permit, old versions and unknown ids without effects', async () => {
  const id = await sent();
  await advance(ctx, parcel, { id, event: { type: 'arrived' } });
  const before = await stored(id);
  const done = await effects(id);
  await expect(advance(ctx, parcel, { id, event: { type: 'sent' } })).rejects.toEqual(rejection('notPermitted'));
  await expect(advance(ctx, parcel, { id, event: { type: 'arrived' }, version: 2 })).rejects.toEqual(
    rejection('changed'),
  );
  await expect(advance(ctx, parcel, { id: crypto.randomUUID(), event: { type: 'arrived' } })).rejects.toEqual(
    rejection('unknown', 404),
  );
  expect([await effects(id), (await stored(id))?.version]).toEqual([done, before?.version]);
  await expect(start(ctx, parcel, { id, input: { days: 1 } })).rejects.toThrow();
});

test('a delay ends once and on time by its job, which follows the demo’s clock', async () => {
  const id = await sent();
  await gateway.later(3 * DAY - 60_000);
  await runJobs();
  expect(await steps(id)).toEqual(['packed', 'travelling']);
  await gateway.later(60_000);
  await expect(advance(ctx, parcel, { id, event: { type: 'arrived' } })).rejects.toEqual(rejection('notPermitted'));
  await Promise.all([runJobs(), runJobs(), expire(ctx, parcel, { id, key: '2.0' })]);
  await runJobs();
  expect([await steps(id), await jobs(id)]).toEqual([['packed', 'travelling', 'late'], []]);
  expect((await effects(id)).filter((done) => done === 'tell late')).toHaveLength(1);
});

test('leaving a state removes its delay; internal steps keep it and re-entering restarts it', async () => {
  const left = await sent();
  await advance(ctx, parcel, { id: left, event: { type: 'arrived' } });
  expect(await jobs(left)).toEqual([]);
  expect(await expire(ctx, parcel, { id: left, key: '2.0' })).toBeNull();
  const id = await sent();
  const before = (await stored(id))?.timers;
  await advance(ctx, parcel, { id, event: { type: 'weighed' } });
  expect([(await stored(id))?.timers, await jobs(id)]).toEqual([before, ['2.0']]);
  await advance(ctx, parcel, { id, event: { type: 'sent' } });
  expect(await jobs(id)).toEqual(['4.0']);
  expect(await expire(ctx, parcel, { id, key: '2.0' })).toBeNull();
});

test.each([
  ['the first', 1],
  ['the last', 2],
])('a failing effect, %s, rolls the whole step back', async (_, failing) => {
  const id = crypto.randomUUID();
  await start(ctx, parcel, { id, input: { days: 1 } });
  let done = 0;
  const breaks = parcelWith({
    perform: async () => {
      if (++done === failing) throw new Error('no ink');
    },
  });
  await expect(advance(ctx, breaks, { id, event: { type: 'sent' } })).rejects.toThrow('no ink');
  expect([(await stored(id))?.version, await steps(id), await effects(id), await jobs(id)]).toEqual([
    1,
    ['packed'],
    [],
    [],
  ]);
  await advance(ctx, parcel, { id, event: { type: 'sent' } });
  expect(await effects(id)).toEqual(['stamp', 'tell sent']);
});

test('concurrent events: one takes the step, and its effects happen once [asvs 2.3.3]', async () => {
  const id = crypto.randomUUID();
  await start(ctx, parcel, { id, input: { days: 1 } });
  const tries = (event: 'sent' | 'arrived', version?: number) =>
    Promise.allSettled(Array.from({ length: 8 }, () => advance(ctx, parcel, { id, event: { type: event }, version })));
  const rejectionCodes = (tried: PromiseSettledResult<unknown>) =>
    tried.status === 'rejected' ? [tried.reason.code] : [];
  expect((await tries('sent', 1)).flatMap(rejectionCodes)).toEqual(Array(7).fill('parcel.changed'));
  expect(await effects(id)).toEqual(['stamp', 'tell sent']);
  expect((await tries('arrived')).flatMap(rejectionCodes)).toEqual(Array(7).fill('parcel.notPermitted'));
  expect(await effects(id)).toEqual(['stamp', 'tell sent', 'tell arrived']);
});

test('a job killed between effect and commit runs again as if for the first time', async () => {
  const id = await sent(1);
  await gateway.later(DAY);
  let kills = 0;
  const killed = parcelWith({
    perform: async (tx, of) => {
      if (of === id && kills++ === 0) await tx.execute(sql`select pg_terminate_backend(pg_backend_pid())`);
    },
  });
  await runJobs(killed);
  expect([await steps(id), await effects(id), await jobs(id)]).toEqual([
    ['packed', 'travelling'],
    ['stamp', 'tell sent'],
    ['2.0'],
  ]);
  await gateway.later(60_000);
  await runJobs(killed);
  expect([kills, await steps(id), await effects(id)]).toEqual([
    2,
    ['packed', 'travelling', 'late'],
    ['stamp', 'tell sent', 'tell late'],
  ]);
});
