import { desc } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { DeskEndpoint } from '../../../../src/contract/operations/desk-endpoint';
import { type DeskEndpointName, deskEndpoints } from '../../../../src/contract/operations/desk-endpoints';
import { QUEUES } from '../../../../src/contract/operations/queues';
import { PERMISSIONS, type Permission } from '../../../../src/contract/operations/roles';
import { accountByName } from '../../../../src/gateway/identity/account/service';
import { openSession } from '../../../../src/gateway/identity/session/service';
import { perform } from '../../../../src/gateway/operations/ops/acts';
import { ROLES, type Role } from '../../../../src/gateway/operations/ops/roles';
import { operatorActs } from '../../../../src/gateway/operations/ops/tables';
import { sampleOf } from '../../../security/sample-input';
import { casesOf, queueCases, typedFor } from './queue-items';
import { createOperator, type Desk, deskClient, openBrowser, startDesk } from './support';

/** Name of the operator with a role. */
const nameOf = (role: Role): string => role.toLowerCase();

let desk: Desk;
let player: string;
beforeAll(async () => {
  desk = await startDesk();
  for (const role of ROLES) await createOperator(desk, nameOf(role), role);
  const account = await accountByName(desk.ctx.db, 'player');
  player = await openSession(desk.ctx, desk.ctx.db, account?.id ?? '');
});
afterAll(() => desk.close());

/** Roles by permission, by hand. */
const MAY: Record<Permission, Role[]> = {
  read: ['support', 'payments', 'admin', 'risk'],
  help: ['support', 'admin'],
  pay: ['payments', 'admin'],
  investigate: ['support', 'risk', 'admin'],
  report: ['risk', 'admin'],
  publish: ['editor', 'admin'],
  manageAgents: ['agentManager', 'admin'],
  administer: ['admin'],
};
const calls = Object.entries<DeskEndpoint>(deskEndpoints) as [DeskEndpointName, DeskEndpoint][];
/** Calls whose roles depend on the queue and the act. */
const BY_QUEUE: readonly DeskEndpointName[] = [
  'queueItems',
  'queueItem',
  'itemPicture',
  'claimItem',
  'releaseItem',
  'decideItem',
];
const matrix = calls.flatMap(([name, endpoint]) => ROLES.map((role) => [name, role, endpoint] as const));

/** Tokens of sessions that are none of an operator's: another kind, made up, ended, idle, or of a disabled operator. */
const FOREIGN: Record<string, (role: Role) => Promise<string | null>> = {
  'no session': async () => null,
  'a player’s session': async () => player,
  'a made-up token': async () => 'A'.repeat(43),
  'a session that was left': async (role) => {
    const { token, client } = await openBrowser(desk, nameOf(role));
    await client.logOut();
    return token;
  },
};

async function codeOf({ method, path, query, body }: DeskEndpoint, token: string | null): Promise<string> {
  const schema = query ?? body;
  const input: object = Object(schema ? sampleOf(schema) : {});
  const inQuery = new URLSearchParams(Object.entries(input).map(([name, value]) => [name, String(value)]));
  const { statusCode, body: text } = await desk.opsServer.inject({
    method: method === 'PUT' || method === 'POST' ? method : 'GET',
    url: query ? `${path}?${inQuery}` : path,
    headers: token === null ? {} : { authorization: `Bearer ${token}` },
    payload: body ? input : undefined,
  });
  return `${statusCode} ${JSON.parse(text).code ?? 'done'}`;
}

test.each(matrix)('call %s with role %s [own.desk.roles asvs 8.2.1 8.3.1]', async (name, role, endpoint) => {
  for (const [kind, tokenOf] of Object.entries(FOREIGN)) {
    const code = await codeOf(endpoint, await tokenOf(role));
    expect([kind, code === '401 desk.session']).toEqual([kind, endpoint.token === 'required']);
  }
  const { token, sessionId } = await openBrowser(desk, nameOf(role));
  const isPermitted = endpoint.permission === null || MAY[endpoint.permission].includes(role);
  const code = await codeOf(endpoint, token);
  if (BY_QUEUE.includes(name)) return;
  expect(code).not.toMatch(/desk\.session|desk\.stepUp|^5/);
  expect(code === '403 ops.role').toBe(!isPermitted);
  if (!isPermitted || !endpoint.stepUp) return;
  await desk.ctx.db.execute(`update operator_sessions set step_up_until = app_now() where id = '${sessionId}'`);
  expect(await codeOf(endpoint, token)).toBe('403 desk.stepUp');
});

