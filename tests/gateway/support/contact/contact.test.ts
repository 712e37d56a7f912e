import { afterAll, expect, test } from 'vitest';
import { perform } from '../../../../src/gateway/operations/ops/acts';
import { sealPath } from '../../../../src/gateway/support/contact/seal-path';
import { warnWithoutContacts } from '../../../../src/gateway/support/contact/service';
import { openPath } from '../../../../src/portal/browser/open-path';
import { startModules } from '../../harness/modules';

const gateway = await startModules({ supportHosts: ['chat.example.test'] });
afterAll(() => gateway.close());

const set = (...args: string[]) =>
  perform(gateway.ctx, { name: 'ops', role: 'admin' }, { command: 'contact', args, reason: 'moved' }).then(
    () => 'done',
    ({ status, code }) => `${status} ${code}`,
  );
const CHAT = 'https://chat.example.test/maidan?site=ময়দান';

test('returns entries with type and path, none without settings [s4.customer-service.path-list]', async () => {
  expect(await gateway.as(null).customerService()).toEqual({ version: { pathList: [] }, hosts: ['chat.example.test'] });
  for (const kind of ['vip', 'chat', 'sealed']) expect(await set(kind, CHAT)).toBe('done');
  const { version } = await gateway.as(null).customerService();
  expect(version.pathList.map(({ type }) => type)).toEqual(['1', '2', '3']);
  expect(version.pathList[0]?.path).toBe(CHAT);
  expect(version.pathList[2]?.path).not.toContain('chat');
  expect(openPath(version.pathList[2]?.path ?? '')).toBe(CHAT);
  expect(await set('vip', 'off')).toBe('done');
  expect((await gateway.as(null).customerService()).version.pathList.map(({ type }) => type)).toEqual(['2', '3']);
});

const MAIL = { csType: 'EMAIL', path: 'mailto:support@example.test' };

test('contacts set by operators are listed for closed pages, in one list with the chats [own.support.contacts s3.permission.customer-service s2.maintenance.page]', async () => {
  const listed = async () => (await gateway.client.systemStatus({})).info.customerService.slice(1);
  const listedOnUnknownHost = () =>
    gateway.client.systemStatus({ url: 'evil.example' }).catch(({ value }) => value.customerService.slice(1));
  for (const kind of ['chat', 'phone', 'mail', 'vip', 'sealed']) await set(kind, 'off');
  expect([await listed(), await listedOnUnknownHost()]).toEqual([[], []]);
  expect([
    await set('mail', 'support@example.test'),
    await set('phone', '+880 1712-345678'),
    await set('chat', CHAT),
  ]).toEqual(Array(3).fill('done'));
  const all = [MAIL, { csType: 'PHONE', path: 'tel:+8801712345678' }, { csType: 'CHAT', path: CHAT }];
  expect([await listed(), await listedOnUnknownHost()]).toEqual([all, all]);
  for (const [kind, address] of [
    ['mail', 'support'],
    ['mail', 'https://chat.example.test/'],
    ['phone', 'call us'],
  ] as const)
    expect(await set(kind, address)).toBe('422 contact.address');
});

test('outside the demo, a start without contacts warns once [own.support.contacts]', async () => {
  const warned: unknown[] = [];
  const log = Object.assign(Object.create(gateway.ctx.log), { warn: (text: unknown) => warned.push(text) });
  const start = (demo: boolean) =>
    warnWithoutContacts({ ...gateway.ctx, log, config: { ...gateway.ctx.config, demo } });
  await start(false);
  for (const kind of ['chat', 'phone', 'mail']) await set(kind, 'off');
  await start(true);
  expect(warned).toEqual([]);
  await start(false);
  expect(warned).toEqual([expect.stringContaining('ops contact')]);
});

test('rejects addresses without https or off the configured hosts [own.support.safe asvs 2.2.1]', async () => {
  for (const address of [
    'http://chat.example.test/',
    'https://chat.example.test.evil.test/',
    'https://evil.test/?chat.example.test',
    'https://user@chat.example.test/',
    'https://chat.example.test:8443/',
    'javascript:alert(1)',
    'data:text/html,hello',
    'chat.example.test',
  ])
    expect([address, await set('sealed', address)]).toEqual([address, '422 contact.address']);
  expect(await set('chat')).toBe('422 ops.invalid');
});

test('sealing twice differs, and only its own key opens it [s4.customer-service.type-3]', () => {
  const first = sealPath(CHAT);
  const second = sealPath(CHAT);
  expect(first).not.toBe(second);
  expect(openPath(first)).toBe(CHAT);
  expect(() => openPath(first.slice(0, -8) + second.slice(-8))).toThrow();
});
