import type { Language } from '../../../contract';
import { toWire } from '../../../contract/money/money';
import type { DeskValue } from '../../../contract/operations/desk-endpoints';
import { GAME_TYPES } from '../../../contract/play/game-kinds';
import type { ModuleContext } from '../../platform/context';
import { categoryTitle, nameIn, readCatalogue } from '../../play';
import { type BookedPart, countOf, figureOf, figuresOf, playOf } from './figures';

type Report = DeskValue<'moneyReport'>;

/** Groups parts by a key; leaves out those of null. */
function groupsOf(parts: readonly BookedPart[], keyOf: (part: BookedPart) => string | null): Map<string, BookedPart[]> {
  const groups = new Map<string, BookedPart[]>();
  for (const part of parts) {
    const key = keyOf(part);
    if (key !== null) {
      const group = groups.get(key);
      if (group) group.push(part);
      else groups.set(key, [part]);
    }
  }
  return groups;
}

const largest = <Row>(rows: [Row, bigint][]): Row[] =>
  rows.toSorted(([, left], [, right]) => Number(right - left)).map(([row]) => row);

/** Returns the parts of play by category and by vendor, the largest stakes first (`own.desk-money.parts`). */
export async function playParts(ctx: Pick<ModuleContext, 'db'>, parts: readonly BookedPart[], language: Language) {
  const { vendors } = await readCatalogue(ctx);
  const categoryName = (code: string) => {
    const type = GAME_TYPES.find((each) => each === code);
    return type ? categoryTitle(type, language) : code;
  };
  const vendorName = (code: string) => {
    const vendor = vendors.get(code);
    return vendor ? nameIn(vendor, language) : code;
  };
  const rows = (keyOf: (part: BookedPart) => string | null, nameOf: (code: string) => string) =>
    largest(
      [...groupsOf(parts, keyOf)].map(([code, group]) => [
        { code, name: nameOf(code), bets: countOf(group, 'stakes'), ...playOf(group) },
        figureOf(group, 'stakes'),
      ]),
    );
  return {
    categories: rows(({ category }) => category, categoryName),
    vendors: rows(({ vendor }) => vendor, vendorName),
  };
}

/** Returns all figures by the agent at the top of the line. */
export function agentsOf(parts: readonly BookedPart[]): Report['agents'] {
  // No user name is empty.
  const groups = groupsOf(parts, ({ agent }) => agent ?? '');
  return largest(
    [...groups].map(([agent, group]) => [
      { agent: agent === '' ? null : agent, ...figuresOf(group) },
      figureOf(group, 'stakes'),
    ]),
  );
}

/** Returns bonus and cashback by source and offer, the largest first. */
export async function offersOf(
  { db, ports }: Pick<ModuleContext, 'db' | 'ports'>,
  parts: readonly BookedPart[],
  language: Language,
): Promise<Report['offers']> {
  const codes = [...new Set(parts.flatMap(({ offer }) => offer ?? []))];
  const titles = codes.length > 0 ? await ports.readOfferTitles(db, codes, language) : new Map<string, string>();
  const groups = groupsOf(parts, ({ source, offer }) => source && `${source} ${offer ?? ''}`);
  return largest(
    [...groups].map(([key, group]) => {
      const amount = figureOf(group, 'bonus') + figureOf(group, 'cashback');
      const [source = '', offer = ''] = key.split(' ');
      const version = Math.max(...group.map((part) => part.version ?? 0));
      const title = offer === '' ? null : (titles.get(`${offer} ${version}`) ?? offer);
      return [{ source, title, count: countOf(group, 'bonus', 'cashback'), amount: toWire(amount) }, amount];
    }),
  );
}
