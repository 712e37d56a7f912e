/**
 * Elements that a notice may contain, and the attributes of each. The gateway removes everything else when a notice is
 * saved, and the page creates React elements for these alone.
 */
export const NOTICE_HTML: Record<string, readonly string[]> = {
  p: [],
  br: [],
  strong: [],
  em: [],
  ul: [],
  ol: [],
  li: [],
  h3: [],
  h4: [],
  a: ['href'],
  table: [],
  thead: [],
  tbody: [],
  tr: [],
  th: [],
  td: [],
};

/** Where a notice may lead: an address of the web, or one of ours. Nothing that a browser would read as something else once it has cleaned it. */
export const NOTICE_LINK = /^(https?:\/\/[^\s\\/]|\/(?![/\\]))[^\s\\]*$/;
