import { createHash } from 'node:crypto';
import { renderSVG } from 'uqr';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { PLATFORMS } from '../../../../src/contract/support/content';
import { formatFaults } from '../../../../src/gateway/support/content/fault';
import { readFolder } from '../../../../src/gateway/support/content/read-folder';
import { applyContent } from '../../../../src/gateway/support/content/service';
import { type Modules, startModules } from '../../harness/modules';
import { doc, folder } from './support';

let gateway: Modules;
beforeAll(async () => {
  gateway = await startModules();
});
afterAll(() => gateway.close());

const speaking = <T>(language: 'bn' | 'en', request: () => Promise<T>): Promise<T> => {
  gateway.credentials.language = language;
  return request();
};
const faultsIn = (files: Record<string, string>) => formatFaults(readFolder(folder(files), 'Asia/Dhaka').faults);
const get = (url: string) => gateway.server.inject({ url, headers: { host: 'portal.test' } });

test('iPhone, Android and the lite app each have a guide in both languages [s2.other.download-guides]', async () => {
  const en = (await speaking('en', () => gateway.client.downloads())).list;
  const bn = (await speaking('bn', () => gateway.client.downloads())).list;
  expect(en.map(({ platform }) => platform).sort()).toEqual([...PLATFORMS].sort());
  expect(bn.map(({ id }) => id)).toEqual(en.map(({ id }) => id));
  for (const { guide } of en) expect(guide).toMatch(/^<(ol|p)>[\s\S]*<li>/);
  for (const { title, guide } of bn)
    expect([title, guide]).toEqual([
      expect.stringMatching(/[\u0980-\u09ff]/),
      expect.stringMatching(/<li>.*[\u0980-\u09ff]/),
    ]);
});

test('a download has the stated SHA-256, and an app without one is rejected [s2.other.download-guides]', async () => {
  const { list } = await gateway.client.downloads();
  const { url = '', sha256 } = list.find(({ platform }) => platform === 'android') ?? {};
  const file = await get(url);
  expect([file.statusCode, createHash('sha256').update(file.rawPayload).digest('hex')]).toEqual([200, sha256]);
  const without = {
    'resources/beta.bn.md': doc(
      { title: 'ক', type: 'APP', platform: 'android', url: '/beta.apk', from: '2026-01-01' },
      'ক',
    ),
  };
  expect(faultsIn({ ...without, 'resources/beta.en.md': doc({ title: 'B' }, 'b') })).toContain(
    'sha256: a file that is installed by hand needs it',
  );
});

test('apps have QR codes and both labels [s3.routers.response s1.sidebar.links s4.language.localised]', async () => {
  const readResources = async () => {
    const { resources } = await gateway.client.domainRoute();
    const { info } = await gateway.client.systemStatus({});
    expect(info.resources).toEqual(resources);
    return resources;
  };
  const bn = await speaking('bn', readResources);
  const en = await speaking('en', readResources);
  expect(en.map(({ resourceType }) => resourceType)).toEqual(['APP', 'APP', 'APP', 'SOCIAL', 'SOCIAL']);
  expect(bn).toEqual(en);
  expect(bn[0]).toMatchObject({ labelNameCn: 'অ্যান্ড্রয়েড অ্যাপ', labelNameEn: 'Android app' });
  const chat = { type: 'SOCIAL', url: 'https://chat.example/m', order: 0, from: '2026-01-01' };
  const files = {
    'resources/chat.bn.md': doc({ title: 'চ্যাট', ...chat }),
    'resources/chat.en.md': doc({ title: 'Chat' }),
  };
  await applyContent(
    gateway.ctx,
    folder({ ...files, 'resources/facebook.bn.md': null, 'resources/facebook.en.md': null }),
    {
      by: 'a test',
    },
  );
  expect((await readResources()).map(({ url }) => url)).toEqual([
    'https://chat.example/m',
    ...en.filter(({ labelNameEn }) => labelNameEn !== 'Facebook page').map(({ url }) => url),
  ]);
});

test('each QR code contains the whole address at the reader’s host [s3.routers.response]', async () => {
  const { resources } = await gateway.client.domainRoute();
  const apps = resources.filter(({ resourceType }) => resourceType === 'APP');
  const codes = await Promise.all(apps.map(({ qrCodeUrl }) => get(qrCodeUrl)));
  expect(
    codes.map(({ statusCode, headers }) => [statusCode, headers['content-type'], headers['cache-control']]),
  ).toEqual(apps.map(() => [200, 'image/svg+xml', 'private, max-age=3600']));
  expect(codes.map(({ body }) => body)).toEqual(
    apps.map(({ url }) => renderSVG(new URL(url, 'http://portal.test').href, { border: 2 })),
  );
  for (const path of ['/resources/nothing.svg', '/resources/terms.svg']) expect((await get(path)).statusCode).toBe(404);
});

test('apps are not articles, and links are not apps', async () => {
  await expect(gateway.client.article({ id: 'android' })).rejects.toMatchObject({ code: 'article.unknown' });
  expect((await gateway.client.downloads()).list.map(({ id }) => id)).not.toContain('telegram');
});

const resource = (fields: Record<string, string | number>, body = 'ক') => ({
  'resources/x.bn.md': doc(
    { title: 'ক', type: 'APP', platform: 'lite', url: '/', from: '2026-01-01', ...fields },
    body,
  ),
  'resources/x.en.md': doc({ title: 'X' }, body && 'x'),
});
test.each<[string, Record<string, string>, string]>([
  ['a type that there is not', resource({ type: 'TOY' }), 'type: there are APP, SOCIAL'],
  ['a place elsewhere with a platform', resource({ type: 'SOCIAL' }), 'platform: an app has one'],
  ['an app without a guide', resource({}, ''), 'title: an app needs its install guide'],
  ['a SHA-256 that is none', resource({ sha256: 'abc' }), 'sha256: 64 hexadecimal digits are needed'],
  ['an address that leads nowhere', resource({ url: '/nowhere' }), '/nowhere leads nowhere'],
])('reports errors of a resource: %s', (_, files, fault) => {
  expect(faultsIn(files)).toContain(fault);
});
