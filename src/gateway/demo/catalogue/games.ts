import type { GameType } from '../../../contract';
import { ESPORTS_VENDORS, GAME_TYPES } from '../../../contract/play/game-kinds';
import { chance, type Invented } from './invented';
import { ESPORTS, KINDS_OF, type Kind } from './kinds';
import { labGames } from './lab';
import { lotteryGames } from './lotteries';
import { DRAWS, LAB, MAKERS, type Maker } from './vendors';

/** Vendors of lotteries, whose games are not invented. */
const SELLERS: readonly Maker[] = Object.values(DRAWS);

const pick = <T>(from: readonly T[], text: string): T | null => from[chance(text) % from.length] ?? null;

/**
 * Returns the games of the demo that a launch opens: its studio's, and each play of its lotteries
 * (`own.demo.open-games`).
 */
export const openGames = (): Invented[] => [...labGames, ...ranked(lotteryGames())];

/**
 * Returns the open games and the fictional ones of all vendors, `copies` of each of these, as a load for the search;
 * names of further copies have a number.
 */
export function inventGames(copies = 1): Invented[] {
  const used = new Map<Kind, number>();
  const invented = MAKERS.filter((maker) => maker !== LAB && !SELLERS.includes(maker)).flatMap((maker) =>
    GAME_TYPES.flatMap((category) => made(maker, category, maker.makes[category] ?? 0, used)),
  );
  const more = Array.from({ length: copies - 1 }, (_, at) => invented.map((entry) => copied(entry, at + 2))).flat();
  return [...labGames, ...ranked([...invented, ...lotteryGames(), ...more])];
}

/** Sorts games as they are listed: hot ones, then the rest, shuffled by their ids. */
function ranked(all: Invented[]): Invented[] {
  const rank = ({ gameId, isHot }: Invented) => (isHot ? 0 : 2 ** 32) + chance(`place ${gameId}`);
  return all.sort((a, b) => rank(a) - rank(b));
}

function copied(item: Invented, number: number): Invented {
  return {
    ...item,
    gameId: `${item.gameId}-${number}`,
    nameBn: `${item.nameBn} ${number}`,
    nameEn: `${item.nameEn} ${number}`,
    isHot: false,
  };
}

function made(maker: Maker, category: GameType, count: number, used: Map<Kind, number>): Invented[] {
  const turns = kindsOf(maker, category).flatMap((kind) => Array.from({ length: kind.share }, () => kind));
  return Array.from({ length: count }, (_, at) => {
    const kind = turns[at % turns.length];
    if (!kind) throw new Error(`nothing is known of ${category}`);
    const before = used.get(kind) ?? 0;
    used.set(kind, before + 1);
    return invented(maker, category, kind, nameOf(kind, before));
  });
}

function kindsOf({ vassalage }: Maker, category: GameType): readonly Kind[] {
  return ESPORTS_VENDORS.includes(vassalage) ? ESPORTS : (KINDS_OF[category] ?? []);
}

/** Prime, so that all pairs are used before one repeats, and large enough that adjacent games share no word. */
const STRIDE = 7_919;

function nameOf({ node, names: [firstWords, others] }: Kind, used: number): { nameBn: string; nameEn: string } {
  const at = (used * STRIDE) % (firstWords.length * others.length);
  const first = firstWords[Math.floor(at / others.length)];
  const second = others[at % others.length];
  if (!first || !second || used >= firstWords.length * others.length) throw new Error(`no more names for ${node}`);
  return { nameBn: `${first[0]} ${second[0]}`, nameEn: `${first[1]} ${second[1]}` };
}

function invented(
  { vassalage, days }: Maker,
  category: GameType,
  kind: Kind,
  named: ReturnType<typeof nameOf>,
): Invented {
  const gameId = `${vassalage} ${named.nameEn}`.toLowerCase().replace(/[^a-z0-9]+/g, '-');
  const hasTrial = chance(`trial ${gameId}`) % 10 < kind.trials;
  const minBet = pick(kind.stakes, `stake ${gameId}`) ?? 1_00n;
  const [least, most] = kind.back ?? [null, 0];
  return {
    ...{ gameId, vassalage, category, node: kind.node, ...named, hasTrial },
    gameUrl: `/${gameId}`,
    gameUrl2: hasTrial ? `/${gameId}?trial=1` : null,
    ...{ gameCode: null, playType: null },
    isHot: chance(`hot ${gameId}`) % 60 === 0,
    returnBp: least === null ? null : least + (chance(`back ${gameId}`) % (most - least + 1)),
    volatility: kind.volatility ? pick(kind.volatility, `volatility ${gameId}`) : null,
    minBet,
    maxBet: minBet * (chance(`most ${gameId}`) % 2 === 0 ? 500n : 2_000n),
    lines: kind.lines ? pick(kind.lines, `lines ${gameId}`) : null,
    maxWin: kind.maxWin ? pick(kind.maxWin, `win ${gameId}`) : null,
    features: kind.features.filter((feature) => chance(`${feature} ${gameId}`) % 3 === 0),
    ...{ fairness: kind.fairness, rules: kind.rules },
    days: 1 + (chance(`since ${gameId}`) % days),
  };
}
