/** Shares of an amount: own money, and grants by id. Minor units. */
export type Shares = { own: bigint; grants: Map<string, bigint> };
type Ending = 'met' | 'givenUp' | 'lost';
export type Bonus = {
  id: string;
  /** Place among the movements of own money. */
  seq: number;
  held: bigint;
  left: bigint;
  cap: bigint | null;
  converted: bigint;
  excluded: readonly string[];
  ofDeposit: boolean;
  ending: Ending | null;
};
/** A bet that may still return something: its stakes, and the part of the turnover that it worked off. */
export type Bet = {
  category: string;
  shares: Shares;
  place: number | null;
  /** Movements of own money before it. */
  since: number;
  worked: Map<object, bigint>;
  isOpen: boolean;
};

const least = (one: bigint, other: bigint): bigint => (one > other ? other : one);
const sumOf = (all: Iterable<bigint>): bigint => [...all].reduce((sum, part) => sum + part, 0n);
export const totalOf = ({ own, grants }: Shares): bigint => own + sumOf(grants.values());
export const noShares = (): Shares => ({ own: 0n, grants: new Map() });

/** Adds or subtracts shares. */
export function combined(one: Shares, other: Shares, sign: 1n | -1n = 1n): Shares {
  const grants = new Map(one.grants);
  for (const [id, amount] of other.grants) grants.set(id, (grants.get(id) ?? 0n) + sign * amount);
  return { own: one.own + sign * other.own, grants };
}

/** Divides a return in the proportions of its stakes; odd minor units go to the grants, oldest first. */
export function dividedLike(stakes: Shares, returned: bigint): Shares {
  let behind = sumOf(stakes.grants.values());
  const own = behind === 0n ? returned : (returned * stakes.own) / (stakes.own + behind);
  let rest = returned - own;
  const grants = new Map<string, bigint>();
  for (const [id, part] of stakes.grants) {
    const share = part === 0n ? 0n : (rest * part) / behind;
    if (part > 0n) grants.set(id, share);
    rest -= share;
    behind -= part;
  }
  return { own, grants };
}

/**
 * The money of one player by the rules of src/gateway/money/README.md, folded in plain TypeScript from acts, sums
 * returned and valid bets; it knows nothing of the SQL that does the same.
 */
export function openPurse() {
  let own = 0n;
  let debt = 0n;
  let seq = 0;
  const dues: { seq: number; amount: bigint; left: bigint }[] = [];
  const bonuses: Bonus[] = [];
  const bets: Bet[] = [];
  /** Balance of the house's account for what bonuses gave back. */
  let forfeited = 0n;

  const moveOwn = (amount: bigint) => {
    if (amount === 0n) return;
    own += amount;
    seq += 1;
  };
  const bonusOf = (id: string): Bonus => {
    const bonus = bonuses.find((candidate) => candidate.id === id);
    if (!bonus) throw new Error(`no bonus ${id}`);
    return bonus;
  };
  /** Empties an ended bonus: a met one to the player up to its cap, anything else to the house. */
  const sweep = (bonus: Bonus) => {
    if (bonus.ending === null || bonus.held === 0n) return;
    const rest = bonus.cap === null ? bonus.held : bonus.cap - bonus.converted;
    const converted = bonus.ending === 'met' ? least(bonus.held, rest) : 0n;
    moveOwn(converted);
    bonus.converted += converted;
    forfeited += bonus.held - converted;
    bonus.held = 0n;
  };
  const end = (bonus: Bonus, ending: Ending) => {
    bonus.ending = ending;
    sweep(bonus);
  };

  return {
    state: () => ({ own, debt, forfeited, due: sumOf(dues.map(({ left }) => left)) }),
    bonuses,
    moveOwn,
    deposit(amount: bigint) {
      moveOwn(amount);
      dues.push({ seq, amount, left: amount });
    },
    grant(id: string, amount: bigint, terms: Pick<Bonus, 'left' | 'cap' | 'excluded' | 'ofDeposit'>) {
      bonuses.push({ id, seq, held: amount, converted: 0n, ending: null, ...terms });
    },
    /** Shares of a stake: own money first, then bonuses that count for the category, oldest first; null: too little. */
    stakeOf(amount: bigint, category: string): Shares | null {
      const shares: Shares = { own: least(own, amount), grants: new Map() };
      let rest = amount - shares.own;
      for (const { id, held, ending, excluded } of bonuses) {
        const part = ending === null && !excluded.includes(category) ? least(rest, held) : 0n;
        if (part > 0n) shares.grants.set(id, part);
        rest -= part;
      }
      return rest > 0n ? null : shares;
    },
    stake(shares: Shares, category: string): Bet {
      const place = shares.own > 0n ? seq + 1 : null;
      moveOwn(-shares.own);
      for (const [id, part] of shares.grants) bonusOf(id).held -= part;
      const bet = { category, shares, place, since: seq, worked: new Map(), isOpen: true };
      bets.push(bet);
      return bet;
    },
    /** Adds a stake to a bet of several. */
    addStake(bet: Bet, shares: Shares) {
      if (bet.place === null && shares.own > 0n) bet.place = seq + 1;
      moveOwn(-shares.own);
      for (const [id, part] of shares.grants) bonusOf(id).held -= part;
      bet.shares = combined(bet.shares, shares);
    },
    /** Credits shares; what an ended bonus gets is swept at once. */
    credit(shares: Shares) {
      moveOwn(shares.own);
      for (const [id, part] of shares.grants) {
        bonusOf(id).held += part;
        sweep(bonusOf(id));
      }
    },
    /** Takes shares back: what a converted bonus lacks is the player's to pay, of others the house's. */
    takeBack(bet: Bet, shares: Shares) {
      let due = shares.own;
      for (const [id, part] of shares.grants) {
        const bonus = bonusOf(id);
        const held = least(part, bonus.held);
        bonus.held -= held;
        if (bonus.ending === 'met') due += part - held;
        else forfeited -= part - held;
      }
      const paid = least(due, own);
      if (bet.place === null && paid > 0n) bet.place = seq + 1;
      moveOwn(-paid);
      debt += due - paid;
    },
    /** Works turnover off with a version of a settled bet, which replaces the version before. */
    play(bet: Bet, validBet: bigint) {
      for (const [open, amount] of bet.worked) (open as { left: bigint }).left += amount;
      bet.worked = new Map();
      let rest = validBet;
      const place = bet.place ?? bet.since + 1;
      const counting = bonuses.filter(({ ending, excluded }) => ending === null && !excluded.includes(bet.category));
      for (const open of [...dues, ...counting]) {
        if (open.seq >= place || rest === 0n) continue;
        const part = least(rest, open.left);
        if (part === 0n) continue;
        open.left -= part;
        rest -= part;
        bet.worked.set(open, part);
        if ('id' in open && open.left === 0n) end(open, 'met');
      }
    },
    giveUp: (id: string) => end(bonusOf(id), 'givenUp'),
    /** Money leaves: ends the bonuses of deposits. */
    payOut(amount: bigint) {
      for (const bonus of bonuses) if (bonus.ofDeposit && bonus.ending === null) end(bonus, 'givenUp');
      moveOwn(-amount);
    },
    /** Bonuses of which nothing is left or at stake. */
    lost: () =>
      bonuses.filter(
        ({ id, held, ending }) =>
          ending === null &&
          held === 0n &&
          !bets.some(({ isOpen, shares }) => isOpen && (shares.grants.get(id) ?? 0n) > 0n),
      ),
    lose: (bonus: Bonus) => end(bonus, 'lost'),
  };
}
export type Purse = ReturnType<typeof openPurse>;
