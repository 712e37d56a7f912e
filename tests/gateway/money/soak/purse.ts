/** Shares of an amount: own money, and grants by id. Minor units. */
export type Shares = { own: bigint; grants: Map<string, bigint> };
type Ending = 'met' | 'givenUp' | 'lost' | 'expired' | 'reversed';
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
  /** Deposit whose reversal ends it. */
  depositId: string | null;
  /** Ms; from then on it is not staked, and only earlier stakes count for it. */
  expiresAt: number | null;
  ending: Ending | null;
};
type Terms = Pick<Bonus, 'left' | 'cap' | 'excluded' | 'ofDeposit' | 'depositId' | 'expiresAt'>;
type Stake = { amount: bigint; at: number };
/** Required turnover of a deposit. */
type Due = { depositId: string; seq: number; left: bigint };
const isBonus = (open: Due | Bonus): open is Bonus => 'held' in open;
/** A bet that may still return something: its stakes, and the part of the turnover that it worked off. */
export type Bet = {
  category: string;
  shares: Shares;
  stakes: Stake[];
  openedAt: number;
  place: number | null;
  /** Movements of own money before it. */
  since: number;
  worked: Map<object, bigint>;
  isOpen: boolean;
  /** Its last settled version. */
  version?: string;
};

const isLive = ({ expiresAt }: Bonus, at: number): boolean => expiresAt === null || at < expiresAt;
export const least = (one: bigint, other: bigint): bigint => (one > other ? other : one);
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

/** Part of a bet's valid bet that counts for a bonus: stakes before its end, in proportion. */
function countedBefore({ stakes }: Bet, validBet: bigint, settledAt: number, bonus: Bonus): bigint {
  const sum = (some: readonly Stake[]) => sumOf(some.map(({ amount }) => amount));
  if (isLive(bonus, settledAt) || sum(stakes) === 0n) return validBet;
  return (validBet * sum(stakes.filter(({ at }) => isLive(bonus, at)))) / sum(stakes);
}

/** Returns whether a bet may still return to a bonus or count for it. */
const waitsFor = (bonus: Bonus, { isOpen, shares, openedAt, category }: Bet): boolean =>
  isOpen &&
  ((shares.grants.get(bonus.id) ?? 0n) > 0n ||
    (totalOf(shares) > 0n && isLive(bonus, openedAt) && !bonus.excluded.includes(category)));

/**
 * The money of one player by the rules of src/gateway/money/README.md, folded in plain TypeScript from acts, sums
 * returned and valid bets; it knows nothing of the SQL that does the same.
 */
