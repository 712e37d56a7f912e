import { expect, test } from 'vitest';
import { NOTICE_HTML, NOTICE_LINK } from '../../../../src/contract/support/notice-html';
import { sanitised } from '../../../../src/gateway/support/notice/sanitise';
import { CORPUS } from '../../../harness/notice-corpus';

test.each(CORPUS)('reduces %s to what the contract allows [asvs 1.3.1]', (_what, written, expectedHtml) => {
  expect(sanitised(written)).toBe(expectedHtml);
});

test('keeps everything that the contract allows unchanged [s2.notice-page.entry]', () => {
  const list = '<h3>a</h3><h4>b</h4><p>c<br><strong>d</strong><em>e</em></p><ul><li>f</li></ul><ol><li>g</li></ol>';
  const table = '<table><thead><tr><th>h</th></tr></thead><tbody><tr><td>i</td></tr></tbody></table>';
  const html = `${list}${table}<a href="/helpmc?a=1#b">j</a><a href="http://a.test">k</a>`;
  expect(sanitised(html)).toBe(html);
  for (const name of Object.keys(NOTICE_HTML)) expect(html).toMatch(new RegExp(`<${name}[ >]`));
});

test('is idempotent', () => {
  for (const [, written] of CORPUS) expect(sanitised(sanitised(written))).toBe(sanitised(written));
});

test.each(['https://a.test', 'http://a.test/b?c#d', '/', '/promotions', '/?dialog=login'])(
  'allows links to %s',
  (link) => {
    expect(link).toMatch(NOTICE_LINK);
  },
);

test.each([
  '',
  'a',
  '#a',
  '//a.test',
  '/\\a.test',
  'https:///a.test',
  'https://a.test/ b',
  'javascript:x',
  'mailto:a@b.test',
  'tel:1',
  ' /a',
  '/a\n',
])('rejects links to %j', (link) => {
  expect(link).not.toMatch(NOTICE_LINK);
});
