// @vitest-environment jsdom
import { screen } from '@testing-library/react';
import { describe, expect, test, vi } from 'vitest';
import { NOTICE_HTML, NOTICE_LINK } from '../../../../src/contract/support/notice-html';
import { beginningOf, NoticeHtml } from '../../../../src/portal/parts/html/notice-html';
import { ATTACKS, harmIn } from '../../../harness/attacks';
import { CORPUS } from '../../../harness/notice-corpus';
import { show } from '../../harness/show';

/** Renders a notice's content. */
function renderNotice(html: string): Element {
  const { container } = show(<NoticeHtml html={html} />);
  const content = container.querySelector('.notice-html');
  if (!content) throw new Error('Nothing is shown.');
  return content;
}
/** Elements in order; only links with a target. */
const elementsOf = (content: Element) =>
  [...content.querySelectorAll('*')]
    .filter((element) => element.localName !== 'a' || element.hasAttribute('href'))
    .map(({ localName }) => localName);
const describeElement = (element: Element) => ({
  localName: element.localName,
  attributes: element.getAttributeNames().map((name): [string, string] => [name, element.getAttribute(name) ?? '']),
});
const parsed = (html: string) => new DOMParser().parseFromString(html, 'text/html').body;

describe('content of a notice [s2.notice-page.entry]', () => {
  test.each(CORPUS)('is shown as stored: %s', (_, __, storedHtml) => {
    const content = renderNotice(storedHtml);
    expect(content.textContent).toBe(parsed(storedHtml).textContent);
    expect(elementsOf(content)).toEqual(elementsOf(parsed(storedHtml)));
  });

  test.each(CORPUS)('contains only allowed elements, whatever the input: %s', (_, written) => {
    const alert = vi.spyOn(window, 'alert').mockImplementation(() => {});
    const wrong = vi.spyOn(console, 'error');
    const content = renderNotice(written);
    for (const element of content.querySelectorAll('*')) {
      expect(Object.keys(NOTICE_HTML)).toContain(element.localName);
      const attributes = element.getAttributeNames();
      expect(attributes.filter((name) => !['href', 'target', 'rel'].includes(name))).toEqual([]);
      if (attributes.length > 0)
        expect([element.localName, element.getAttribute('href')]).toEqual(['a', expect.stringMatching(NOTICE_LINK)]);
    }
    expect(alert).not.toHaveBeenCalled();
    expect(wrong, 'React logs no error').not.toHaveBeenCalled();
    vi.restoreAllMocks();
  });

  test('links lead within the portal or open in a new tab', () => {
    renderNotice(
      '<p><a href="/?dialog=memberCentre&amp;page=depositv2">Deposit</a>, <a href="/help#terms">Terms</a>, <a href="https://a.test/x">A</a></p>',
    );
    const link = (name: string) => screen.getByRole('link', { name });
    expect(link('Deposit').getAttribute('href')).toBe('/?dialog=memberCentre&page=depositv2');
    expect(link('Deposit').hasAttribute('target')).toBe(false);
    expect(link('Terms').getAttribute('href')).toBe('/help#terms');
    expect([link('A').getAttribute('href'), link('A').getAttribute('target'), link('A').getAttribute('rel')]).toEqual([
      'https://a.test/x',
      '_blank',
      'noopener noreferrer',
    ]);
  });

  test('a link within the portal does not reload the page', async () => {
    const { user, router } = show(<NoticeHtml html='<a href="/help?dialog=login#terms">Terms</a>' />);
    await user.click(screen.getByRole('link', { name: 'Terms' }));
    const { pathname, search, hash } = router.latestLocation;
    expect([pathname, search, hash]).toEqual(['/help', { dialog: 'login' }, 'terms']);
  });
});

describe('excerpt of a notice', () => {
  test.each([
    [
      'its text in a line',
      '<p>Every <strong>Tuesday</strong>, 4 to 5 am.</p><p>We are <em>closed</em> then.</p>',
      'Every Tuesday, 4 to 5 am. We are closed then.',
    ],
    [
      'a heading is told apart from what follows',
      '<h3>How to</h3><ol><li>Open it.</li><li>Scan the code.</li></ol>',
      'How to: Open it. Scan the code.',
    ],
    ['so are the parts of a list', '<h4>কী লাগবে?</h4><ul><li>ইউজারনেম</li><li>নম্বর</li></ul>', 'কী লাগবে? ইউজারনেম, নম্বর'],
    [
      'a table is left out',
      '<p>Limits:</p><table><tr><th>Least</th></tr><tr><td>P 200</td></tr></table><p>From today.</p>',
      'Limits: From today.',
    ],
    ['a line that breaks', 'One<br>two', 'One two'],
    ['text alone', 'a &lt;b&gt; &amp; c', 'a <b> & c'],
    ['nothing', '', ''],
  ])('%s', (_, html, beginning) => expect(beginningOf(html)).toBe(beginning));
});

test.each(ATTACKS)('an attack that slipped through is not rendered: %s [asvs 1.3.1]', (attack) => {
  const parsedHarm = [...parsed(attack).querySelectorAll('*')].flatMap((element) => harmIn(describeElement(element)));
  const renderedHarm = [...renderNotice(attack).querySelectorAll('*')].flatMap((element) =>
    harmIn(describeElement(element)),
  );
  const inHead = [...new DOMParser().parseFromString(attack, 'text/html').head.children].map(
    ({ localName }) => localName,
  );
  const onBody = parsed(attack).getAttributeNames();
  expect([...parsedHarm, ...inHead, ...onBody]).not.toEqual([]);
  expect(renderedHarm).toEqual([]);
});
