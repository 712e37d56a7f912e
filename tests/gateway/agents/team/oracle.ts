/** Who came below whom, and when: all that a tree is. */
export type Edge = { account: string; upline: string | null; at: number };

/** The upline of an account at a moment, by what was last said of it until then; before it was there, by the first. */
export function uplineIn(edges: readonly Edge[], account: string, at: number): string | null {
  const own = edges.filter((edge) => edge.account === account);
  const said = own.filter((edge) => edge.at <= at).at(-1) ?? own[0];
  return said?.upline ?? null;
}

/** All uplines of an account at a moment, the topmost first. */
export function uplinesIn(edges: readonly Edge[], account: string, at: number): string[] {
  const upline = uplineIn(edges, account, at);
  return upline === null ? [] : [...uplinesIn(edges, upline, at), upline];
}

/** Counts levels below an account at a moment. */
export const heightIn = (edges: readonly Edge[], account: string, at: number): number =>
  Math.max(
    0,
    ...[...new Set(edges.map((edge) => edge.account))].map((one) => {
      const place = uplinesIn(edges, one, at).indexOf(account);
      return place < 0 ? 0 : uplinesIn(edges, one, at).length - place;
    }),
  );
