// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { type Passkeys, passkeys } from '../../../src/ui/browser/passkeys';

const never = new AbortController().signal;
const requestOptions = { rpId: 'localhost', challenge: 'Yw', timeout: 300_000, userVerification: 'required' } as const;
const creation: Parameters<Passkeys['make']>[0] = {
  rp: { id: 'localhost', name: 'Maidan' },
  user: { id: 'dQ', name: 'player', displayName: 'player' },
  challenge: 'Yw',
  pubKeyCredParams: [{ type: 'public-key', alg: -7 }],
  timeout: 300_000,
  excludeCredentials: [],
  authenticatorSelection: { residentKey: 'required', requireResidentKey: true, userVerification: 'required' },
  attestation: 'none',
};
const thrown = (name: string) => () => Promise.reject(new DOMException('said', name));
const bytes = (...of: number[]) => new Uint8Array(of).buffer;

/** A browser whose own dialog ends in this way. */
function browserThat(ends: {
  create?: (options: CredentialCreationOptions) => unknown;
  get?: (options: CredentialRequestOptions) => unknown;
}) {
  vi.stubGlobal('PublicKeyCredential', class {});
  vi.stubGlobal('isSecureContext', true);
  Object.defineProperty(navigator, 'credentials', { configurable: true, value: ends });
}
beforeEach(() => browserThat({}));
afterEach(() => {
  vi.unstubAllGlobals();
  Reflect.deleteProperty(navigator, 'credentials');
});

describe('availability of passkeys [own.passkey.login]', () => {
  test.each([
    ['localhost', true],
    ['maidan.example.test', true],
    ['127.0.0.1', false],
    ['[fe80::1]', false],
  ])('at %s: %s', (hostname, possible) => {
    vi.stubGlobal('location', { hostname });
    expect(passkeys.possible()).toBe(possible);
  });

  test('only in secure contexts of browsers that support them', () => {
    vi.stubGlobal('isSecureContext', false);
    expect(passkeys.possible()).toBe(false);
    vi.unstubAllGlobals();
    vi.stubGlobal('isSecureContext', true);
    expect(passkeys.possible()).toBe(false);
  });
});

test.each([
  ['NotAllowedError', 'cancelled'],
  ['InvalidStateError', 'taken'],
  ['NotSupportedError', 'unable'],
  ['ConstraintError', 'unable'],
])('a dialog that ends with %s is reported as %s [own.passkey.managed]', async (name, reason) => {
  browserThat({ create: thrown(name), get: thrown(name) });
  expect(await passkeys.make(creation, never)).toEqual({ refused: reason });
  expect(await passkeys.sign(requestOptions, never)).toEqual({ refused: reason });
});

test('a signature is encoded for the wire [own.passkey.login]', async () => {
  const response = { authenticatorData: bytes(1), clientDataJSON: bytes(2), signature: bytes(3), userHandle: bytes(4) };
  const get = vi.fn(async () => ({
    id: 'aQ',
    rawId: bytes(105),
    type: 'public-key',
    response,
    getClientExtensionResults: () => ({}),
  }));
  browserThat({ get });
  expect(await passkeys.sign(requestOptions, never)).toMatchObject({
    given: {
      id: 'aQ',
      rawId: 'aQ',
      response: { authenticatorData: 'AQ', clientDataJSON: 'Ag', signature: 'Aw', userHandle: 'BA' },
    },
  });
});

test('aborting closes the dialog [own.passkey.login]', async () => {
  const leaving = new AbortController();
  browserThat({
    get: ({ signal }) =>
      new Promise((_, reject) =>
        signal?.addEventListener('abort', () => reject(new DOMException('said', 'AbortError'))),
      ),
  });
  const signing = passkeys.sign(requestOptions, leaving.signal);
  await new Promise((done) => setTimeout(done));
  leaving.abort();
  expect(await signing).toEqual({ refused: 'cancelled' });
});
