import type { Nodes, Root } from 'mdast';
import { fromMarkdown } from 'mdast-util-from-markdown';
import { gfmTableFromMarkdown } from 'mdast-util-gfm-table';
import { toHast } from 'mdast-util-to-hast';
import { gfmTable } from 'micromark-extension-gfm-table';
import { NOTICE_LINK } from '../../../contract/support/notice-html';
import { sanitisedTree } from '../notice/sanitise';
import type { FileKind } from './fault';

/** Link in a text, with its line. */
export type Link = { url: string; line: number };
type ReportFault = (line: number, what: string) => void;

/** Permitted elements of a text; others are reported as faults instead of being dropped silently. */
const ALLOWED = [
  'root',
  'paragraph',
  'text',
  'strong',
  'emphasis',
  'break',
  'heading',
  'list',
  'listItem',
  'link',
  'table',
  'tableRow',
  'tableCell',
];
/** Permitted elements of a single line with a link. */
const LINE = ['root', 'paragraph', 'text', 'strong', 'link'];
const INSTEAD: Record<string, string> = {
  html: 'HTML is not allowed: it is written in Markdown',
  image: 'a picture is not allowed here: banners have those that are woven',
  code: 'a block of code is not allowed: nothing is indented by four spaces',
};

/** Only tables extend plain Markdown: bare addresses stay text. */
const TABLES = { extensions: [gfmTable()], mdastExtensions: [gfmTableFromMarkdown()] };

/** Renders Markdown as sanitised HTML; reports faults with their line, from 1. */
export function bodyOf(source: string, kind: FileKind, reportFault: ReportFault): { html: string; links: Link[] } {
  const root = fromMarkdown(source, TABLES);
  const links: Link[] = [];
  const isBare = kind === 'category' || kind === 'banner';
  if (kind === 'category' && source !== '') reportFault(1, 'a category has a title and no text');
  if (kind !== 'category' && kind !== 'resource' && source === '') reportFault(1, 'there is nothing to read');
  const faults = new Set<string>();
  visitNodes(root, (node) => {
    const line = node.position?.start.line ?? 1;
    const once = (what: string) => {
      if (!faults.has(`${line} ${what}`)) reportFault(line, what);
      faults.add(`${line} ${what}`);
    };
    if (!ALLOWED.includes(node.type)) once(INSTEAD[node.type] ?? `${node.type} is not allowed`);
    else if (isBare && !['root', 'paragraph', 'text'].includes(node.type)) once('a banner has one line of plain text');
    else if (kind === 'bar' && !LINE.includes(node.type)) once('a bar has one line, in which there may be a link');
    if (node.type === 'heading' && node.depth !== 2 && node.depth !== 3)
      once('a heading is ## or ###: the title stands above it');
    if (node.type === 'link') {
      if (NOTICE_LINK.test(node.url)) links.push({ url: node.url, line });
      else once(`${node.url} is no address: https://…, or / and a page of ours`);
    }
  });
  return { html: isBare ? source : sanitisedTree(toHast(lowered(root))), links };
}

function visitNodes(node: Nodes, at: (node: Nodes) => void) {
  at(node);
  if ('children' in node) for (const child of node.children) visitNodes(child, at);
}

/** Adjusts heading levels: `##` is the first heading below the title, which is the second of a page. */
function lowered(root: Root): Root {
  visitNodes(root, (node) => {
    if (node.type === 'heading') node.depth = node.depth === 2 ? 3 : 4;
  });
  return root;
}