const inQueues = QUEUES.flatMap((queue) => ROLES.map((role) => [queue, role] as const));

test.each(inQueues)('queue %s with role %s [own.desk-queue.roles own.desk.roles]', async (queue, role) => {
  const queueCase = queueCases[queue];
  const item = { queue, id: await queueCase.make(desk) };
  const { client } = await openBrowser(desk, nameOf(role));
  const codeOfCall = (call: Promise<unknown>) =>
    call.then(
      () => 'done',
      ({ code }) => code,
    );
  const mayRead = queueCase.reads.includes(role);
  const acts = casesOf(queueCase);
  const permitted = acts.filter(([, { roles }]) => roles.includes(role)).map(([act]) => act);
  const readable = (await client.queues()).list.map((row) => row.queue);
  expect(readable.includes(queue)).toBe(mayRead);
  expect(await codeOfCall(client.queueItems({ queue }))).toBe(mayRead ? 'done' : 'ops.role');
  expect(await codeOfCall(client.queueItem(item))).toBe(mayRead ? 'done' : 'ops.role');
  const viewing = { ...item, picture: crypto.randomUUID(), reason: 'a test' };
  expect(await codeOfCall(client.itemPicture(viewing))).toBe(mayRead ? 'upload.unknown' : 'ops.role');
  expect(await codeOfCall(client.claimItem(item))).toBe(permitted.length > 0 ? 'done' : 'ops.role');
  expect(await codeOfCall(client.releaseItem(item))).toBe(permitted.length > 0 ? 'done' : 'ops.role');
  if (mayRead) expect((await client.queueItem(item)).permitted.toSorted()).toEqual(permitted.toSorted());
  for (const [act, actCase] of acts) {
    const { roles } = actCase;
    if (permitted.length > 0) await client.claimItem(item);
    const decision = { ...item, version: 0, act, reason: 'a test', ...typedFor(actCase) };
    expect((await codeOfCall(client.decideItem(decision))) === 'ops.role').toBe(!roles.includes(role));
  }
});

test.each(ROLES)(
  'role %s: an expired session and that of a disabled operator are none [own.desk.roles]',
  async (role) => {
    const name = `${nameOf(role)}-left`;
    await createOperator(desk, name, role);
    const disabled = await openBrowser(desk, name);
    await desk.ctx.db.execute(`update operators set disabled_at = app_now() where name = '${name}'`);
    const idle = await openBrowser(desk, nameOf(role));
    await desk.later(15 * 60_000);
    for (const { token } of [disabled, idle])
      for (const [, endpoint] of calls)
        expect((await codeOf(endpoint, token)) === '401 desk.session').toBe(endpoint.token === 'required');
  },
);

test('a session has the permissions of its role, and a rejected call is recorded [own.desk.roles asvs 16.3.2]', async () => {
  for (const role of ROLES) {
    const { client } = await openBrowser(desk, nameOf(role));
    const { permissions } = await client.session();
    expect(permissions).toEqual(PERMISSIONS.filter((permission) => MAY[permission].includes(role)));
  }
  const { token } = await openBrowser(desk, 'support');
  await expect(deskClient(desk, token).requests()).rejects.toMatchObject({ code: 'ops.role' });
  const [last] = await desk.ctx.db.select().from(operatorActs).orderBy(desc(operatorActs.id)).limit(1);
  expect(last).toMatchObject({ operator: 'support', command: 'desk requests', outcome: 'ops.role', origin: 'desk' });
});

test('a role is typed by its name at the desk, or by the stored one [own.desk.roles]', async () => {
  const add = (name: string, role: string) =>
    perform(
      desk.ctx,
      { name: 'first', role: 'admin' },
      { command: 'operators', args: ['add', name, role], reason: name },
    );
  await desk.ctx.db.execute(`update operators set disabled_at = app_now() where role = 'admin'`);
  expect(await add('by-desk', 'clerk')).toMatchObject({ role: 'payments' });
  expect(await add('by-store', 'payments')).toMatchObject({ role: 'payments' });
  expect(await add('a-manager', 'agentManager')).toMatchObject({ role: 'agentManager' });
  await expect(add('unknown', 'chief')).rejects.toMatchObject({ code: 'ops.invalid' });
});
