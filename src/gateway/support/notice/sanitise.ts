import type { Nodes } from 'hast';
import { fromHtml } from 'hast-util-from-html';
import { type Schema, sanitize } from 'hast-util-sanitize';
import { toHtml } from 'hast-util-to-html';
import { NOTICE_HTML, NOTICE_LINK } from '../../../contract/support/notice-html';

/** Elements dropped together with their content; of other forbidden elements the content stays. */
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

/** Returns HTML with only the permitted elements, all closed, and everything else as text. */
export const sanitised = (html: string): string => sanitisedTree(fromHtml(html, { fragment: true }));

/** Sanitises HTML that is already parsed, such as rendered Markdown. */
export const sanitisedTree = (tree: Nodes): string => toHtml(sanitize(tree, SCHEMA)).trim();

/** Returns whether the HTML contains any text. */
export const isReadable = (html: string): boolean => html.replace(/<[^>]*>/g, '').trim() !== '';
