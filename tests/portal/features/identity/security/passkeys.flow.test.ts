// @vitest-environment jsdom
import { beforeEach, describe, expect, test, vi } from 'vitest';
import type { PasskeyMade } from '../../../../../src/contract';
import { passkeysFlow } from '../../../../../src/portal/features/identity/security/passkeys/passkeys.flow';
import { lend, readList, runActor, send, typed } from '../../../harness/flow-support';

const id = '01890a5d-ac96-774b-bcce-b302099a8057';
const PATH = '/wps/member/security/passkeys';
const creation = {
  rp: { id: 'localhost', name: 'Maidan' },
  user: { id: 'dQ', name: 'player', displayName: 'player' },
  challenge: 'Yw',
  pubKeyCredParams: [{ type: 'public-key', alg: -7 }],
  timeout: 300_000,
  excludeCredentials: [],
  authenticatorSelection: { residentKey: 'required', requireResidentKey: true, userVerification: 'required' },
  attestation: 'none',
};
const made: PasskeyMade = {
  id: 'aQ',
  rawId: 'aQ',
  type: 'public-key',
  response: { clientDataJSON: 'Yw', attestationObject: 'YQ' },
};
beforeEach(() => sessionStorage.clear());

test('loads the passkeys and reports an empty list [own.passkey.managed]', async () => {
  const list = [{ id, name: 'Phone', synced: true, createdAt: 1, lastUsedAt: null }];
  expect(await readList(passkeysFlow(lend({ [PATH]: { value: { list, factorAsked: null } } }).deps))).toEqual({
    kind: 'loaded',
    page: { list, factorAsked: null },
  });
  expect(
    await readList(passkeysFlow(lend({ [PATH]: { value: { list: [], factorAsked: 'code' } } }).deps), { pageNo: 2 }),
  ).toMatchObject({
    kind: 'empty',
  });
});

test.each([
  [true, 'able'],
  [false, 'unable'],
])('if support is %s the chart receives %s [own.passkey.managed]', async (possible, kind) => {
  const { deps } = lend({});
  vi.mocked(deps.passkeys.possible).mockReturnValue(possible);
  expect(await runActor(passkeysFlow(deps), 'checkAbility')).toEqual({ kind });
});

describe('adding a passkey [own.passkey.managed]', () => {
  test('encrypts the password; the challenge stays in the vault [own.security.password-required]', async () => {
    const { deps, sent } = lend({
      [`${PATH}/begin`]: { value: creation },
      [PATH]: { value: { codes: ['AB2C-D3EF', 'GH4J-K5MN'] } },
    });
    vi.mocked(deps.passkeys.make).mockResolvedValue({ given: made });
    const flow = passkeysFlow(deps);
    typed(deps, [['password', ' as typed ']]);
    expect(await send(flow, 'beginForm')).toMatchObject({ status: 'done', output: { sent: true } });
    expect(await runActor(flow, 'makePasskey')).toEqual({ kind: 'made' });
    expect(vi.mocked(deps.passkeys.make).mock.calls[0]?.[0]).toEqual(creation);
    expect(await runActor(flow, 'keepPasskey')).toEqual({ kind: 'codes' });
    expect(deps.vault.peek('recoveryCodes')).toBe('AB2C-D3EF\nGH4J-K5MN');
    expect(sent).toMatchObject([{ plaintext: { password: ' as typed ' } }, { method: 'POST', path: PATH, body: made }]);
    expect([deps.vault.peek('passkeyAsked'), deps.vault.peek('passkeyGiven')]).toEqual([undefined, undefined]);
  });

  test('shows no codes if earlier ones stay valid [own.security.recovery-codes]', async () => {
    const { deps } = lend({ [PATH]: { value: { codes: [] } } });
    deps.vault.put('passkeyGiven', JSON.stringify(made));
    expect(await runActor(passkeysFlow(deps), 'keepPasskey')).toEqual({ kind: 'kept' });
    expect(deps.vault.peek('recoveryCodes')).toBeUndefined();
  });

  test.each(['cancelled', 'taken', 'unable'] as const)('reports a browser’s “%s” and sends nothing', async (reason) => {
    const { deps, sent } = lend({});
    vi.mocked(deps.passkeys.make).mockResolvedValue({ refused: reason });
    expect(await runActor(passkeysFlow(deps), 'makePasskey')).toEqual({ kind: reason });
    expect([sent, deps.vault.peek('passkeyGiven')]).toEqual([[], undefined]);
  });
});

test('naming trims spaces; removing needs the password and a second factor [own.passkey.managed]', async () => {
  const { deps, sent } = lend({ [PATH]: {}, [`${PATH}/remove`]: {} });
  typed(deps, [['name', ' My phone ']]);
  await send(passkeysFlow(deps), 'nameForm', id);
  typed(deps, [['password', ' as typed ']]);
  expect((await send(passkeysFlow(deps), 'removeForm', id)).context.problems).toEqual([
    { field: 'factor', code: 'empty' },
  ]);
  typed(deps, [['factor', 'ab2c-d3ef']]);
  await send(passkeysFlow(deps), 'removeForm', id);
  expect(sent).toMatchObject([
    { method: 'PUT', body: { id, name: 'My phone' } },
    {
      path: `${PATH}/remove`,
      plaintext: { id, password: ' as typed ', factor: { kind: 'recoveryCode', answer: 'ab2c-d3ef' } },
    },
  ]);
});
