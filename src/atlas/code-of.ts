const LONGEST = 140;

/** Returns a function's source on a line, without artefacts of tools. */
export function codeOf(part: unknown): string {
  const code = String(part)
    .replace(/\/\*.*?\*\/|\/\/[^\n]*/gs, '')
    .replace(/\b__name\((.*),\s*"[^"]*"\)/gs, '$1')
    .replace(/\s+/g, ' ')
    .trim();
  return code.length > LONGEST ? `${code.slice(0, LONGEST - 1)}…` : code;
}
