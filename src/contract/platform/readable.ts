/**
 * C0 except tab and line ends, DEL, C1, and lone surrogates: no keyboard types them, PostgreSQL stores neither NUL nor
 * lone surrogates, and UTF-8 cannot encode the latter.
 */
// biome-ignore lint/suspicious/noControlCharactersInRegex: these are the characters to reject
const UNREADABLE = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f-\u009f]|\p{Surrogate}/u;

/**
 * Returns the paths of texts (and field names) in a value that contain such characters, like `terms.note`; '' is the
 * value itself (`own.input.readable`).
 */
export function unreadablePaths(value: unknown, path = ''): string[] {
  if (typeof value === 'string') return UNREADABLE.test(value) ? [path] : [];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([name, part]) => {
    const inside = path === '' ? name : `${path}.${name}`;
    return UNREADABLE.test(name) ? [path] : unreadablePaths(part, inside);
  });
}