export function openPurse() {
  let own = 0n;
  /** Debts from wins that were taken back, and from reversed deposits, which later deposits settle. */
  let debt = 0n;
  const depositDebts: { open: bigint }[] = [];
  let seq = 0;
  const dues: Due[] = [];
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
    state: () => ({
      own,
      debt: debt + sumOf(depositDebts.map(({ open }) => open)),
      forfeited,
      due: sumOf(dues.map(({ left }) => left)),
    }),
    bonuses,
    moveOwn,
    /** Settles debts of reversed deposits first; that part of the deposit requires no turnover. */
    deposit(id: string, amount: bigint) {
      moveOwn(amount);
      const due = { depositId: id, seq, left: amount };
      dues.push(due);
      let rest = amount;
      for (const owed of depositDebts) {
        const part = least(rest, owed.open);
        moveOwn(-part);
        owed.open -= part;
        rest -= part;
      }
      due.left = rest;
    },
    /** Takes a part of a deposit back: from own money as far as it reaches, the rest as a debt. Ends its bonus. */
    reverse(id: string, amount: bigint) {
      for (const bonus of bonuses) if (bonus.depositId === id && bonus.ending === null) end(bonus, 'reversed');
      const taken = least(own, amount);
      moveOwn(-taken);
      if (taken < amount) depositDebts.push({ open: amount - taken });
      for (const due of dues) if (due.depositId === id) due.left -= least(due.left, amount);
    },
    /** Collects a debt from own money as far as it reaches, or waives it: the oldest of a deposit, or one of a win. */
    settleDebt(of: 'deposit' | 'win', open: bigint, how: 'collect' | 'waive') {
      const part = how === 'collect' ? least(own, open) : open;
      if (how === 'collect') moveOwn(-part);
      const owed = depositDebts.find((candidate) => candidate.open > 0n);
      if (of === 'win') debt -= part;
      else if (owed) owed.open -= part;
    },
    grant(id: string, amount: bigint, terms: Terms) {
      bonuses.push({ id, seq, held: amount, converted: 0n, ending: null, ...terms });
    },
    /** Shares of a stake: own money first, then bonuses that count for the category, oldest first; null: too little. */
    stakeOf(amount: bigint, category: string, at: number): Shares | null {
      const shares: Shares = { own: least(own, amount), grants: new Map() };
      let rest = amount - shares.own;
      for (const bonus of bonuses) {
        const counts = bonus.ending === null && isLive(bonus, at) && !bonus.excluded.includes(category);
        const part = counts ? least(rest, bonus.held) : 0n;
        if (part > 0n) shares.grants.set(bonus.id, part);
        rest -= part;
      }
      return rest > 0n ? null : shares;
    },
    stake(shares: Shares, category: string, at: number): Bet {
      const place = shares.own > 0n ? seq + 1 : null;
      moveOwn(-shares.own);
      for (const [id, part] of shares.grants) bonusOf(id).held -= part;
      const stakes = [{ amount: totalOf(shares), at }];
      const bet = { category, shares, stakes, openedAt: at, place, since: seq, worked: new Map(), isOpen: true };
      bets.push(bet);
      return bet;
    },
    /** Adds a stake to a bet of several. */
    addStake(bet: Bet, shares: Shares, at: number) {
      if (bet.place === null && shares.own > 0n) bet.place = seq + 1;
      moveOwn(-shares.own);
      for (const [id, part] of shares.grants) bonusOf(id).held -= part;
      bet.shares = combined(bet.shares, shares);
      bet.stakes.push({ amount: totalOf(shares), at });
    },
    /** Undoes a stake of a bet: each part returns to where it came from. */
    takeStakeBack(bet: Bet, { shares, at }: { shares: Shares; at: number }) {
      bet.shares = combined(bet.shares, shares, -1n);
      bet.stakes = bet.stakes.filter((stake) => stake.at !== at);
      this.credit(shares);
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
    play(bet: Bet, validBet: bigint, settledAt: number) {
      for (const [open, amount] of bet.worked) (open as { left: bigint }).left += amount;
      bet.worked = new Map();
      let rest = validBet;
      const place = bet.place ?? bet.since + 1;
      const counting = bonuses.filter(
        (bonus) => bonus.ending === null && !bonus.excluded.includes(bet.category) && isLive(bonus, bet.openedAt),
      );
      for (const open of [...dues, ...counting]) {
        if (open.seq >= place || rest === 0n) continue;
        const most = isBonus(open) ? countedBefore(bet, validBet, settledAt, open) : rest;
        const part = least(least(rest, open.left), most);
        if (part === 0n) continue;
        open.left -= part;
        rest -= part;
        bet.worked.set(open, part);
        if (isBonus(open) && open.left === 0n) end(open, 'met');
      }
    },
    /** Takes back what a bet has worked off a bonus. */
    revert(bet: Bet, bonusId: string, amount: bigint) {
      const bonus = bonusOf(bonusId);
      bonus.left += amount;
      bet.worked.delete(bonus);
    },
    /** Counts it again, as far as the bonus is open and requires it. */
    restore(bet: Bet, bonusId: string, amount: bigint) {
      const bonus = bonusOf(bonusId);
      if (bonus.ending !== null || bet.worked.has(bonus)) return;
      const part = least(amount, bonus.left);
      bonus.left -= part;
      bet.worked.set(bonus, part);
      if (bonus.left === 0n) end(bonus, 'met');
    },
    /** Ends bonuses whose time is over and that wait for no bet; returns their number. */
    expire(now: number): number {
      const over = bonuses.filter(
        (bonus) => bonus.ending === null && !isLive(bonus, now) && !bets.some((bet) => waitsFor(bonus, bet)),
      );
      for (const bonus of over) end(bonus, 'expired');
      return over.length;
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
