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
const sumOf = (all: Iterable<bigint>): bigint => [...all].reduce((sum, amount) => sum + amount, 0n);

export function fold(all: readonly Happening[]) {
  const grants: Grant[] = [];
  const open = (grant: Grant) => (grant.end === null ? grant.requiredTurnover - sumOf(grant.parts.values()) : 0n);
  const last = new Map<string, Extract<Happening, { kind: 'settled' }>>();
  const placed = new Map<string, { at: number; category: string }>();
  all.forEach((happening, at) => {
    const fresh = { from: at, parts: new Map<string, bigint>(), end: null };
    if (happening.kind === 'deposit')
      grants.push({ ...happening, id: null, requiredTurnover: happening.amount, rules: { excluded: [] }, ...fresh });
    if (happening.kind === 'bonus' && happening.requiredTurnover > 0n) grants.push({ ...happening, ...fresh });
    if (happening.kind === 'givenUp') for (const grant of grants) if (grant.id === happening.id) grant.end = 'givenUp';
    if (happening.kind === 'bet') placed.set(happening.bet, { at, category: happening.category });
    if (happening.kind !== 'settled') return;
    last.set(happening.bet, happening);
    const bet = placed.get(happening.bet) ?? { at: 0, category: '' };
    for (const grant of grants) grant.parts.delete(happening.bet);
    let rest = happening.cancelled ? 0n : happening.stake;
    const inOrder = [...grants.filter(({ id }) => id === null), ...grants.filter(({ id }) => id !== null)];
    for (const grant of inOrder) {
      if (grant.from > bet.at || grant.rules.excluded.includes(bet.category)) continue;
      const part = rest < open(grant) ? rest : open(grant);
      if (part > 0n) grant.parts.set(happening.bet, part);
      rest -= part;
      if (part > 0n && grant.id !== null && open(grant) === 0n) grant.end = 'met';
    }
  });
  /** Own money: a bonus with a requirement joins it when that is met. */
  const flows = all.map((happening): bigint => {
    if (happening.kind === 'deposit') return happening.amount;
    if (happening.kind === 'bonus') return happening.requiredTurnover === 0n ? happening.amount : 0n;
    const is = happening.kind === 'bet' ? last.get(happening.bet) : undefined;
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
