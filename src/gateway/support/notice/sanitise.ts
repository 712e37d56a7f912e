import rehypeParse from 'rehype-parse';
import rehypeSanitize from 'rehype-sanitize';
import rehypeStringify from 'rehype-stringify';
import { unified } from 'unified';
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

const pipeline = unified()
  .use(rehypeParse, { fragment: true })
  .use(rehypeSanitize, {
    tagNames: Object.keys(NOTICE_HTML),
    attributes: { a: [['href', NOTICE_LINK]] },
    protocols: { href: ['http', 'https'] },
    ancestors: { ...Object.fromEntries(inTable), li: ['ul', 'ol'] },
    strip: [...UNREAD, ...FORMS],
    clobber: [],
    required: {},
  })
  .use(rehypeStringify)
  .freeze();

/** HTML as it may be kept: nothing but what the contract allows, each element closed, and whatever else was said as text. */
export const sanitised = (html: string): string => String(pipeline.processSync(html)).trim();

/** Returns whether there is anything to read in it. */
export const isReadable = (html: string): boolean => html.replace(/<[^>]*>/g, '').trim() !== '';
