// @vitest-environment jsdom
import { beforeEach, expect, test, vi } from 'vitest';
import type { PasskeySigned } from '../../../../../src/contract';
import { passkeyLoginFlow } from '../../../../../src/portal/features/identity/passkey-login/passkey-login.flow';
import { lend, runActor } from '../../../harness/flow-support';

const BEGIN = '/wps/session/login/passkey/begin';
const LOGIN = '/wps/session/login/passkey';
const passkeyRequest = { rpId: 'localhost', challenge: 'Yw', timeout: 300_000, userVerification: 'required' };
const response = { clientDataJSON: 'Yw', authenticatorData: 'YQ', signature: 'cw', userHandle: 'dQ' };
const signed: PasskeySigned = { id: 'aQ', rawId: 'aQ', type: 'public-key', response };
const flags = { firstTimeLogin: false, passwordExpired: false, passwordDefault: false };
const entered = { token: 'the-token', ...flags, userInfo: { userName: 'player', nickname: 'Player', type: 0 } };
beforeEach(() => sessionStorage.clear());

test('sends the signature encrypted, stores the token and keeps it out of the chart [own.passkey.login]', async () => {
  const { deps, sent } = lend({ [BEGIN]: { value: passkeyRequest }, [LOGIN]: { value: entered } });
  vi.mocked(deps.passkeys.sign).mockResolvedValue({ given: signed });
  const flow = passkeyLoginFlow(deps);
  expect(await runActor(flow, 'sign')).toEqual({ kind: 'signed' });
  expect(vi.mocked(deps.passkeys.sign).mock.calls[0]?.[0]).toEqual(passkeyRequest);
  expect(await runActor(flow, 'logIn')).toEqual({ username: 'player', entry: { ...flags, expiryEnabled: false } });
  expect(sent[1]?.plaintext).toEqual(signed);
  expect([deps.storage.token(), deps.vault.peek('passkeyGiven')]).toEqual(['the-token', undefined]);
});

test.each([
  ['cancelled', 'cancelled'],
  ['unable', 'unable'],
  ['taken', 'unable'],
] as const)('a dialog that was %s is %s [own.passkey.login]', async (reason, kind) => {
  const { deps } = lend({ [BEGIN]: { value: passkeyRequest } });
  vi.mocked(deps.passkeys.sign).mockResolvedValue({ refused: reason });
  expect(await runActor(passkeyLoginFlow(deps), 'sign')).toEqual({ kind });
});

test('without passkey support the gateway is not called [own.passkey.login]', async () => {
  const { deps, sent } = lend({});
  vi.mocked(deps.passkeys.possible).mockReturnValue(false);
  expect([await runActor(passkeyLoginFlow(deps), 'sign'), sent]).toEqual([{ kind: 'unable' }, []]);
});
