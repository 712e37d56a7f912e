import { sql } from 'drizzle-orm';
import * as v from 'valibot';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { loginMachine } from '../../../../machines/identity/login/login.machine';
import { loginSamples as written } from '../../../../machines/identity/login/login.samples';
import { declared, explore, paths, readSamples, retrace, saved, stable } from '../../../../src/atlas';
import { CLIENT_ERROR_LIMITS, clientErrorEndpoints } from '../../../../src/contract/platform/client-errors';
import { purgeClientErrors } from '../../../../src/gateway/operations/client-errors/service';
import { named, startTestGateway, type TestGateway } from '../../harness/gateway';
import { ignoredReport } from './support';

const { path: PATH } = clientErrorEndpoints.reportClientError;
const CHROME =
  'Mozilla/5.0 (Linux; Android 13; K) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/109.0.0.0 Mobile Safari/537.36';

let gateway: TestGateway;
beforeAll(async () => {
  gateway = await startTestGateway({ LIMIT_FACTOR: '1000' });
});
afterAll(() => gateway.stop());
beforeEach(() => gateway.ctx.db.execute(sql`delete from client_errors`));

const send = (json: unknown) =>
  gateway.call(PATH, { method: 'POST', json: Object(json), headers: { 'user-agent': CHROME } });
const group = v.looseObject({ id: v.string(), reports: v.number(), builds: v.array(v.string()) });
const list = async () => v.parse(v.array(group), (await gateway.ops('client-errors', [])).reply?.value);
const idOf = async () => (await list())[0]?.id ?? '';
const stored = async () => JSON.stringify((await gateway.ctx.db.execute(sql`select * from client_errors`)).rows);

describe('reports', () => {
  test('are grouped by chart, state and failure, with number, times and builds [own.client-errors.grouped]', async () => {
    await send(ignoredReport);
    await send({ ...ignoredReport, build: '2b3c4d5' });
    await send({ ...ignoredReport, ignored: 'form.cleared' });
    await send({ ...ignoredReport, kind: 'error', ignored: undefined, name: 'TypeError', phrase: 'is not a function' });
    const groups = (await list()).map(({ reports, failure, builds, chart, state }) => ({
      reports,
      failure,
      builds,
      chart,
      state,
    }));
    const at = { chart: 'login', state: ignoredReport.state };
    expect(groups).toHaveLength(3);
    expect(groups).toEqual(
      expect.arrayContaining([
        { reports: 2, failure: 'ignored form.submitted', builds: ['2b3c4d5', '1a2b3c4'], ...at },
        { reports: 1, failure: 'ignored form.cleared', builds: ['1a2b3c4'], ...at },
        { reports: 1, failure: 'error TypeError: is not a function', builds: ['1a2b3c4'], ...at },
      ]),
    );
  });

  test('show page, language, browser and positions of the last one [own.client-errors.grouped]', async () => {
    await send({ ...ignoredReport, frames: ['assets/first-1a2b3c4.js:1:200'] });
    const { reply } = await gateway.ops('client-errors', ['show', await idOf()]);
    expect(reply?.value).toMatchObject({
      last: {
        page: '/login',
        language: 'bn',
        browser: 'Chrome · Android 109',
        frames: ['assets/first-1a2b3c4.js:1:200'],
      },
      path: ignoredReport.steps,
    });
  });

  test('are read by support and admins, and each read is audited [own.client-errors.grouped]', async () => {
    const payments = await named(gateway, 'pia', 'payments');
    expect((await payments.ops('client-errors', [])).reply?.code).toBe('ops.role');
    const { rows } = await gateway.ctx.db.execute(
      sql`select outcome from operator_acts where command = 'client-errors'`,
    );
    expect(rows).toContainEqual({ outcome: 'ops.role' });
  });

  test('are counted for monitoring [own.client-errors.grouped]', async () => {
    const read = async () => {
      const headers = { Authorization: 'Bearer the-token-of-tests' };
      const text = await (await fetch(`${gateway.opsUrl}/metrics`, { headers })).text();
      return Number(/^maidan_client_errors_total\{kind="ignored"\} (\d+)$/m.exec(text)?.[1]);
    };
    const before = await read();
    await send(ignoredReport);
    expect((await read()) - before).toBe(1);
  });

  test('are deleted 30 days after the last one [own.client-errors.grouped]', async () => {
    await send(ignoredReport);
    await gateway.ctx.db.execute(sql`update client_errors set last_at = app_now() - interval '29 days'`);
    await purgeClientErrors(gateway.ctx);
    expect(await list()).toHaveLength(1);
    await gateway.ctx.db.execute(sql`update client_errors set last_at = app_now() - interval '31 days'`);
    await purgeClientErrors(gateway.ctx);
    expect(await list()).toEqual([]);
  });

  test('of a new group beyond a thousand are left out, and known groups go on counting [own.client-errors.grouped]', async () => {
    await send(ignoredReport);
    await gateway.ctx.db.execute(sql`
      insert into client_errors (id, fingerprint, kind, reports, first_at, last_at, builds, page, language, browser, frames)
      select gen_random_uuid(), 'made ' || n, 'error', 1, app_now() - interval '1 hour', app_now() - interval '1 hour', '{}', '', 'bn', '', '{}'
      from generate_series(1, 999) n`);
    expect((await send({ ...ignoredReport, chart: 'registration' })).status).toBe(200);
    await send(ignoredReport);
    const { rows } = await gateway.ctx.db.execute(
      sql`select count(*)::int as groups, max(reports)::int as most from client_errors`,
    );
    expect(rows).toEqual([{ groups: 1_000, most: 2 }]);
  });
});

