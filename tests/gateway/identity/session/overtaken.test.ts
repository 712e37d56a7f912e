import { setTimeout as wait } from 'node:timers/promises';
import { describe, expect, test } from 'vitest';
import { accountByName, lockAccount } from '../../../../src/gateway/identity/account/service';
import { replacePassword } from '../../../../src/gateway/identity/password/service';
import { openSessions } from '../../../../src/gateway/identity/session/service';
import { signInProofs } from '../../../../src/gateway/identity/session/tables';
import { setModule } from '../../../../src/gateway/platform/system/service';
import { window } from '../social/support';
import { travels } from '../step-up/support';
import { startFreshGateway } from './support';

const RIGHT = 'Shapla#2026';
const NEW = 'a long one of my own';
const OVERTAKEN = { kind: 'rejected', status: 409, code: 'auth.overtaken' };
const NUMBER = { mobileNum: '01712345678', countryDialingCode: '880' };
const gateway = await startFreshGateway();

const player = async () => {
  const account = await accountByName(gateway.ctx.db, 'player');
  if (!account) throw new Error('the demo has a player');
  return account;
};
const logIn = (password = RIGHT) => gateway.client.logIn({ username: 'player', password });
const recover = async (typed = NEW) =>
  replacePassword(gateway.ctx, await player(), typed, { from: gateway.visitor, session: null });
const opened = async () => (await openSessions(gateway.ctx, (await player()).id)).length;

const WAITING = `select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`;
/** Waits for this number of blocked queries. */
const waiting = (least: number) =>
  expect
    .poll(async () => (await gateway.ctx.db.execute(WAITING)).rowCount, { interval: 20 })
    .toBeGreaterThanOrEqual(least);

/** Starts a call while the account row is locked and changes the password before the call can proceed. */
async function overtaken(begins: () => Promise<unknown>) {
  const { ctx } = gateway;
  const { id } = await player();
  const { attempt, changed } = await ctx.db.transaction(async (tx) => {
    await lockAccount(tx, id);
    const changed = recover();
    await waiting(1);
    const attempt = begins().then(
      () => 'it came in',
      (failure) => failure,
    );
    await Promise.race([attempt, waiting(2)]);
    return { attempt, changed };
  });
  await changed;
  return attempt;
}

describe('login concurrent with a password change opens no session', () => {
  test('by password', async () => {
    expect(await overtaken(() => logIn())).toMatchObject(OVERTAKEN);
    expect(await opened()).toBe(0);
    await logIn(NEW);
  });

  test('by code', async () => {
    await gateway.client.sendLoginCode(NUMBER);
    const [sent] = await gateway.codes();
    const come = () => gateway.client.logIn({ username: NUMBER.mobileNum, password: sent?.code ?? '', type: 'sms' });
    expect(await overtaken(come)).toMatchObject(OVERTAKEN);
    expect(await opened()).toBe(0);
  });

  test('by provider', async () => {
    const owner = gateway.as((await logIn()).token);
    const { linkId } = await owner.offerLink(await window(gateway).come(owner, 'Rahim', 'link'));
    await owner.confirmLink({ linkId, password: RIGHT });
    const returnRequest = await window(gateway).come(gateway.client, 'Rahim');
    expect(await overtaken(() => gateway.client.socialReturn(returnRequest))).toMatchObject(OVERTAKEN);
    expect(await opened()).toBe(0);
  });

  test('a concurrent password change of another session has no effect', async () => {
    const other = gateway.as((await logIn()).token);
    const change = {
      oldPassword: RIGHT,
      newPassword: 'what the other one wants',
      confirmNewPassword: 'what the other one wants',
    };
    expect(await overtaken(() => other.changePassword(change))).toMatchObject(OVERTAKEN);
    await logIn(NEW);
  });

  test('repeated races leave no session of the old password', { tags: ['extended'] }, async () => {
    let from = RIGHT;
    let to = `${NEW} 0`;
    for (let turn = 1; turn <= 12; turn++) {
      const come = Array.from({ length: 4 }, () => logIn(from).catch(({ code }) => code));
      await wait(turn * 8);
      await recover(to);
      const codes = (await Promise.all(come)).filter((candidate) => typeof candidate === 'string');
      for (const code of codes) expect(['auth.overtaken', 'auth.wrongCredentials']).toContain(code);
      expect(await opened()).toBe(0);
      [from, to] = [to, `${NEW} ${turn}`];
    }
  });
});

describe('login awaiting a proof is void after a password change', () => {
  const demanded = async () => {
    await setModule(gateway.ctx, 'IPVERIF', true);
    return travels(gateway).demanded();
  };

  test('rejects its correct proof', async () => {
    const { challengeId } = await demanded();
    await gateway.client.sendProof({ challengeId, kind: 'sms' });
    const answer = await travels(gateway).code('+8801712345678');
    await recover();
    await expect(gateway.client.answerProof({ challengeId, kind: 'sms', answer })).rejects.toMatchObject({
      code: 'proof.expired',
    });
    expect(await opened()).toBe(0);
  });

  test('rejects a proof submitted during the change', async () => {
    const { challengeId } = await demanded();
    await gateway.client.sendProof({ challengeId, kind: 'sms' });
    const answer = await travels(gateway).code('+8801712345678');
    const outcome = await overtaken(() => gateway.client.answerProof({ challengeId, kind: 'sms', answer }));
    expect(['auth.overtaken', 'proof.expired']).toContain(Object(outcome).code);
    expect(await opened()).toBe(0);
  });

  test('a proof requested during the change does not survive it', async () => {
    await demanded();
    await gateway.ctx.db.delete(signInProofs);
    expect(await overtaken(() => logIn())).toMatchObject(OVERTAKEN);
    expect(await gateway.ctx.db.select().from(signInProofs)).toEqual([]);
  });

  test('deletes an earlier request for a proof', async () => {
    await demanded();
    expect(await gateway.ctx.db.select().from(signInProofs)).toHaveLength(1);
    await recover();
    expect(await gateway.ctx.db.select().from(signInProofs)).toEqual([]);
  });
});
