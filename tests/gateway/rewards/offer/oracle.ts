/** Expected bonuses of a player, folded over all events by the published rules. Minor units. */
export type Rules = { excluded: string[]; most: bigint | null };
export type Happening =
  | { kind: 'deposit'; amount: bigint }
  | { kind: 'bonus'; id: string; amount: bigint; requiredTurnover: bigint; rules: Rules }
  | { kind: 'givenUp'; id: string; reclaimedAmount: bigint }
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
  givenUp: boolean;
};
const least = (...all: bigint[]): bigint => [...all].sort((one, other) => (one < other ? -1 : 1))[0] ?? 0n;

export function fold(all: readonly Happening[]) {
  const grants: Grant[] = [];
  const open = (grant: Grant) =>
    grant.givenUp ? 0n : grant.requiredTurnover - [...grant.parts.values()].reduce((sum, part) => sum + part, 0n);
  const last = new Map<string, Extract<Happening, { kind: 'settled' }>>();
  const placed = new Map<string, { at: number; category: string }>();
  all.forEach((one, at) => {
    if (one.kind === 'deposit')
      grants.push({
        ...one,
        id: null,
        requiredTurnover: one.amount,
        rules: { excluded: [], most: null },
        ...fresh(at),
      });
    if (one.kind === 'bonus' && one.requiredTurnover > 0n) grants.push({ ...one, ...fresh(at) });
    if (one.kind === 'givenUp') for (const grant of grants) if (grant.id === one.id) grant.givenUp = true;
    if (one.kind === 'bet') placed.set(one.bet, { at, category: one.category });
    if (one.kind !== 'settled') return;
    last.set(one.bet, one);
    const bet = placed.get(one.bet) ?? { at: 0, category: '' };
    for (const grant of grants) grant.parts.delete(one.bet);
    let rest = one.cancelled ? 0n : one.stake;
    for (const grant of grants) {
      const { excluded, most } = grant.rules;
      if (grant.from > bet.at || excluded.includes(bet.category) || (most !== null && one.stake > most)) continue;
      const part = least(rest, open(grant));
      if (part > 0n) grant.parts.set(one.bet, part);
      rest -= part;
    }
  });
  /** Change of the restricted balance by each step, with bets as finally settled, at the time of the bet. */
  const flows = all.map((one): bigint => {
    if (one.kind === 'deposit' || one.kind === 'bonus') return one.amount;
    if (one.kind === 'givenUp') return -one.reclaimedAmount;
    const is = one.kind === 'bet' ? last.get(one.bet) : undefined;
    return is && !is.cancelled ? is.result - is.stake : 0n;
  });
  const held = (until: number) => flows.slice(0, until).reduce((sum, flow) => sum + flow, 0n);
  const leftOf = (grant: Grant) => {
    const befores = all.flatMap(({ kind }, at) =>
      at > grant.from && (kind === 'deposit' || kind === 'bonus') ? [held(at)] : [],
    );
    const left = least((grant.amount * open(grant)) / grant.requiredTurnover, held(all.length), ...befores);
    return left > 0n ? left : 0n;
  };
  return {
    balance: held(all.length),
    owed: grants.reduce((sum, grant) => sum + open(grant), 0n),
    left: new Map(
      grants.flatMap((grant) => (grant.id && open(grant) > 0n ? [[grant.id, leftOf(grant)] as const] : [])),
    ),
  };
}

const fresh = (from: number) => ({ from, parts: new Map<string, bigint>(), givenUp: false });
