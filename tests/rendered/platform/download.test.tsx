import { cleanup } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { listMachine } from '../../../machines/platform/list/list.machine';
import { settle } from '../../../src/atlas';
import type { Download } from '../../../src/contract/support/content';
import { openPlace } from '../harness/open-place';
import { openPage } from '../harness/page';
import { visitor } from '../harness/siblings';
import { childOf, held } from '../harness/test-doubles';
import '../../harness/dom';
import { inLanguages } from '../harness/in-languages';

afterEach(cleanup);

const app = (id: string, platform: Download['platform'], more: Partial<Download> = {}): Download => ({
  ...{
    id,
    platform,
    title: `The ${id}`,
    url: `https://get.example/${id}`,
    qrCodeUrl: `/resources/${id}.svg`,
    sha256: null,
  },
  guide: `<ol><li>First for ${id}</li><li>Then for ${id}</li></ol>`,
  ...more,
});
const SUM = 'a1'.repeat(32);
const LIST = [
  app('droid', 'android', { sha256: SUM }),
  app('fruit', 'ios', { url: '/download' }),
  app('light', 'lite'),
];

inLanguages((language) => {
  const opens = async (page: object, place = 'down') => {
    const hosted = { [place]: held(listMachine) };
    const opened = await openPage({ children: visitor, hosted, language, watched: listMachine, report: () => {} });
    const list = await openPlace(opened, place);
    await opened.act(() => settle(childOf(list, 'load'), { output: page }));
    return opened;
  };

  test.each(['down', 'download'])(
    '/%s shows guide, QR code and address of each app [s2.route.download s2.other.download-guides]',
    async (place) => {
      const { screen } = await opens({ kind: 'loaded', page: { list: LIST, installs: true } }, place);
      await screen.sees('heading', 'download.title');
      for (const { id, title, qrCodeUrl } of LIST) {
        await screen.sees('heading', title);
        await screen.reads(`Then for ${id}`);
        await screen.sees('img', 'download.qr', { title });
        expect(document.querySelector(`[aria-labelledby=app-${id}] img`)?.getAttribute('src')).toBe(qrCodeUrl);
      }
      const links = [...document.querySelectorAll('.download-card .btn-1')];
      expect(links.map((link) => link.getAttribute('href'))).toEqual([
        'https://get.example/droid',
        'https://get.example/light',
      ]);
      expect([...document.querySelectorAll('code')].map(({ textContent }) => textContent)).toEqual([SUM]);
      expect(document.querySelector('.download-http')).toBeNull();
    },
  );

  test('the page explains the limits of plain HTTP, and omits them on a secure address', async () => {
    const textIds = [
      'download.http',
      'download.http.install',
      'download.http.offline',
      'download.http.keys',
      'download.http.instead',
    ];
    const { screen } = await opens({ kind: 'loaded', page: { list: LIST, installs: false } });
    for (const id of textIds) await screen.reads(id);
    cleanup();
    await opens({ kind: 'loaded', page: { list: LIST, installs: true } });
    expect(document.querySelector('.download-http')).toBeNull();
  });

  test('shows an empty state for an operator without apps', async () => {
    const { screen } = await opens({ kind: 'empty', page: { list: [], installs: true } });
    await screen.sees('heading', 'download.none');
  });
});
