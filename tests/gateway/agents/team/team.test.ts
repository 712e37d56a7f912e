import { randomUUID } from 'node:crypto';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { moveInTree } from '../../../../src/gateway/identity/account/tree';
import { post } from '../../../../src/gateway/money/wallet/ledger';
import { transact } from '../../../../src/gateway/platform/database/transact';
import { takeEvents, takeFacts } from '../../../../src/gateway/play/bets/rollups';
import { asOwner } from '../../harness/as-owner';
import { startModules } from '../../harness/modules';
import { accountOf, newcomer as formOf, withModules } from '../../identity/registration/support';
import { newcomer, withSession } from '../../money/wallet/support';
import { play } from '../../play/bets/support';

const gateway = await startModules();
beforeAll(() => withModules(gateway, {}));
afterAll(() => gateway.close());

const DAY = 86_400_000;
const takeAll = async () => {
  for (const consume of [takeFacts, takeEvents]) while (await consume(gateway.ctx));
};
const codeOf = (call: Promise<unknown>) =>
  call.then(
    () => 'done',
    ({ status, code }) => `${status} ${code}`,
  );
const pays = (owner: string, amount: bigint) =>
  post(gateway.ctx.db, {
    key: randomUUID(),
    kind: 'deposit',
    entries: [
      { owner: null, purpose: 'payin', amount: -amount },
      { owner, purpose: 'main', amount },
    ],
  });

test('the overview shows the team’s days in the site’s zone and their time of update [s1.agent.centre]', async () => {
  const agent = await newcomer(gateway, 100_000n, { type: 1 });
  const below = await newcomer(gateway, 100_000n, { type: 1, uplineId: agent.id });
  const player = await newcomer(gateway, 100_000n, { uplineId: below.id });
  const stranger = await newcomer(gateway, 100_000n);
  const now = await gateway.ctx.now();
  const zone = gateway.ctx.config.siteZone;
  const day = (at: Date) => at.toLocaleDateString('en-CA', { timeZone: zone });
  const yesterday = new Date(now.getTime() - DAY);
  await play(gateway, player.id, 1_000n, { betAt: yesterday, at: yesterday, result: 400n });
  await play(gateway, agent.id, 500n, { betAt: now, at: now, validBet: 200n });
  await play(gateway, stranger.id, 900n, { betAt: now, at: now });
  await pays(player.id, 70_000n);
  await takeAll();
  const { asOf, team, days, sums } = await agent.client.teamOverview({ days: 3 });
  expect(asOf).toBeGreaterThanOrEqual(now.getTime());
  expect(team).toEqual({ downlines: 1, members: 2, agents: 1 });
  expect(days.map((entry) => entry.day)).toEqual([2, 1, 0].map((ago) => day(new Date(now.getTime() - ago * DAY))));
  const nothing = {
    bets: 0,
    stake: '0.00',
    validBet: '0.00',
    result: '0.00',
    net: '0.00',
    deposits: '0.00',
    withdrawals: '0.00',
    bonuses: '0.00',
    cashback: '0.00',
    salary: '0.00',
  };
  expect(days[0]).toMatchObject({ joined: 0, ...nothing });
  expect(days[1]).toMatchObject({
    joined: 0,
    ...nothing,
    bets: 1,
    stake: '10.00',
    validBet: '10.00',
    result: '4.00',
    net: '-6.00',
  });
  expect(days[2]).toMatchObject({
    joined: 2,
    ...nothing,
    bets: 1,
    stake: '5.00',
    validBet: '2.00',
    net: '-5.00',
    deposits: '700.00',
  });
  expect(sums).toEqual({
    joined: 2,
    ...nothing,
    bets: 2,
    stake: '15.00',
    validBet: '12.00',
    result: '4.00',
    net: '-11.00',
    deposits: '700.00',
    total: '-11.00',
  });
  // Reports data that is still to be added up.
  await play(gateway, player.id, 100n, { betAt: now, at: now });
  const waits = await agent.client.teamOverview({ days: 1 });
  expect([waits.sums.bets, waits.asOf <= (await gateway.ctx.now()).getTime()]).toEqual([1, true]);
  expect(waits.asOf).toBeLessThan((await agent.client.teamOverview({})).asOf + 60_000);
  await takeAll();
});

