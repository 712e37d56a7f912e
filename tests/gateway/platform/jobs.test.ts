import { once } from 'node:events';
import { Logger, runTaskList } from 'graphile-worker';
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest';
import { moneyTasks, otherTasks, recurringJobs } from '../../../src/gateway/modules';
import { openDatabase } from '../../../src/gateway/platform/database/database';
import { freeAbandoned, lockWhileAlive } from '../../../src/gateway/platform/jobs/abandoned';
import { enqueue } from '../../../src/gateway/platform/jobs/enqueue';
import { freshDatabase } from '../harness/database';
import { startTestGateway, type TestGateway } from '../harness/gateway';
import { playerAt, tokenOf } from '../harness/player';

let gateway: TestGateway;
beforeAll(async () => {
  gateway = await startTestGateway();
});
afterAll(() => gateway.stop());

const COUNT = `select (select count(*) from sessions)::int as sessions, (select count(*) from challenges)::int as challenges,
  (select count(*) from envelope_nonces)::int as nonces, (select count(*) from allowances)::int as allowances`;

test('a job purges expired sessions, challenges, nonces and allowances', async () => {
  await gateway.ops('flag', ['SLIDEVERIF', 'off']);
  const player = playerAt(gateway.url);
  expect(tokenOf((await player.logIn(await player.status(), 'player', 'Shapla#2026')).reply)).not.toBeNull();
  await gateway.call('/wps/captcha');
  const count = async () => (await gateway.ctx.db.execute(COUNT)).rows[0];
  expect(await count()).toEqual({ sessions: 1, challenges: 1, nonces: 1, allowances: expect.any(Number) });
  await gateway.ops('clock', ['+3d']);
  await gateway.ctx.db.execute(`select graphile_worker.add_job('purge')`);
  await expect.poll(count).toEqual({ sessions: 0, challenges: 0, nonces: 0, allowances: 0 });
});

test('a worker has every recurring job [own.metrics.ledger]', () => {
  const tasks = { ...moneyTasks(gateway.ctx), ...otherTasks(gateway.ctx) };
  expect(Object.keys(recurringJobs).filter((name) => !Object.hasOwn(tasks, name))).toEqual([]);
});

test('the next purge is always queued, once for all gateways', { tags: ['extended'] }, async () => {
  const waiting = async () =>
    (
      await gateway.ctx.db.execute(
        `select run_at > now() as later from graphile_worker.jobs where task_identifier = 'purge'`,
      )
    ).rows;
  await expect.poll(waiting).toEqual([{ later: true }]);
  await gateway.ops('clock', ['+11m']);
  await expect.poll(waiting).toEqual([{ later: true }]);
});

test('the clock moves only between jobs, so a running job has queued its next step', async () => {
  const run = (statement: string) => gateway.ctx.db.execute(statement);
  await run(`select graphile_worker.add_job('purge', run_at => now() + interval '1 day', job_key => 'running')`);
  await run(`update graphile_worker._private_jobs set locked_at = now(), locked_by = 'worker' where key = 'running'`);
  const before = await gateway.ctx.now();
  const moved = gateway.ops('clock', ['+1h']);
  for (let look = 0; look < 20; look++)
    expect((await gateway.ctx.now()).getTime() - before.getTime()).toBeLessThan(30 * 60_000);
  await run(`delete from graphile_worker._private_jobs where key = 'running'`);
  await moved;
  expect((await gateway.ctx.now()).getTime() - before.getTime()).toBeGreaterThanOrEqual(60 * 60_000);
});

test('a dead worker’s job runs again immediately, a live worker’s is left alone [own.jobs.abandoned]', async () => {
  const { url, drop } = await freshDatabase({ demo: false });
  onTestFinished(drop);
  const { pool, db } = openDatabase(url, { timeouts: null });
  onTestFinished(() => pool.end());
  const runs = { long: 0, left: 0 };
  const ended = new EventTarget();
  const end = new Event('ended');
  const long = async () => {
    runs.long++;
    await once(ended, 'ended');
  };
  const left = () => void runs.left++;
  const options = {
    concurrency: 3,
    pollInterval: 50,
    noHandleSignals: true,
    logger: new Logger(() => () => undefined),
    events: lockWhileAlive(),
  };
  const workers = runTaskList(options, { long, left }, pool);
  onTestFinished(() => workers.gracefulShutdown());
  onTestFinished(() => void ended.dispatchEvent(end));
  await enqueue(db, 'long', {});
  await expect.poll(() => runs.long).toBe(1);
  await db.transaction(async (tx) => {
    await enqueue(tx, 'left', {});
    await tx.execute(
      `update graphile_worker._private_jobs set locked_by = 'of a dead process' where locked_at is null`,
    );
    await tx.execute(`update graphile_worker._private_jobs set locked_at = now() - interval '11 seconds'`);
  });
  await freeAbandoned({ db });
  await expect.poll(() => runs.left).toBe(1);
  expect(runs).toEqual({ long: 1, left: 1 });
});
