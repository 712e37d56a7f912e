import { readFileSync } from 'node:fs';
import type { Nodes } from 'mdast';
import { fromMarkdown } from 'mdast-util-from-markdown';
import { gfmTableFromMarkdown } from 'mdast-util-gfm-table';
import { gfmTable } from 'micromark-extension-gfm-table';
import { globSync } from 'tinyglobby';
import { expect, test } from 'vitest';

const GFM = { extensions: [gfmTable()], mdastExtensions: [gfmTableFromMarkdown()] };
const IGNORED = ['**/node_modules/**', '.git/**', '.cache/**', '.data/**', 'dist/**'];
const RULE = /^[ \t]*\|[ \t]*:?-+:?[ \t]*\|/m;

const faultsIn = (text: string) => faultsOf(fromMarkdown(text, GFM));

/** Line numbers and faults of tables. GitHub drops cells beyond the header's, and fills missing ones, silently. */
function faultsOf(node: Nodes): string[] {
  if (node.type === 'paragraph') {
    const text = node.children.map((child) => ('value' in child ? child.value : '')).join('');
    return RULE.test(text) ? [`${lineOf(node)}: header and rule differ, so it is no table`] : [];
  }
  if (node.type === 'table') {
    const width = node.align?.length ?? 0;
    return node.children.flatMap((row) =>
      row.children.length === width ? [] : [`${lineOf(row)}: ${row.children.length} cells instead of ${width}`],
    );
  }
  return 'children' in node ? node.children.flatMap(faultsOf) : [];
}

const lineOf = ({ position }: Nodes) => position?.start.line ?? 0;

test('every row of a Markdown table has as many cells as its header', () => {
  const files = globSync(['**/*.md'], { dot: true, ignore: IGNORED });
  expect(files).toEqual(expect.arrayContaining(['README.md', '.github/CONTRIBUTING.md']));
  const faults = files.flatMap((file) => faultsIn(readFileSync(file, 'utf8')).map((fault) => `${file}:${fault}`));
  expect(faults).toEqual([]);
});

test('reports missing and surplus cells and a wrong rule; an escaped bar is text, one in a code span is not', () => {
  const table = (...rows: string[]) => faultsIn(['| a | b |', '| - | - |', ...rows, ''].join('\n'));
  expect(table('| 1 | 2 |', '| `x\\|y` | 2 |', '| \\| | 2 |')).toEqual([]);
  expect(table('| 1 |', '| 1 | 2 | 3 |', '| `x|y` | 2 |')).toEqual([
    '3: 1 cells instead of 2',
    '4: 3 cells instead of 2',
    '5: 3 cells instead of 2',
  ]);
  expect(faultsIn('| a | b |\n| - |\n| 1 | 2 |\n')).toEqual(['1: header and rule differ, so it is no table']);
  expect(faultsIn('```\n| a | b |\n| - |\n```\n')).toEqual([]);
});
