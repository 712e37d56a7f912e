import { desc, eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { PLAYER_ACTS, TIMELINE_KINDS } from '../../../../src/contract/operations/players';
import { becomeAgent } from '../../../../src/gateway/identity/account/service';
import { setRealName } from '../../../../src/gateway/identity/registration/real-name';
import { perform } from '../../../../src/gateway/operations/ops/acts';
import { ROLES, type Role } from '../../../../src/gateway/operations/ops/roles';
import { operatorActs } from '../../../../src/gateway/operations/ops/tables';
import { playerNotes } from '../../../../src/gateway/operations/players/tables';
import { disbursed, give, newcomer, payee } from '../../money/wallet/support';
import { play } from '../../play/bets/support';
import { atTheLab } from '../../play/studio/support';
import { createOperator, type Desk, openBrowser, signedIn, startDesk } from './support';

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
const reason = 'the player has called';
const rejected = (call: Promise<unknown>) =>
  call.then(
    () => 'done',
    ({ status, code }) => `${status} ${code}`,
  );
const actsOf = (operator: string) =>
  desk.ctx.db.select().from(operatorActs).where(eq(operatorActs.operator, operator)).orderBy(desc(operatorActs.id));
const search = async (text: string) => (await owner.client.searchPlayers({ text, size: 100 })).list;
const found = async (text: string) => (await search(text)).map(({ userName, matched }) => `${matched} ${userName}`);
const pageOf = ({ userName }: { userName: string }, by: Pick<typeof owner, 'client'> = owner) =>
  by.client.player({ user: userName });
const setAccount = (id: string, change: string) =>
  desk.ctx.db.execute(sql.raw(`update accounts set ${change} where id = '${id}'`));

describe('search', () => {
  test('finds a player by each fact, in any writing [own.desk-player.search]', async () => {
    const player = await payee(desk, 500_000n);
    const { id, userName } = player;
    const number = `013${String(Date.now()).slice(-8)}`;
    await desk.ctx.db.execute(sql`update bank_accounts set number = ${number} where account_id = ${id}`);
    await setAccount(id, `email = '${userName}@Example.test', mobile = '+88018${number.slice(-8)}'`);
    const local = `018${number.slice(-8)}`;
    const bengali = local.replace(/\d/g, (digit) => '০১২৩৪৫৬৭৮৯'[Number(digit)] ?? '');
    for (const typed of [`+88018${number.slice(-8)}`, local, `00880 18-${number.slice(-8)}`, bengali])
      expect(await found(typed)).toContain(`mobile ${userName}`);
    expect(await found(userName.toUpperCase())).toContain(`userName ${userName}`);
    expect(await found(`${userName}@example.TEST`)).toEqual([`email ${userName}`]);
    expect(await found('rupa  AKTER')).toContain(`payeeName ${userName}`);
    expect(await found(number)).toContain(`payoutNumber ${userName}`);
    await desk.ctx.db.execute(sql`insert into account_places (account_id, ip, registered, first_at, last_at)
      values (${id}, '2001:db8::17', false, app_now(), app_now())`);
    expect(await found('2001:DB8::17')).toEqual([`address ${userName}`]);
    const withdrawal = await player.withdraw('1000.00');
    expect(await found(withdrawal.number.toLowerCase())).toEqual([`order ${userName}`]);
    const { ticket } = await player.client.feedback({ type: 'game', content: `Where is ${userName}?` });
    expect(await found(ticket)).toEqual([`order ${userName}`]);
    const { rows } = await desk.ctx.db.execute<{ session: string; transfer: string }>(sql`
      select (select id from sessions where account_id = ${id} limit 1) as session,
        (select hold_id from withdrawals where account_id = ${id}) as transfer`);
    expect(await found(rows[0]?.session ?? '')).toEqual([`device ${userName}`]);
    expect(await found(rows[0]?.transfer ?? '')).toEqual([`transfer ${userName}`]);
    const { send } = await atTheLab(desk, id);
    await send('bet', {
      transactionId: `t-${userName}`,
      roundId: `r-${userName}`,
      gameId: 'lab-wheel',
      amount: '1.00',
    });
    expect(await found(`r-${userName}`)).toEqual([`round ${userName}`]);
  });

  test('lists players by prefix and by shared address, page by page, each once [own.desk-player.search]', async () => {
    const players = await Promise.all([newcomer(desk), newcomer(desk), newcomer(desk), newcomer(desk), newcomer(desk)]);
    for (const [at, { id }] of players.entries()) {
      await setAccount(id, `user_name = 'Prefix_${at}'`);
      await desk.ctx.db.execute(sql`insert into account_places (account_id, ip, registered, first_at, last_at)
        values (${id}, '198.51.100.77', false, app_now(), app_now())`);
    }
    for (const [text, matched] of [
      ['pREfix', 'userName'],
      ['198.51.100.77', 'address'],
    ] as const) {
      const listed: string[] = [];
      let after: string | undefined;
      do {
        const { list, next } = await owner.client.searchPlayers({ text, size: 2, after });
        listed.push(...list.filter((row) => row.matched === matched).map(({ userName }) => userName));
        after = next ?? undefined;
      } while (after);
      expect(listed.toSorted()).toEqual([0, 1, 2, 3, 4].map((at) => `Prefix_${at}`));
    }
    expect((await search('prefix_3')).map(({ userName }) => userName)).toEqual(['Prefix_3']);
  });

  test('has kind and state of a player [own.desk-player.search]', async () => {
    const agent = await newcomer(desk);
    const blocked = await newcomer(desk);
    const closed = await newcomer(desk);
    await becomeAgent(desk.ctx.db, agent.id);
    await setAccount(blocked.id, 'blocked = true');
    await setAccount(closed.id, 'blocked = true, closed_at = app_now()');
    const row = async ({ userName }: { userName: string }) =>
      (await search(userName)).find((each) => each.userName === userName && each.matched === 'userName');
    expect(await row(agent)).toMatchObject({ kind: 'agent', state: 'active' });
    expect(await row(blocked)).toMatchObject({ kind: 'member', state: 'blocked' });
    expect(await row(closed)).toMatchObject({ kind: 'member', state: 'closed' });
  });

  test('rejects what is no fact of a player, and foreign positions [own.desk-player.search]', async () => {
    for (const text of ['?', '%', '<script>', "'; drop table accounts; --"])
      expect(await rejected(owner.client.searchPlayers({ text }))).toBe('422 desk.search');
    for (const after of ['bm9uZQ', Buffer.from('mobile x').toString('base64url')])
      expect(await rejected(owner.client.searchPlayers({ text: 'rahim', after }))).toBe('422 request.invalid');
    const foreign = Buffer.from(`address ${crypto.randomUUID()}`).toString('base64url');
    expect(await rejected(owner.client.searchPlayers({ text: 'rahim', after: foreign }))).toBe('422 request.invalid');
    expect(await found('unknownplayer')).toEqual([]);
  });

  test('is recorded with the facts searched for, without their text [own.desk-player.search]', async () => {
    await search('+8801712345678');
    const [last] = await actsOf('desk-owner');
    expect(last).toMatchObject({ command: 'players find', outcome: 'done', origin: 'desk' });
    expect(last?.args).toContain('mobile');
    expect(JSON.stringify(last)).not.toContain('1712345678');
  });
});

describe('page', () => {
  test('has all of a player, and its reading is recorded [own.desk-player.page]', async () => {
    const upline = await newcomer(desk);
    await becomeAgent(desk.ctx.db, upline.id);
    const player = await payee(desk, 500_000n, { uplineId: upline.id });
    await player.withdraw('1000.00');
    await give(desk, player.id, { money: 10_000n, requirement: 30_000n });
    await player.client.setDepositLimit({ period: 'day', limit: '700.00' });
    const page = await pageOf(player);
    expect(page).toMatchObject({
      userName: player.userName,
      kind: 'member',
      state: 'active',
      agents: [upline.userName],
      balances: { main: '4000.00', granted: '100.00', locked: '1000.00' },
      grants: expect.arrayContaining([
        expect.objectContaining({ kind: 'bonus', amount: '100.00', requirement: '300.00' }),
      ]),
      withdrawals: [{ amount: '1000.00', state: 'requested' }],
      block: null,
      revealedUntil: null,
      lockedUntil: null,
      permitted: [...PLAYER_ACTS],
    });
    expect(page.limits.deposit.find(({ period }) => period === 'day')?.limit).toBe('700.00');
    expect(page.payees).toHaveLength(1);
    const [last] = await actsOf('desk-owner');
    expect(last).toMatchObject({ command: 'players show', args: [player.userName], outcome: 'done', origin: 'desk' });
    expect(await rejected(owner.client.player({ user: 'unknownplayer' }))).toBe('404 account.unknown');
  });

  test('shows a break in force, a lock, and the members of an open case [own.desk-player.page]', async () => {
    const player = await payee(desk, 500_000n);
    await player.client.takeTimeOut({ hours: 24, password: 'Shapla#2026' });
    expect((await pageOf(player)).block).toMatchObject({ by: 'timeOut' });
  });

  test('masks personal data until this operator reveals them with a reason, for ten minutes [own.desk-player.reveal]', async () => {
    const player = await payee(desk, 500_000n, { email: 'reveal.me@example.test' });
    await setRealName(desk.ctx.db, player.id, 'Rupa Akter');
    await desk.ctx.db.execute(sql`insert into account_places (account_id, ip, registered, first_at, last_at)
      values (${player.id}, '198.51.100.23', false, app_now(), app_now())`);
    const secrets = ['reveal.me', 'Rupa', '198.51.100.23', player.bank.maskedNumber.slice(-4)];
    const text = async (by: Pick<typeof owner, 'client'>) => JSON.stringify(await pageOf(player, by));
    const masked = await text(owner);
    for (const secret of secrets.slice(0, 3)) expect(masked).not.toContain(secret);
    const noReason = { user: player.userName, act: 'reveal', reason: ' ' } as const;
    expect(await rejected(owner.client.actOnPlayer(noReason))).toMatch(/request\.invalid$/);
    await owner.client.actOnPlayer({ user: player.userName, act: 'reveal', reason });
    const [record] = await actsOf('desk-owner');
    expect(record).toMatchObject({ command: 'players reveal', args: [player.userName], reason, origin: 'desk' });
    for (const secret of secrets) expect(await text(owner)).toContain(secret);
    expect((await pageOf(player)).revealedUntil).toBe((record?.at.getTime() ?? 0) + 10 * MINUTE);
    const elsewhere = await text(other);
    for (const secret of secrets.slice(0, 3)) expect(elsewhere).not.toContain(secret);
    await desk.later(10 * MINUTE);
    const again = await text(await openBrowser(desk, 'desk-owner'));
    for (const secret of secrets.slice(0, 3)) expect(again).not.toContain(secret);
    owner = { ...owner, ...(await openBrowser(desk, 'desk-owner')) };
    other = { ...other, ...(await openBrowser(desk, 'other-owner')) };
  });
});

describe('timeline', () => {
  /** Reads a whole timeline page by page. */
  async function read(user: string, size: number, kind?: (typeof TIMELINE_KINDS)[number]) {
    const rows: Awaited<ReturnType<typeof owner.client.timeline>>['list'] = [];
    let after: string | undefined;
    do {
      const { list, next } = await owner.client.timeline({ user, size, kind, language: 'en', after });
      rows.push(...list);
      after = next ?? undefined;
    } while (after);
    return rows;
  }

  test('has every kind, newest first, each once, whatever the page’s size [own.desk-player.timeline]', async () => {
    const player = await payee(desk, 500_000n);
    const { id, userName } = player;
    for (const nth of [1n, 2n, 3n]) await play(desk, id, 1_000n * nth);
    await disbursed(desk, player);
    await give(desk, id, { money: 10_000n, requirement: 30_000n });
    await player.client.setDepositLimit({ period: 'day', limit: '700.00' });
    await player.client.feedback({ type: 'game', content: '<img src=x onerror=alert(1)>' });
    await owner.client.actOnPlayer({ user: userName, act: 'note', value: 'Called twice.', reason });
    await owner.client.actOnPlayer({ user: userName, act: 'registerAddress', value: '198.51.100.9', reason });
    // Rows of one moment, as of one statement.
    await desk.ctx.db.execute(sql`insert into account_events (id, at, kind, outcome, account_id, ip)
      select gen_random_uuid(), app_now(), 'session.signIn', 'done', ${id}, '198.51.100.9' from generate_series(1, 7)`);
    const all = await read(userName, 100);
    expect(new Set(all.map((row) => row.id)).size).toBe(all.length);
    expect(all.map(({ at }) => at)).toEqual(all.map(({ at }) => at).toSorted((a, b) => b - a));
    for (const size of [1, 2, 5]) expect(await read(userName, size)).toEqual(all);
    for (const kind of TIMELINE_KINDS) {
      const some = await read(userName, 3, kind);
      expect(some).toEqual(all.filter((row) => row.kind === kind));
      expect(some.length).toBeGreaterThan(0);
    }
    const row = (what: string) => all.find((each) => each.what === what);
    expect(row('session.signIn')).toMatchObject({ kind: 'logins', reference: '198.51.•••.•••', outcome: null });
    expect(row('money.withdrawal')).toMatchObject({ amount: '-1000.00', reference: expect.stringMatching(/^W\d{8}$/) });
    expect(row('money.granted')).toMatchObject({ amount: '100.00' });
    expect(row('limits.deposit')).toMatchObject({ kind: 'limits' });
    expect(row('messages.letter')).toMatchObject({
      text: '<img src=x onerror=alert(1)>',
      outcome: 'open',
      item: { queue: 'feedback', id: expect.stringMatching(/^F\d{8}$/) },
    });
    expect(row('players note')).toMatchObject({ by: 'desk-owner', text: `${reason}: Called twice.` });
    expect(row('ip register 198.51.100.9')).toMatchObject({ kind: 'acts', by: 'desk-owner' });
    expect(row('withdrawal.disbursed')).toMatchObject({ kind: 'acts', by: 'admin' });
    expect(all.filter(({ kind }) => kind === 'bets').map(({ amount }) => amount)).toEqual([
      '-30.00',
      '-20.00',
      '-10.00',
    ]);
    const [record] = (await actsOf('desk-owner')).filter(({ command }) => command === 'players timeline');
    expect(record).toMatchObject({ args: [userName, 'acts'], outcome: 'done', origin: 'desk' });
  });

  test('has only the player’s own rows, and rejects foreign positions [own.desk-player.timeline]', async () => {
    const player = await newcomer(desk);
    const stranger = await newcomer(desk);
    await owner.client.actOnPlayer({ user: stranger.userName, act: 'note', value: player.userName, reason });
    const rows = await read(player.userName, 100);
    expect(rows.filter(({ kind }) => kind !== 'money')).toEqual([]);
    const call = (after: string) => rejected(owner.client.timeline({ user: player.userName, after }));
    expect(await call('bm9uZQ')).toBe('422 request.invalid');
    expect(await rejected(owner.client.timeline({ user: 'unknownplayer' }))).toBe('404 account.unknown');
  });
});

describe('notes and acts', () => {
  test('a note has its author and time, and is never changed or removed [own.desk-player.notes]', async () => {
    const player = await newcomer(desk);
    const note = (by: typeof owner, value: string) =>
      by.client.actOnPlayer({ user: player.userName, act: 'note', value, reason });
    await note(owner, '<script>alert(1)</script>');
    await note(other, 'Second');
    expect((await pageOf(player)).notes).toMatchObject([
      { author: 'other-owner', text: 'Second', at: expect.any(Number) },
      { author: 'desk-owner', text: '<script>alert(1)</script>', at: expect.any(Number) },
    ]);
    for (const change of [
      desk.ctx.db.delete(playerNotes),
      desk.ctx.db.update(playerNotes).set({ text: 'Changed' }),
      desk.ctx.db.execute('truncate player_notes'),
    ])
      await expect(change.then(() => {})).rejects.toThrow();
  });

  /** Acts by hand: the command, its arguments (`user`: the player), and its roles. */
  const HELP: Role[] = ['support', 'admin'];
  const INVESTIGATE: Role[] = ['support', 'risk', 'admin'];
  const ALL: Role[] = ['support', 'payments', 'admin', 'risk'];
  const CASES: Record<(typeof PLAYER_ACTS)[number], { args: string[]; value?: string; roles: Role[] }> = {
    reveal: { args: ['players', 'reveal', 'user'], roles: ALL },
    note: { args: ['players', 'note', 'user', 'Called'], value: 'Called', roles: ALL },
    setLabel: { args: ['labels', 'set', 'user', 'VIP'], value: 'VIP', roles: HELP },
    removeLabel: { args: ['labels', 'remove', 'user', 'old'], value: 'old', roles: HELP },
    unlock: { args: ['unlock', 'user'], roles: HELP },
    expirePassword: { args: ['expire-password', 'user'], roles: HELP },
    resetFactor: { args: ['factor', 'reset', 'user'], roles: HELP },
    logOut: { args: ['players', 'log-out', 'user'], roles: INVESTIGATE },
    registerAddress: { args: ['ip', 'register', 'user', '198.51.100.4'], value: '198.51.100.4', roles: HELP },
    forgetAddress: { args: ['ip', 'forget', 'user', '198.51.100.3'], value: '198.51.100.3', roles: HELP },
    clearField: { args: ['profile', 'clear', 'user', 'realName'], value: 'realName', roles: HELP },
    mute: { args: ['chat', 'mute', 'user', '10'], value: '10', roles: HELP },
    unmute: { args: ['chat', 'mute', 'user', 'off'], roles: HELP },
    ban: { args: ['chat', 'ban', 'user', 'on'], roles: HELP },
    unban: { args: ['chat', 'ban', 'user', 'off'], roles: HELP },
    timeOut: { args: ['players', 'time-out', 'user', '72'], value: '72', roles: HELP },
    exclude: { args: ['players', 'exclude', 'user', '12'], value: '12', roles: HELP },
    block: { args: ['players', 'block', 'user'], roles: INVESTIGATE },
    unblock: { args: ['players', 'unblock', 'user'], roles: INVESTIGATE },
    credit: { args: ['credit', 'user', '50.00'], value: '50.00', roles: ['payments', 'admin'] },
  };
  async function subject() {
    const player = await newcomer(desk);
    await setRealName(desk.ctx.db, player.id, 'Rupa Akter');
    await desk.ctx.db.execute(sql`insert into member_labels values (${player.id}, 'old', 'admin', app_now())`);
    await desk.ctx.db.execute(sql`insert into account_places (account_id, ip, registered, first_at, last_at)
      values (${player.id}, '198.51.100.3', true, app_now(), app_now())`);
    return player.userName;
  }

  test.each(PLAYER_ACTS)(
    'act %s leaves the record of the command line, with another origin [own.desk-player.acts]',
    async (act) => {
      const { args, value } = CASES[act];
      const atDesk = await subject();
      const byCommand = await subject();
      const called = await rejected(
        owner.client.actOnPlayer({ user: atDesk, act, reason, ...(value !== undefined && { value }) }),
      );
      const [command = '', ...rest] = args.map((arg) => (arg === 'user' ? byCommand : arg));
      const typed = await rejected(
        perform(desk.ctx, { name: 'desk-owner', role: 'admin' }, { command, args: rest, reason }),
      );
      expect(called).toBe(typed);
      const [byLine, byDesk] = await actsOf('desk-owner');
      const comparable = ({ id: _id, at: _at, requestId: _request, ...row }: typeof operatorActs.$inferSelect) => ({
        ...row,
        args: row.args.map((arg) => (arg === atDesk || arg === byCommand ? 'user' : arg)),
      });
      if (!byLine || !byDesk) throw new Error('the acts were not recorded');
      expect(comparable(byDesk)).toEqual({ ...comparable(byLine), origin: 'desk' });
    },
  );

  test.each(PLAYER_ACTS)(
    'act %s is for the roles of its command, with a value if it takes one [own.desk-player.acts]',
    async (act) => {
      const { value, roles } = CASES[act];
      const user = await subject();
      const without = { user, act, reason, ...(value === undefined && { value: 'a value' }) };
      expect(await rejected(owner.client.actOnPlayer(without))).toBe('422 request.invalid');
      for (const role of ROLES) {
        const name = `${role.toLowerCase()}-${act.toLowerCase()}`;
        await createOperator(desk, name, role);
        const { client } = await openBrowser(desk, name);
        const done = await rejected(client.actOnPlayer({ user, act, reason, ...(value !== undefined && { value }) }));
        expect(done === '403 ops.role').toBe(!roles.includes(role));
        if (!ALL.includes(role)) continue;
        expect((await client.player({ user })).permitted.includes(act)).toBe(roles.includes(role));
      }
    },
  );

  test('a credit takes a recent code, and above the limit another person [own.desk-player.acts own.desk.step-up]', async () => {
    const player = await newcomer(desk, 0n);
    const credit = { user: player.userName, act: 'credit', value: '2500.00', reason } as const;
    const late = await openBrowser(desk, 'desk-owner');
    await desk.ctx.db.execute(`update operator_sessions set step_up_until = app_now() where id = '${late.sessionId}'`);
    expect(await rejected(late.client.actOnPlayer(credit))).toBe('403 desk.stepUp');
    const { request } = await owner.client.actOnPlayer(credit);
    expect(request).toEqual({ id: expect.any(String), until: expect.any(Number) });
    expect((await pageOf(player)).balances.main).toBe('0.00');
    const confirm = { id: request?.id ?? '', decision: 'confirm', reason: 'checked again' } as const;
    expect(await rejected(owner.client.decideRequest(confirm))).toBe('403 ops.samePerson');
    expect(await rejected(other.client.decideRequest(confirm))).toBe('done');
    expect((await pageOf(player)).balances.main).toBe('2500.00');
  });
});

test('the command line reads what the desk reads [own.desk-player.page own.desk-player.timeline]', async () => {
  const player = await newcomer(desk);
  const operator = { name: 'desk-owner', role: 'admin' } as const;
  const run = (...args: string[]) => perform(desk.ctx, operator, { command: 'players', args, reason: '' });
  const { permitted: _, now: __, ...page } = await pageOf(player);
  expect(await run('show', player.userName)).toMatchObject(page);
  const rows = await owner.client.timeline({ user: player.userName, size: 100, language: 'en' });
  expect(await run('timeline', player.userName)).toEqual(rows);
  expect(await run('find', player.userName)).toMatchObject({ list: [{ userName: player.userName }] });
  expect(await rejected(run('timeline', player.userName, 'gossip'))).toBe('422 ops.invalid');
});
