/** Edge of the tree: an account, its upline and the time. */
export type Edge = { account: string; upline: string | null; at: number };

/** Returns the upline at a moment by the latest edge until then, or by the first edge before it. */
export function uplineIn(edges: readonly Edge[], account: string, at: number): string | null {
  const own = edges.filter((edge) => edge.account === account);
  const lastEdge = own.filter((edge) => edge.at <= at).at(-1) ?? own[0];
  return lastEdge?.upline ?? null;
}

/** Returns all uplines at a moment, topmost first. */
export function uplinesIn(edges: readonly Edge[], account: string, at: number): string[] {
  const upline = uplineIn(edges, account, at);
  return upline === null ? [] : [...uplinesIn(edges, upline, at), upline];
}

/** Counts levels below an account at a moment. */
export const heightIn = (edges: readonly Edge[], account: string, at: number): number =>
  Math.max(
    0,
    ...[...new Set(edges.map((edge) => edge.account))].map((text) => {
      const place = uplinesIn(edges, text, at).indexOf(account);
      return place < 0 ? 0 : uplinesIn(edges, text, at).length - place;
    }),
  );