test('lists the team by name, page by page and level by level; searches all levels', async () => {
  const agent = await newcomer(gateway, 0n, { type: 1 });
  const { ctx } = gateway;
  const names: string[] = [];
  for (let i = 0; i < 5; i++)
    names.push((await newcomer(gateway, 10_000n, { type: i === 0 ? 2 : 0, uplineId: agent.id })).userName);
  const [first = ''] = names;
  const below = await accountOf(gateway, first);
  const deep = await newcomer(gateway, 10_000n, { uplineId: below?.id ?? '' });
  await newcomer(gateway, 0n, { uplineId: undefined });
  await play(gateway, deep.id, 1_000n, { betAt: await ctx.now(), at: await ctx.now() });
  await takeAll();
  const pagedNames: string[] = [];
  for (let after: string | undefined; ; ) {
    const { path, list, next } = await agent.client.team({ size: 2, ...(after && { after }) });
    expect(path).toEqual([agent.userName]);
    expect(list.length).toBeLessThanOrEqual(2);
    pagedNames.push(...list.map(({ userName }) => userName));
    if (next === null) break;
    after = next;
  }
  expect(pagedNames).toEqual([...names].sort());
  const all = await agent.client.team({});
  expect(all.list.find(({ userName }) => userName === first)).toMatchObject({
    kind: 'agent',
    level: 1,
    downlines: 1,
    bets: 1,
    stake: '10.00',
    net: '-10.00',
  });
  expect(await agent.client.team({ under: first.toUpperCase() })).toMatchObject({
    path: [agent.userName, first],
    next: null,
    list: [{ userName: deep.userName, level: 2, kind: 'member', downlines: 0 }],
  });
  expect(
    (await agent.client.team({ search: deep.userName.toUpperCase() })).list.map(({ userName, level }) => [
      userName,
      level,
    ]),
  ).toEqual([[deep.userName, 2]]);
  // Wildcards are literal.
  expect((await agent.client.team({ search: 'wallet_' })).list).toEqual([]);
  expect((await agent.client.team({ search: '%' })).list).toEqual([]);
  const other = await newcomer(gateway, 0n, { type: 1 });
  expect((await other.client.team({ search: deep.userName })).list).toEqual([]);
});

test('shows masked contacts and only the day of a member’s last login', async () => {
  const agent = await newcomer(gateway, 0n, { type: 1 });
  const player = await newcomer(gateway, 0n, {
    uplineId: agent.id,
    email: `someone${randomUUID().slice(0, 6)}@example.test`,
  });
  const memberView = await agent.client.teamMember({ userName: player.userName });
  const { mobile, email } = (await accountOf(gateway, player.userName)) ?? {};
  expect(JSON.stringify(memberView)).not.toContain(mobile?.slice(1));
  expect(JSON.stringify(memberView)).not.toContain(email);
  expect(memberView).toMatchObject({
    userName: player.userName,
    level: 1,
    path: [agent.userName, player.userName],
    blocked: false,
    team: { members: 0 },
  });
  expect([memberView.mobile, memberView.email]).toEqual([`+880•••••${mobile?.slice(-3)}`, 's•••••@example.test']);
  expect(memberView.lastSeen).toMatch(/^\d{4}-\d\d-\d\d$/);
});

test('a link registers members of its kind until it is closed; other agents cannot see it', async () => {
  const agent = await newcomer(gateway, 0n, { type: 1 });
  const other = await newcomer(gateway, 0n, { type: 1 });
  const ofAgents = await agent.client.makeTeamLink({ kind: 'agent', note: ' For the shop ' });
  const { code } = await agent.client.makeTeamLink({ kind: 'member' });
  expect(ofAgents).toMatchObject({ kind: 'agent', note: 'For the shop', joined: 0 });
  expect(ofAgents.code).toMatch(/^[B-Z]{8}$/);
  const { token } = await gateway.client.register(
    formOf({ username: 'by_link_agent', affiliateCode: ofAgents.code.toLowerCase() }),
  );
  await gateway.client.register(formOf({ username: 'by_link_member', affiliateCode: code }));
  const { list } = await agent.client.team({});
  expect(list.map(({ userName, kind }) => [userName, kind])).toEqual([
    ['by_link_agent', 'agent'],
    ['by_link_member', 'member'],
  ]);
  expect((await agent.client.teamLinks()).list.map((candidate) => [candidate.code, candidate.joined])).toEqual([
    [code, 1],
    [ofAgents.code, 1],
  ]);
  // An agent who joined can create links.
  expect((await gateway.as(token).teamLinks()).list).toHaveLength(1);
  expect(await codeOf(other.client.closeTeamLink({ code }))).toBe('404 team.linkUnknown');
  expect(await codeOf(agent.client.closeTeamLink({ code }))).toBe('done');
  expect(await codeOf(agent.client.closeTeamLink({ code }))).toBe('404 team.linkUnknown');
  expect(await gateway.client.affiliate({ code })).toEqual({ valid: false });
  expect(await codeOf(gateway.client.register(formOf({ username: 'too_late', affiliateCode: code })))).toBe(
    '422 registration.invalid',
  );
  expect((await agent.client.team({})).list).toHaveLength(2);
});

test('limits open links, under concurrency too', async () => {
  const agent = await newcomer(gateway, 0n, { type: 1 });
  const made = await Promise.all(
    Array.from({ length: 24 }, () => codeOf(agent.client.makeTeamLink({ kind: 'member' }))),
  );
  expect([
    made.filter((candidate) => candidate === 'done').length,
    made.filter((candidate) => candidate === '409 team.linksMost').length,
  ]).toEqual([20, 4]);
  const { list, most } = await agent.client.teamLinks();
  expect([list.length, most]).toEqual([20, 20]);
});

