import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { closeAccount, setBlocked } from '../../../../src/gateway/identity/account/service';
import { balanceOf } from '../../../../src/gateway/money/wallet/accounts';
import { studios } from '../../../../src/gateway/play/studio/tables';
import { type Modules, startModules } from '../../harness/modules';
import { newcomer, PASSWORD, withSession } from '../../money/wallet/support';
import { labOf, launchOf } from './support';

const HOUR = 3_600_000;
const NEW = 'Kadam-Phul-2027';
type Player = Awaited<ReturnType<typeof newcomer>>;

let gateway: Modules;
let lab: Awaited<ReturnType<typeof labOf>>;
let player: Player;
beforeAll(async () => {
  gateway = await startModules();
  lab = await labOf(gateway);
  await gateway.ctx.db.update(studios).set({ origin: 'https://lab.example' }).where(eq(studios.id, 'maidanlab'));
});
beforeEach(async () => {
  player = await newcomer(gateway);
});
afterAll(() => gateway.close());

/** Returns the launch token of a session. */
const launched = async (client: Player['client']) => {
  const { content } = await client.launchGameByGet(launchOf(player.userName));
  return new URL(content.game_url).searchParams.get('token') ?? '';
};

/** A game opened from a session, with an open round, as its studio calls it. */
async function playing(client: Player['client'] = player.client) {
  const { session } = await lab('session', { token: await launched(client) });
  const round = `r-${crypto.randomUUID()}`;
  let callCount = 0;
  const send = (call: string, body: object = {}, at = round) =>
    lab(call, {
      ...{ transactionId: `${round}.${++callCount}`, player: player.id, sessionId: session.sessionId, roundId: at },
      ...{ gameId: 'lab-wheel', amount: '10.00', currency: 'BDT', ...body },
    });
  const placed = `${round}.1`;
  expect(await send('bet')).toMatchObject({ code: 'ok' });
  return { send, placed };
}
type Game = Awaited<ReturnType<typeof playing>>;

/** Expects new bets to be rejected, and wins, rollbacks, round ends and promos to be accepted; some are held. */
async function takesNoBets({ send, placed }: Game, code: string, promoCredited = 500n) {
  const before = await balanceOf(gateway.ctx.db, player.id);
  expect([(await send('bet')).code, (await send('bet', {}, 'another round')).code]).toEqual([code, code]);
  expect(await balanceOf(gateway.ctx.db, player.id)).toBe(before);
  const won = await send('win', { amount: '30.00' });
  expect(won).toMatchObject({ status: 200, code: 'ok' });
  expect(await send('promo', { amount: '5.00' })).toMatchObject({ code: 'ok' });
  expect(await send('rollback', { originalTransactionId: won.transactionId, amount: undefined })).toMatchObject({
    code: 'ok',
  });
  expect(await send('rollback', { originalTransactionId: placed, amount: undefined })).toMatchObject({ code: 'ok' });
  expect(await send('round-end')).toMatchObject({ code: 'ok' });
  expect(await balanceOf(gateway.ctx.db, player.id)).toBe(before + 1_000n + promoCredited);
}

test.each(['logOut', 'logOutByGet', 'logOutByDelete'] as const)(
  '%s ends the games of its own session only',
  async (way) => {
    const elsewhere = await playing(await withSession(gateway, player.id));
    const game = await playing();
    await player.client[way]();
    await takesNoBets(game, 'session.expired');
    expect(await elsewhere.send('bet')).toMatchObject({ code: 'ok' });
  },
);

test('an unused launch token is void after the logout', async () => {
  const token = await launched(player.client);
  await player.client.logOut();
  expect(await lab('session', { token })).toMatchObject({ status: 422, code: 'token.expired' });
});

test('ending a session from another device, or a new password, ends its games', async () => {
  const first = await withSession(gateway, player.id);
  const second = await withSession(gateway, player.id);
  const games = [await playing(first), await playing(second)];
  await player.client.endSessions({ password: PASSWORD });
  for (const game of games) expect((await game.send('bet')).code).toBe('session.expired');
  const later = await withSession(gateway, player.id);
  const game = await playing(later);
  await player.client.changePassword({ oldPassword: PASSWORD, newPassword: NEW, confirmNewPassword: NEW });
  await takesNoBets(game, 'session.expired');
});

test('a session’s maximum lifetime ends its games; an idle portal does not', async () => {
  const game = await playing();
  for (let hours = 0; hours < 11; hours += 0.9) {
    await gateway.later(0.9 * HOUR);
    expect((await game.send('bet')).code).toBe('ok');
  }
  await gateway.later(0.5 * HOUR);
  await takesNoBets(game, 'session.expired');
});

test('a blocked account cannot bet', async () => {
  const game = await playing();
  await setBlocked(gateway.ctx, player.userName, true);
  await takesNoBets(game, 'account.blocked');
});

test('a time-out stops bets of an open game', async () => {
  const game = await playing();
  await player.client.takeTimeOut({ hours: 24, password: PASSWORD });
  await takesNoBets(game, 'limits.timeOut', 0n);
});

test('exclusion and account closing stop bets, each with its own code', async () => {
  const game = await playing();
  await player.client.excludeSelf({ months: 6, password: PASSWORD });
  await takesNoBets(game, 'limits.exclusion', 0n);
  player = await newcomer(gateway, 1_000n);
  const last = await playing();
  await closeAccount(gateway.ctx.db, player.id, await gateway.ctx.now());
  await takesNoBets(last, 'account.closed');
});

test('an account cannot be closed while a round may still win [own.security.closing]', async () => {
  player = await newcomer(gateway, 1_000n);
  const game = await playing();
  const close = () => player.client.closeAccount({ password: PASSWORD });
  await expect(close()).rejects.toMatchObject({ code: 'security.betsOpen', status: 409 });
  expect(await game.send('round-end')).toMatchObject({ code: 'ok' });
  expect(await close()).toBeNull();
});
