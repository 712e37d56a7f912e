// @vitest-environment jsdom
import { expect, test } from 'vitest';
import { deskLoginFlow } from '../../../src/desk/features/operations/login/desk-login.flow';
import { childOf, runActor } from '../harness/flow-support';
import { deskDependencies } from './desk-support';

const secret = 'challenge-0123456789';
const times = { now: 1, idleEndsAt: 2, endsAt: 3, stepUpUntil: null, timeZone: 'Asia/Dhaka' };
const session = { name: 'rupa', role: 'clerk', permissions: ['read'], ...times };
const form = { about: null };

function typed(fields: Record<string, string>, replies: Parameters<typeof deskDependencies>[0]) {
  const { deps, ...more } = deskDependencies(replies);
  for (const [name, value] of Object.entries(fields)) deps.vault.put(`form.${name}`, value);
  return { flow: deskLoginFlow(deps), ...more };
}

test('sends name and password, then the code with the challenge, and stores the token [own.desk-app.login]', async () => {
  const { flow, sent, storage } = typed(
    { name: 'rupa', password: 'a long password', code: '123456' },
    {
      '/desk/api/login': { value: { challenge: secret, expiresAt: 5 } },
      '/desk/api/login/code': { value: { token: 't-2', session } },
    },
  );
  storage.clearSession();
  expect(await runActor(childOf(flow, 'passwordForm'), 'send', form)).toBeUndefined();
  expect(await runActor(childOf(flow, 'codeForm'), 'send', form)).toBeUndefined();
  expect(sent.map(({ body }) => body)).toEqual([
    { name: 'rupa', password: 'a long password' },
    { challenge: secret, code: '123456' },
  ]);
  expect(storage.token()).toBe('t-2');
});

test.each([
  ['passwordForm', '/desk/api/login', 'auth.locked'],
  ['codeForm', '/desk/api/login/code', 'desk.loginOver'],
])('%s ends the login with a failure that no correction fixes [own.desk-app.login]', async (name, path, code) => {
  const typing = { name: 'rupa', password: 'a long password', code: '123456' };
  const { flow, vault } = typed(typing, { [path]: { status: 409, code, message: 'Later.' } });
  vault.put('loginChallenge', secret);
  expect(await runActor(childOf(flow, name), 'send', form)).toMatchObject({ kind: 'sent', word: { code } });
});

test('a wrong password stays in the form [own.desk-app.login]', async () => {
  const wrong = { '/desk/api/login': { status: 422, code: 'desk.wrongCredentials' } };
  const { flow } = typed({ name: 'rupa', password: 'a wrong one' }, wrong);
  const sending = runActor(childOf(flow, 'passwordForm'), 'send', form);
  await expect(sending).rejects.toMatchObject({ code: 'desk.wrongCredentials' });
});

test('a new password has the length of the rule and is typed twice [own.desk-app.enrolment]', async () => {
  const problemsOf = async (password: string, repeated: string) => {
    const { flow } = typed({ password, repeated }, {});
    return runActor(childOf(flow, 'newPasswordForm'), 'validate', { about: '12 14', reviewed: false });
  };
  const wrong = (field: string, code: string) => ({ kind: 'wrong', problems: [{ field, code }] });
  expect(await problemsOf('eleven char', 'eleven char')).toEqual(wrong('password', 'passwordLength'));
  expect(await problemsOf('fifteen letters', 'fifteen letters')).toEqual(wrong('password', 'passwordLength'));
  expect(await problemsOf('twelve chars', 'other')).toEqual(wrong('repeated', 'passwordDiffers'));
  expect(await problemsOf('twelve chars', 'twelve chars')).toEqual({ kind: 'right' });
});

test('an enrolment sends the link’s token, and clears it and the key at the end [own.desk-app.enrolment]', async () => {
  const { flow, sent, vault } = typed(
    { password: 'twelve chars', repeated: 'twelve chars', code: '123456' },
    {
      '/desk/api/enrolment/password': { value: { secret: 'MARK', qr: 'iVBORw0KGgo=' } },
      '/desk/api/enrolment/code': {},
    },
  );
  vault.put('enrolmentToken', secret);
  await runActor(childOf(flow, 'newPasswordForm'), 'send', form);
  expect(vault.peek('totpSecret')).toBe('MARK');
  await runActor(childOf(flow, 'appForm'), 'send', form);
  expect(sent.map(({ body }) => body)).toEqual([
    { token: secret, password: 'twelve chars' },
    { token: secret, code: '123456' },
  ]);
  expect([vault.peek('totpSecret'), vault.peek('totpPicture'), vault.peek('enrolmentToken')]).toEqual([
    undefined,
    undefined,
    undefined,
  ]);
});