describe('hostile reports', () => {
  const XSS = '<img src=x onerror=alert(1)>';
  test.each([
    ['a chart with markup', { chart: XSS }],
    ['a state with markup', { state: JSON.stringify(XSS) }],
    ['a state that is no JSON', { state: '{"form"' }],
    ['an event with markup', { ignored: XSS }],
    ['a step with markup', { steps: [{ event: XSS, state: '"idle"' }] }],
    ['an outcome with markup', { steps: [{ event: 'a', kind: XSS, state: '"idle"' }] }],
    ['a position with markup', { frames: [`assets/${XSS}.js:1:1`] }],
    ['a file with markup', { asset: `assets/${XSS}` }],
    ['a build with markup', { build: XSS }],
    [
      'too many steps',
      { steps: Array.from({ length: CLIENT_ERROR_LIMITS.steps + 1 }, () => ({ event: 'a', state: '"b"' })) },
    ],
    ['too many positions', { frames: Array.from({ length: 6 }, () => 'assets/a.js:1:1') }],
    ['a number in place of a text', { chart: 7 }],
    ['an object in place of a list', { steps: { length: 1 } }],
    ['a negative number of events', { earlier: -1 }],
    ['an unknown kind', { kind: 'confession' }],
    ['an unknown language', { language: 'xx' }],
  ])('%s is rejected and not stored [own.client-errors.private]', async (_, change) => {
    const { status, reply } = await send({ ...ignoredReport, ...change });
    expect([status, reply?.code]).toEqual([422, 'request.invalid']);
    expect(await list()).toEqual([]);
  });

  test('a body above the limit is rejected before it is read [own.client-errors.private]', async () => {
    const { status, reply } = await send({ ...ignoredReport, padding: 'x'.repeat(CLIENT_ERROR_LIMITS.bytes) });
    expect([status, reply?.code]).toEqual([413, 'request.tooLarge']);
  });

  test.each([
    ['a phrase', { phrase: 'Rahim Uddin 01712345678' }],
    ['a name', { name: 'Shapla#2026' }],
    ['a page', { page: '/member/rahim@example.test' }],
    ['a field that no report has', { password: 'Shapla#2026', message: 'Rahim' }],
    ['data of an event', { steps: [{ event: 'form.changed', state: '"idle"', values: { username: 'Rahim' } }] }],
    [
      'a code that no failure has',
      { steps: [{ event: 'xstate.done.actor.send', code: 'rahim.uddin', state: '"idle"' }] },
    ],
  ])('%s outside of the fixed lists is not stored [own.client-errors.private]', async (_, change) => {
    expect((await send({ ...ignoredReport, ...change })).status).toBe(200);
    expect(await stored()).not.toMatch(/rahim|shapla|01712345678/i);
    expect(await list()).toHaveLength(1);
  });
});

describe('the path of a group', () => {
  const file = v.object({ files: v.tuple([v.object({ name: v.string(), base64: v.string() })]) });
  const pathOf = async (id: string) => {
    const { reply } = await gateway.ops('client-errors', ['path', id]);
    const { files } = v.parse(file, reply?.value);
    return { name: files[0].name, saved: JSON.parse(Buffer.from(files[0].base64, 'base64').toString()) };
  };
  const { samples: loginSamples } = readSamples(written);
  const login = explore(loginMachine, loginSamples);
  const [path] = paths(login, 'transitions').toSorted((a, b) => b.steps.length - a.steps.length);
  if (!path) throw new Error('the login has no path');
  const steps = saved('login', path, declared(loginMachine)).steps.slice(0, CLIENT_ERROR_LIMITS.steps);
  const recorded = steps.map(({ event: { type, output }, state }) => {
    const { kind, code } = Object(output);
    return { event: type, kind: kind ?? undefined, code: code ?? undefined, state: JSON.stringify(state) };
  });
  const { state } = recorded.at(-1) ?? { state: '' };

  test('replays on the chart to the state of the report [own.client-errors.replayed]', async () => {
    expect((await send({ ...ignoredReport, state, steps: recorded })).status).toBe(200);
    const { name, saved: savedFile } = await pathOf(await idOf());
    expect(name).toMatch(/^login-[\da-f]{6}\.json$/);
    expect(savedFile.machine).toBe('login');
    const replayed = retrace(loginMachine, loginSamples, savedFile.paths[0]).steps;
    expect(replayed).toHaveLength(recorded.length);
    expect(stable(replayed.at(-1)?.after.value)).toBe(stable(JSON.parse(state)));
  });

  test('is the shortest of all reports [own.client-errors.replayed]', async () => {
    await send({ ...ignoredReport, state, steps: recorded });
    await send({ ...ignoredReport, state, steps: recorded.slice(0, 1) });
    await send({ ...ignoredReport, state, steps: recorded.slice(0, 2) });
    expect((await pathOf(await idOf())).saved.paths[0].steps).toHaveLength(1);
  });

  test('is missing while each report lacks earlier events [own.client-errors.replayed]', async () => {
    await send({ ...ignoredReport, earlier: 3 });
    const { reply } = await gateway.ops('client-errors', ['path', await idOf()]);
    expect(reply?.code).toBe('clientError.pathless');
    await send(ignoredReport);
    expect((await pathOf(await idOf())).saved.paths[0].steps).toHaveLength(1);
  });

  test('of an unknown group is rejected [own.client-errors.replayed]', async () => {
    const { reply } = await gateway.ops('client-errors', ['path', crypto.randomUUID()]);
    expect(reply?.code).toBe('clientError.unknown');
  });
});