test('a member created by an agent must replace the one-time password first [s4.login.first-login-call]', async () => {
  const agent = await newcomer(gateway, 0n, { type: 1 });
  const { userName, password } = await agent.client.makeTeamMember({ userName: 'made_by_agent', kind: 'agent' });
  const login = await gateway.client.logIn({ username: userName, password });
  expect(login).toMatchObject({ firstTimeLogin: true, userInfo: { userName, type: 1 } });
  const first = gateway.as(login.token);
  expect(await codeOf(first.balance())).toBe('403 session.passwordDue');
  expect(await codeOf(first.team({}))).toBe('403 session.passwordDue');
  await first.changePassword({
    oldPassword: password,
    newPassword: 'Kadam-phul 77',
    confirmNewPassword: 'Kadam-phul 77',
  });
  const { id = '' } = (await accountOf(gateway, userName)) ?? {};
  const now = await withSession(gateway, id);
  expect(await now.balance()).toEqual({ sumBalance: '0.00' });
  expect((await now.team({})).path).toEqual([userName]);
  expect(await codeOf(gateway.client.logIn({ username: userName, password }))).not.toBe('done');
  expect((await agent.client.team({})).list).toMatchObject([{ userName, kind: 'agent', level: 1 }]);
});

test('created members need a valid, free username, and a team is at most 20 deep', async () => {
  const agent = await newcomer(gateway, 0n, { type: 1 });
  const makes = (userName: string) => codeOf(agent.client.makeTeamMember({ userName, kind: 'member' }));
  for (const wrong of ['1st', 'a', 'with space', 'x'.repeat(40)])
    expect(await makes(wrong)).toBe('422 registration.invalid');
  expect(await makes('PLAYER')).toBe('409 registration.usernameTaken');
  expect((await Promise.all([makes('at_once'), makes('at_once'), makes('AT_ONCE')])).sort()).toEqual([
    '409 registration.usernameTaken',
    '409 registration.usernameTaken',
    'done',
  ]);
  const { rows } = await gateway.ctx.db.execute<{ n: number }>(
    sql`select count(*)::int as n from accounts where lower(user_name) = 'at_once'`,
  );
  expect(rows[0]?.n).toBe(1);
  let last = agent;
  for (let depth = 1; depth <= 20; depth++) last = await newcomer(gateway, 0n, { type: 1, uplineId: last.id });
  expect(await codeOf(last.client.makeTeamMember({ userName: 'too_deep_one', kind: 'member' }))).toBe(
    '409 team.tooDeep',
  );
  const link = await last.client.makeTeamLink({ kind: 'member' });
  expect(await codeOf(gateway.client.register(formOf({ username: 'too_deep_two', affiliateCode: link.code })))).toBe(
    '409 team.tooDeep',
  );
});

test('npm run ops -- team move: applies from the next site day; rejects cycles and unknown names', async () => {
  const agent = await newcomer(gateway, 0n, { type: 1 });
  const other = await newcomer(gateway, 0n, { type: 1 });
  const player = await newcomer(gateway, 0n, { uplineId: agent.id });
  const move = (...args: string[]) => asOwner(gateway.ctx, 'team', ['move', ...args], 'they asked');
  expect(await codeOf(move(agent.userName, player.userName))).toBe('409 team.cycle');
  expect(await codeOf(move(agent.userName, agent.userName))).toBe('409 team.cycle');
  expect(await codeOf(move(player.userName, 'nobody_here'))).toBe('404 account.unknown');
  const done = Object(await move(player.userName, other.userName));
  const midnight = new Date(done.from).toLocaleString('en-GB', { timeZone: gateway.ctx.config.siteZone });
  expect([done.moved, midnight.slice(-8)]).toEqual([1, '00:00:00']);
  expect(new Date(done.from).getTime() - (await gateway.ctx.now()).getTime()).toBeLessThanOrEqual(DAY);
  expect((await player.client.messages({})).list[0]?.lines.join(' ')).toContain(other.userName);
  expect((await agent.client.team({})).list).toHaveLength(1);
});

test.each([
  ['Asia/Dhaka', '2026-03-28T12:00:00Z', '2026-03-28T18:00:00Z'],
  ['Asia/Dhaka', '2026-03-28T18:00:00Z', '2026-03-29T18:00:00Z'],
  ['Europe/London', '2026-03-28T12:00:00Z', '2026-03-29T00:00:00Z'],
  ['Europe/London', '2026-03-29T12:00:00Z', '2026-03-29T23:00:00Z'],
  ['Europe/London', '2026-10-25T12:00:00Z', '2026-10-26T00:00:00Z'],
])('in %s the day after %s starts at %s', async (siteZone, now, starts) => {
  const agent = await newcomer(gateway, 0n, { type: 1 });
  const player = await newcomer(gateway, 0n);
  await transact(gateway.ctx, async (tx, within) => {
    await tx.execute(
      sql`insert into platform_clock (ahead) values (${now}::timestamptz - clock_timestamp()) on conflict (one) do update set ahead = excluded.ahead`,
    );
    await tx.execute(sql`set local session_replication_role = replica`);
    expect(await moveInTree({ ...within, config: { ...within.config, siteZone } }, player.id, agent.id)).toEqual({
      moved: 1,
      at: new Date(starts),
    });
    await tx.execute(sql`delete from platform_clock`);
  });
});
