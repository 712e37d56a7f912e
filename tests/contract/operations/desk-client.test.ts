import { expect, test } from 'vitest';
import { endpoints } from '../../../src/contract/endpoints';
import { createDeskClient, type DeskDependencies } from '../../../src/contract/operations/desk-client';
import { type DeskValue, deskEndpoints } from '../../../src/contract/operations/desk-endpoints';

const setUp = (status: number, body: unknown) => {
  const sent: Request[] = [];
  const failures: unknown[] = [];
  const fetch: DeskDependencies['fetch'] = async (url, init) => {
    sent.push(new Request(new URL(String(url), 'http://desk.test'), init));
    return new Response(JSON.stringify(body), { status });
  };
  const client = createDeskClient({
    fetch,
    credentials: () => ({ language: 'bn', token: 'a-token' }),
    onFailure: (failure, endpoint) => failures.push([endpoint, failure.kind]),
  });
  return { client, sent, failures };
};

test('no call of the desk has the name, the path or the sealing of a players’ call [own.desk.apart]', () => {
  const paths = Object.values(deskEndpoints).map(({ path }) => path);
  expect(paths.filter((path) => !path.startsWith('/desk/api/'))).toEqual([]);
  expect(Object.values(endpoints).filter(({ path }) => path.startsWith('/desk'))).toEqual([]);
  expect(Object.values(deskEndpoints).filter(({ encrypted }) => encrypted)).toEqual([]);
  expect(new Set(Object.values(deskEndpoints).map(({ method, path }) => `${method} ${path}`)).size).toBe(paths.length);
});

test('a call has the session’s token as a header and returns the validated value [own.desk.apart]', async () => {
  const value: DeskValue<'withdrawals'> = { list: [], next: null, now: 5 };
  const { client, sent } = setUp(200, { success: true, message: 'OK', value });
  expect(await client.withdrawals({ claimed: 'free' })).toEqual(value);
  expect(sent[0]?.headers.get('Authorization')).toBe('Bearer a-token');
  expect(sent[0]?.url).toBe('http://desk.test/desk/api/withdrawals?size=50&claimed=free');
});

test('a login carries no token, and the end of a session is unauthorised [own.desk.apart]', async () => {
  const { client, sent, failures } = setUp(401, { success: false, message: '', value: null, code: 'desk.session' });
  await expect(client.logIn({ name: 'rupa', password: 'any words at all' })).rejects.toMatchObject({
    kind: 'rejected',
  });
  await expect(client.session()).rejects.toMatchObject({ kind: 'unauthorised', code: 'desk.session' });
  expect(sent.map(({ headers }) => headers.get('Authorization'))).toEqual([null, 'Bearer a-token']);
  expect(failures).toEqual([
    ['logIn', 'rejected'],
    ['session', 'unauthorised'],
  ]);
});
