import type { Nodes } from 'hast';
import { fromHtml } from 'hast-util-from-html';
import { type Schema, sanitize } from 'hast-util-sanitize';
import { toHtml } from 'hast-util-to-html';
import { NOTICE_HTML, NOTICE_LINK } from '../../../contract/support/notice-html';

/** Elements whose content is no text for people: it goes with them. Of others that are not allowed the content stays. */
const UNREAD = [
  'script',
  'style',
  'template',
  'iframe',
  'object',
  'svg',
  'math',
  'noscript',
  'noembed',
  'noframes',
  'xmp',
  'title',
];
const FORMS = ['select', 'textarea'];
const inTable = ['thead', 'tbody', 'tr', 'th', 'td'].map((name) => [name, ['table']]);

const SCHEMA: Schema = {
  tagNames: Object.keys(NOTICE_HTML),
  attributes: { a: [['href', NOTICE_LINK]] },
  protocols: { href: ['http', 'https'] },
  ancestors: { ...Object.fromEntries(inTable), li: ['ul', 'ol'] },
  strip: [...UNREAD, ...FORMS],
  clobber: [],
  required: {},
};

/** Returns HTML of nothing but what the contract allows: each element closed, all other words as text. */
export const sanitised = (html: string): string => sanitisedTree(fromHtml(html, { fragment: true }));

/** Returns the same of HTML that is parsed already, as that of Markdown is. */
export const sanitisedTree = (tree: Nodes): string => toHtml(sanitize(tree, SCHEMA)).trim();

/** Returns whether there is anything to read in it. */
export const isReadable = (html: string): boolean => html.replace(/<[^>]*>/g, '').trim() !== '';
