import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { SETTINGS } from '../../../../src/contract/platform/settings';
import { closeAccount } from '../../../../src/gateway/identity/account/service';
import { accountAlerts } from '../../../../src/gateway/identity/alert/tables';
import { openSession } from '../../../../src/gateway/identity/session/service';
import { perform } from '../../../../src/gateway/operations/ops/acts';
import { setModule } from '../../../../src/gateway/platform/system/service';
import { type Modules, startModules } from '../../harness/modules';
import { newcomer, PASSWORD } from '../../money/wallet/support';

let gateway: Modules;
beforeAll(async () => {
  gateway = await startModules();
  await setModule(gateway.ctx, 'SLIDEVERIF', false);
});
afterAll(() => gateway.close());

type Player = Awaited<ReturnType<typeof newcomer>>;
const HOUR = 3_600_000;

const operate = (...args: string[]) =>
  perform(gateway.ctx, { name: 'mitu', role: 'support' }, { command: 'players', args, reason: 'a call' });
const logIn = ({ userName }: Player) => gateway.client.logIn({ username: userName, password: PASSWORD });
const outcomeOf = (call: Promise<unknown>) =>
  call.then(
    () => 'done',
    ({ code }) => code,
  );
const alertsOf = async ({ id }: Player) => {
  const rows = await gateway.ctx.db
    .select({ kind: accountAlerts.kind })
    .from(accountAlerts)
    .where(eq(accountAlerts.accountId, id))
    .orderBy(accountAlerts.id);
  return rows.map(({ kind }) => kind);
};

describe('block', () => {
  test('ends all sessions and prevents logins until unblocked; the owner is notified [own.player.block asvs 7.4.2]', async () => {
    const player = await newcomer(gateway);
    const open = gateway.as((await logIn(player)).token);
    expect(await outcomeOf(open.memberInfo())).toBe('done');
    await operate('block', player.userName);
    expect(await outcomeOf(open.memberInfo())).toBe('session.ended');
    expect(await outcomeOf(logIn(player))).toBe('auth.blocked');
    await operate('unblock', player.userName);
    expect(await outcomeOf(open.memberInfo())).toBe('session.ended');
    expect(await outcomeOf(logIn(player))).toBe('done');
    expect(await alertsOf(player)).toEqual(['account.blocked', 'account.unblocked']);
  });

  test('unblocking revives no session of a login during the block [own.player.block]', async () => {
    const player = await newcomer(gateway);
    await operate('block', player.userName);
    const overtaken = gateway.as(await openSession(gateway.ctx, gateway.ctx.db, player.id));
    await operate('unblock', player.userName);
    expect(await outcomeOf(overtaken.memberInfo())).toBe('session.ended');
  });

  test('a repetition changes nothing and sends no further notification', async () => {
    const player = await newcomer(gateway);
    await operate('unblock', player.userName);
    expect(await outcomeOf(player.client.memberInfo())).toBe('done');
    await operate('block', player.userName);
    await operate('block', player.userName);
    expect(await alertsOf(player)).toEqual(['account.blocked']);
  });

  test('a closed account and an ended trial stay closed [own.player.block]', async () => {
    const closed = await newcomer(gateway);
    await closeAccount(gateway.ctx.db, closed.id, await gateway.ctx.now());
    expect(await outcomeOf(operate('unblock', closed.userName))).toBe('account.over');
    const trial = await newcomer(gateway, 0n, { type: SETTINGS.trialType });
    await operate('block', trial.userName);
    expect(await outcomeOf(operate('unblock', trial.userName))).toBe('account.over');
    expect(await outcomeOf(operate('block', 'unknownplayer'))).toBe('account.unknown');
  });
});

test('an operator ends all sessions of a player, who can log in again [own.player.log-out asvs 7.4.5]', async () => {
  const player = await newcomer(gateway);
  const others = [gateway.as((await logIn(player)).token), gateway.as((await logIn(player)).token)];
  await operate('log-out', player.userName);
  for (const client of [player.client, ...others]) expect(await outcomeOf(client.memberInfo())).toBe('session.ended');
  expect(await outcomeOf(logIn(player))).toBe('done');
  expect(await alertsOf(player)).toEqual(['account.loggedOut']);
});

describe('break', () => {
  const pauses = ({ client }: Player) => client.gamingLimits().then(({ timeOutUntil }) => timeOutUntil);

  test('a time-out for a player has the effects of their own, and cannot be shortened [own.player.break]', async () => {
    const player = await newcomer(gateway);
    await operate('time-out', player.userName, '72');
    const now = (await gateway.ctx.now()).getTime();
    expect(Number(await pauses(player)) - now).toBeGreaterThan(71 * HOUR);
    expect(await outcomeOf(operate('time-out', player.userName, '24'))).toBe('limits.notShorter');
    expect(await alertsOf(player)).toEqual(['limits.timeOut']);
  });

  test('an exclusion for a player ends the sessions, and allows a login [own.player.break]', async () => {
    const player = await newcomer(gateway);
    await operate('exclude', player.userName, '12');
    expect(await outcomeOf(player.client.memberInfo())).toBe('session.ended');
    const { token } = await logIn(player);
    expect((await gateway.as(token).gamingLimits()).excludedUntil).toBeTypeOf('number');
    expect(await outcomeOf(operate('exclude', player.userName, '6'))).toBe('limits.notShorter');
  });

  test.each([
    ['time-out', '25'],
    ['time-out', '٢٤'],
    ['exclude', '1'],
    ['exclude', ''],
  ])('%s rejects the length %j, which players cannot choose either', async (what, length) => {
    const player = await newcomer(gateway);
    expect(await outcomeOf(operate(what, player.userName, length))).toBe('ops.invalid');
    expect(await alertsOf(player)).toEqual([]);
  });
});
