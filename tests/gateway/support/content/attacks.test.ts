import type { Element, Root } from 'hast';
import { fromHtml } from 'hast-util-from-html';
import { expect, test } from 'vitest';
import { bodyOf } from '../../../../src/gateway/support/content/markdown';
import { sanitised } from '../../../../src/gateway/support/notice/sanitise';
import { ATTACKS, harmIn } from '../../../harness/attacks';

const elementsOf = (node: Root | Element): Element[] =>
  node.children.flatMap((child) => (child.type === 'element' ? [child, ...elementsOf(child)] : []));
/** What a browser would find in it that does not belong there. */
const harmOf = (html: string): string[] =>
  elementsOf(fromHtml(html, { fragment: true })).flatMap(({ tagName, properties }) =>
    harmIn({
      localName: tagName,
      attributes: Object.entries(properties).map(([name, value]) => [name.toLowerCase(), String(value)]),
    }),
  );

test('asvs 1.3.1: there are at least sixty attacks, no two alike', () => {
  expect(new Set(ATTACKS).size).toBe(ATTACKS.length);
  expect(ATTACKS.length).toBeGreaterThanOrEqual(60);
});

test.each(ATTACKS)('asvs 1.3.1: kept as it is it would do harm, sanitised it does none: %s', (attack) => {
  expect(harmOf(attack)).not.toEqual([]);
  expect(harmOf(sanitised(attack))).toEqual([]);
  expect(harmOf(sanitised(`<p>before ${attack} after</p>`))).toEqual([]);
});

test.each(ATTACKS)('asvs 1.3.1: written into the Markdown of a folder it is told, or harmless: %s', (attack) => {
  const told: string[] = [];
  const { html } = bodyOf(`a\n\n${attack}`, 'help', (line, what) => told.push(`${line} ${what}`));
  expect(told.length > 0 || harmOf(html).length === 0).toBe(true);
  expect(harmOf(html)).toEqual([]);
});
