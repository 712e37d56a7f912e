/** Expected bonuses of a player who stakes own money, folded over all events by the published rules. Minor units. */
export type Rules = { excluded: string[] };
export type Happening =
  | { kind: 'deposit'; amount: bigint }
  | { kind: 'bonus'; id: string; amount: bigint; requiredTurnover: bigint; rules: Rules }
  | { kind: 'givenUp'; id: string }
  | { kind: 'bet'; bet: string; category: string }
  /** The latest settlement of a bet counts. */
  | { kind: 'settled'; bet: string; stake: bigint; result: bigint; cancelled: boolean };

type Grant = {
  id: string | null;
  amount: bigint;
  requiredTurnover: bigint;
  rules: Rules;
  from: number;
  parts: Map<string, bigint>;
  /** A bonus that is over stays over. */
  end: 'met' | 'givenUp' | null;
};
const sumOf = (all: Iterable<bigint>): bigint => [...all].reduce((sum, one) => sum + one, 0n);

export function fold(all: readonly Happening[]) {
  const grants: Grant[] = [];
  const open = (grant: Grant) => (grant.end === null ? grant.requiredTurnover - sumOf(grant.parts.values()) : 0n);
  const last = new Map<string, Extract<Happening, { kind: 'settled' }>>();
  const placed = new Map<string, { at: number; category: string }>();
  all.forEach((one, at) => {
    const fresh = { from: at, parts: new Map<string, bigint>(), end: null };
    if (one.kind === 'deposit')
      grants.push({ ...one, id: null, requiredTurnover: one.amount, rules: { excluded: [] }, ...fresh });
    if (one.kind === 'bonus' && one.requiredTurnover > 0n) grants.push({ ...one, ...fresh });
    if (one.kind === 'givenUp') for (const grant of grants) if (grant.id === one.id) grant.end = 'givenUp';
    if (one.kind === 'bet') placed.set(one.bet, { at, category: one.category });
    if (one.kind !== 'settled') return;
    last.set(one.bet, one);
    const bet = placed.get(one.bet) ?? { at: 0, category: '' };
    for (const grant of grants) grant.parts.delete(one.bet);
    let rest = one.cancelled ? 0n : one.stake;
    const inOrder = [...grants.filter(({ id }) => id === null), ...grants.filter(({ id }) => id !== null)];
    for (const grant of inOrder) {
      if (grant.from > bet.at || grant.rules.excluded.includes(bet.category)) continue;
      const part = rest < open(grant) ? rest : open(grant);
      if (part > 0n) grant.parts.set(one.bet, part);
      rest -= part;
      if (part > 0n && grant.id !== null && open(grant) === 0n) grant.end = 'met';
    }
  });
  /** Own money: a bonus with a requirement joins it when that is met. */
  const flows = all.map((one): bigint => {
    if (one.kind === 'deposit') return one.amount;
    if (one.kind === 'bonus') return one.requiredTurnover === 0n ? one.amount : 0n;
    const is = one.kind === 'bet' ? last.get(one.bet) : undefined;
    return is && !is.cancelled ? is.result - is.stake : 0n;
  });
  const converted = grants.flatMap(({ end, amount }) => (end === 'met' ? [amount] : []));
  const bonuses = grants.flatMap((grant) =>
    grant.id !== null && grant.end === null ? [[grant.id, grant.amount] as const] : [],
  );
  return {
    balance: sumOf(flows) + sumOf(converted),
    owed: sumOf(grants.filter(({ id }) => id === null).map(open)),
    left: new Map(bonuses),
  };
}
