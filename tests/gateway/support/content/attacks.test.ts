import type { Element, Root } from 'hast';
import { fromHtml } from 'hast-util-from-html';
import { expect, test } from 'vitest';
import { bodyOf } from '../../../../src/gateway/support/content/markdown';
import { sanitised } from '../../../../src/gateway/support/notice/sanitise';
import { ATTACKS, harmIn } from '../../../harness/attacks';

const elementsOf = (node: Root | Element): Element[] =>
  node.children.flatMap((child) => (child.type === 'element' ? [child, ...elementsOf(child)] : []));
/** Finds what does not belong into sanitised HTML. */
const harmOf = (html: string): string[] =>
  elementsOf(fromHtml(html, { fragment: true })).flatMap(({ tagName, properties }) =>
    harmIn({
      localName: tagName,
      attributes: Object.entries(properties).map(([name, value]) => [name.toLowerCase(), String(value)]),
    }),
  );

test('there are at least sixty distinct attacks [asvs 1.3.1]', () => {
  expect(new Set(ATTACKS).size).toBe(ATTACKS.length);
  expect(ATTACKS.length).toBeGreaterThanOrEqual(60);
});

test.each(ATTACKS)('harmful as written, harmless once sanitised: %s [asvs 1.3.1]', (attack) => {
  expect(harmOf(attack)).not.toEqual([]);
  expect(harmOf(sanitised(attack))).toEqual([]);
  expect(harmOf(sanitised(`<p>before ${attack} after</p>`))).toEqual([]);
});

test.each(ATTACKS)('reported or harmless in a folder’s Markdown: %s [asvs 1.3.1]', (attack) => {
  const faults: string[] = [];
  const { html } = bodyOf(`a\n\n${attack}`, 'help', (line, what) => faults.push(`${line} ${what}`));
  expect(faults.length > 0 || harmOf(html).length === 0).toBe(true);
  expect(harmOf(html)).toEqual([]);
});
