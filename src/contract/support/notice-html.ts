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

/**
 * Link of a notice: a web address or a path of ours. Excludes anything that a browser would normalise into another
 * address.
 */
export const NOTICE_LINK = /^(https?:\/\/[^\s\\/]|\/(?![/\\]))[^\s\\]*$/;
