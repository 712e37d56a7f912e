import { getEventListeners } from 'node:events';
import * as v from 'valibot';
import { describe, expect, test, vi } from 'vitest';
import {
  type ClientDependencies,
  createClient,
  type Failure,
  messageIn,
  type Sealed,
  sealed,
} from '../../src/contract';
import { endpoints } from '../../src/contract/endpoints';

const envelope = (value: unknown, extra: object = {}) => ({ success: true, message: 'OK', value, ...extra });
const answer = (status: number, body: unknown) => async () => new Response(JSON.stringify(body), { status });
const sealedAs: Sealed = { keyId: 'k', encryptedKey: 'AA==', iv: 'AA==', ciphertext: 'AA==', tag: 'AA==' };
const person = {
  id: '01890a5d-ac96-774b-bcce-b302099a8057',
  account: 'player',
  nickname: 'P',
  type: 0,
  toUpline: false,
};
const memberInfo = { ...person, clubLabel: { labelName: '', rankLevel: 0 }, memberLabel: [] };

function setUp(fetch: ClientDependencies['fetch'], more: Partial<ClientDependencies> = {}) {
  const seal = vi.fn(async () => sealedAs);
  const onFailure = vi.fn();
  const credentials = () => ({ language: 'bn', merchant: 'maidan', token: 'a-token' });
  return {
    client: createClient(endpoints, { fetch, credentials, seal, onFailure, timeout: 50, ...more }),
    seal,
    onFailure,
  };
}
const failureOf = (call: Promise<unknown>): Promise<Failure> =>
  call.then(
    () => expect.fail('It should have failed'),
    (failure: Failure) => failure,
  );

describe('requests', () => {
  test('requests carry language and merchant, the token only if needed [s7.client.default-language]', async () => {
    const fetch = vi.fn(answer(200, envelope({ list: [] })));
    await setUp(fetch).client.countries();
    expect(fetch).toHaveBeenCalledWith(
      '/wps/system/countries',
      expect.objectContaining({ headers: { Language: 'bn', Merchant: 'maidan' } }),
    );
  });

  test('a token is sent as a header, never in the address [s7.client.token-flag]', async () => {
    const fetch = vi.fn(answer(200, envelope(memberInfo)));
    await setUp(fetch).client.memberInfo();
    const [url, init] = fetch.mock.calls[0] as unknown as [string, RequestInit];
    expect(url).not.toContain('a-token');
    expect(init.headers).toMatchObject({ Authorization: 'Bearer a-token' });
  });

  test('a call has a trace of its own once the gateway has answered with one [own.tracing.calls]', async () => {
    const headers = { traceresponse: '00-4bf92f3577b34da6a3ce929d0e0e4736-00f067aa0ba902b7-01' };
    const fetch = vi.fn(async () => new Response(JSON.stringify(envelope({ list: [] })), { headers }));
    const { client } = setUp(fetch);
    for (let call = 0; call < 3; call += 1) await client.countries();
    const calls = fetch.mock.calls as unknown as [string, RequestInit][];
    const traces = calls.map(([, init]) => new Headers(init.headers).get('traceparent'));
    expect(traces[0]).toBeNull();
    for (const trace of traces.slice(1)) expect(trace).toMatch(/^00-[0-9a-f]{32}-[0-9a-f]{16}-00$/);
    expect(new Set(traces).size).toBe(3);
  });

  test('sealed payloads are base64 only [s7.client.encrypted-calls]', () => {
    const { logIn, register, registerMobile, changePassword, setPasswordByPhone } = endpoints;
    expect(
      [logIn, register, registerMobile, changePassword, setPasswordByPhone].map(({ encrypted }) => encrypted),
    ).toEqual(Array.from({ length: 5 }, () => true));
    expect(v.is(sealed, sealedAs)).toBe(true);
    for (const part of ['encryptedKey', 'iv', 'ciphertext', 'tag'])
      expect(v.is(sealed, { ...sealedAs, [part]: 'not base64!' })).toBe(false);
  });

  test('a login is sent sealed, without any typed text in the clear [s7.client.encrypted-calls]', async () => {
    const fetch = vi.fn(answer(401, { success: false, message: 'No', value: null, code: 'auth.wrongCredentials' }));
    const { client, seal } = setUp(fetch);
    await failureOf(client.logIn({ username: ' player ', password: ' as typed ' }));
    expect(seal).toHaveBeenCalledWith({ username: 'player', password: ' as typed ', type: 'username' });
    const [, init] = fetch.mock.calls[0] as unknown as [string, RequestInit];
    expect(JSON.parse(String(init.body))).toEqual(sealedAs);
  });

  test('os and platform are sent in the clear, the rest sealed [s7.call.session-freeplay]', async () => {
    const fetch = vi.fn(answer(403, { success: false, message: 'No', value: null, code: 'trial.closed' }));
    const { client, seal } = setUp(fetch);
    await failureOf(client.freePlay({ os: 'android', platform: 'web', captcha: 'abcd' }));
    expect(seal).toHaveBeenCalledWith({ captcha: 'abcd' });
    const [, init] = fetch.mock.calls[0] as unknown as [string, RequestInit];
    expect(JSON.parse(String(init.body))).toEqual({ os: 'android', platform: 'web', value: sealedAs });
    expect(init.headers).toMatchObject({ 'Gateway-Version': '1' });
  });

  test('a request that violates the contract is not sent', async () => {
    const fetch = vi.fn(answer(200, envelope(null)));
    const failure = await failureOf(setUp(fetch).client.logIn({ username: '', password: '' }));
    expect(failure).toEqual({ kind: 'rejected', code: 'request.invalid' });
    expect(fetch).not.toHaveBeenCalled();
  });

  test('a query is validated too, and undefined fields are not sent', async () => {
    const fetch = vi.fn(answer(404, { success: false, message: '', value: null, code: 'x' }));
    const { client } = setUp(fetch);
    await failureOf(client.systemStatus({ url: undefined }));
    expect(fetch).toHaveBeenCalledWith('/wps/system/status', expect.anything());
    expect(await failureOf(client.systemStatus({ url: '' }))).toEqual({ kind: 'rejected', code: 'request.invalid' });
    expect(fetch).toHaveBeenCalledOnce();
  });
});

