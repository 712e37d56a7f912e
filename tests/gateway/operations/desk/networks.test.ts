import { afterAll, beforeAll, expect, test } from 'vitest';
import { createOperator, type Desk, deskClient, PASSWORD, startDesk } from './support';

const OFFICE = '198.51.100.0/24';
let desk: Desk;
beforeAll(async () => {
  desk = await startDesk({
    deskNetworks: [OFFICE, '2001:db8::7'],
    opsOrigin: 'https://desk.example',
    trustProxy: ['127.0.0.1'],
  });
  await createOperator(desk, 'rupa', 'payments');
});
afterAll(() => desk.close());

const from = async (address: string, url = '/desk/api/session', peer = '127.0.0.1') => {
  const headers = { 'x-forwarded-for': address, 'x-forwarded-proto': 'https', 'x-forwarded-host': 'desk.example' };
  const { statusCode, body } = await desk.opsServer.inject({ url, headers, remoteAddress: peer });
  return [statusCode, JSON.parse(body).code];
};

test('the desk is open to its networks alone, in every spelling of its addresses [own.desk.networks]', async () => {
  expect(await from('198.51.100.9')).toEqual([401, 'desk.session']);
  expect(await from('2001:db8::7')).toEqual([401, 'desk.session']);
  const refused = [403, 'desk.network'];
  for (const address of ['198.51.101.9', '2001:db8::8', '203.0.113.7']) expect(await from(address)).toEqual(refused);
  for (const url of ['/desk/api/session?x', '/%64esk/api/session', '//desk.example/desk/api/session'])
    expect([url, (await from('203.0.113.7', url))[0]]).toEqual([url, expect.toSatisfy((status) => status !== 401)]);
});

test('a login from elsewhere is rejected before its password is checked [own.desk.networks]', async () => {
  const login = deskClient(desk).logIn({ name: 'rupa', password: PASSWORD });
  await expect(login).rejects.toMatchObject({ code: 'desk.network' });
});

test('an address that an unknown proxy reports does not count [own.desk.networks]', async () => {
  expect(await from('198.51.100.9', '/desk/api/session', '203.0.113.7')).toEqual([403, 'desk.network']);
});

test('metrics and commands do not depend on the networks of the desk [own.desk.networks]', async () => {
  const { statusCode } = await desk.opsServer.inject({ url: '/metrics', remoteAddress: '127.0.0.1' });
  expect(statusCode).toBe(401);
});