describe('every failure is one of five kinds, and is reported [s7.client.response-handling]', () => {
  test('offline: no response', async () => {
    const { client, onFailure } = setUp(async () => Promise.reject(new TypeError('Failed to fetch')));
    expect(await failureOf(client.countries())).toEqual({ kind: 'offline', code: 'client.offline' });
    expect(onFailure).toHaveBeenCalledWith({ kind: 'offline', code: 'client.offline' }, 'countries', 'a-token');
  });

  test('timeout: no response in time', async () => {
    const never: ClientDependencies['fetch'] = (_, init) =>
      new Promise((_resolve, reject) => init?.signal?.addEventListener('abort', () => reject(new Error('aborted'))));
    expect(await failureOf(setUp(never).client.countries())).toEqual({ kind: 'timeout', code: 'client.timeout' });
  });

  test('a completed request leaves no listener on the signal of its caller', async () => {
    const { signal } = new AbortController();
    const ended: ClientDependencies['fetch'][] = [
      answer(200, envelope({ list: [] })),
      async () => Promise.reject(new TypeError('Failed to fetch')),
    ];
    for (const fetch of ended) await Promise.allSettled([setUp(fetch).client.countries(undefined, { signal })]);
    expect(getEventListeners(signal, 'abort')).toEqual([]);
  });

  test('unauthorised: the session of an authenticated request is invalid', async () => {
    const { client } = setUp(
      answer(401, { success: false, message: 'Log in', value: null, code: 'session.ended', requestId: 'r1' }),
    );
    expect(await failureOf(client.memberInfo())).toMatchObject({
      kind: 'unauthorised',
      code: 'session.ended',
      requestId: 'r1',
    });
  });

  test('a rejection carries the stable code, the message in each language and the value [s8.codes.not-shown s4.language.localised]', async () => {
    const messages = { bn: 'ভুল', en: 'Wrong' };
    const body = { success: false, message: 'ভুল', messages, value: { captcha: true }, code: 'auth.wrongCredentials' };
    const failure = await failureOf(setUp(answer(401, body)).client.logIn({ username: 'player', password: 'x' }));
    expect(failure).toMatchObject({
      kind: 'rejected',
      code: 'auth.wrongCredentials',
      message: 'ভুল',
      messages,
      value: { captcha: true },
      status: 401,
    });
    expect([messageIn(failure, 'bn'), messageIn(failure, 'en')]).toEqual(['ভুল', 'Wrong']);
    expect(messageIn({ kind: 'rejected', code: 'x', message: 'No' }, 'en')).toBe('No');
  });

  test.each([
    ['not JSON', async () => new Response('<html>')],
    ['no envelope', answer(200, { hello: 1 })],
    ['a value that is not the contract’s', answer(200, envelope({ list: 'no' }))],
  ])('malformed: %s', async (_, fetch) => {
    expect(await failureOf(setUp(fetch).client.countries())).toMatchObject({
      kind: 'malformed',
      code: 'reply.malformed',
    });
  });
});

describe('money-moving requests [own.balance.live]', () => {
  const wallets = { isSingle: false, main: '1.00', locked: '0.00', wallets: [] };

  test('notify once they are done', async () => {
    const onMoved = vi.fn();
    const { client } = setUp(answer(200, envelope({ returned: '1.00', wallets })), { onMoved });
    await client.returnAll();
    expect(onMoved).toHaveBeenCalledOnce();
  });

  test('do not notify when rejected, and reads never notify', async () => {
    const onMoved = vi.fn();
    await failureOf(
      setUp(answer(422, { success: false, message: 'No', value: null, code: 'x.y' }), { onMoved }).client.returnAll(),
    );
    await setUp(answer(200, envelope(wallets)), { onMoved }).client.merchantWallet();
    expect(onMoved).not.toHaveBeenCalled();
  });
});

test('background requests fail without notifying the portal [own.balance.live]', async () => {
  const { client, onFailure } = setUp(
    answer(401, { success: false, message: 'No', value: null, code: 'session.ended' }),
  );
  await failureOf(client.balance(undefined, { quiet: true }));
  expect(onFailure).not.toHaveBeenCalled();
  await failureOf(client.balance());
  expect(onFailure).toHaveBeenCalledOnce();
});
