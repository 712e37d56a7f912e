import { FIGURES } from './figures';
import { WHOLE_FIGURES } from './figures-whole';
import { DYES, type Dye } from './game-art';
import { motif } from './motifs';
import { path, type Rows } from './pixel-art';

const SIDE = 80;
const CELL = 4;
const EDGE = 6;

/** A picture of a game or of a page: 17 by 17 cells on one dye. */
function tile(rows: Rows, dye: Dye): string {
  const [ground, light, bright] = DYES[dye];
  const thread = (cells: string) => path(rows, cells, CELL, EDGE, EDGE);
  return (
    `<path fill="${ground}" d="M0 0h${SIDE}v${SIDE}H0z"/><path fill="${light}" d="${thread('1')}"/>` +
    `<path fill="${bright}" d="${thread('2')}"/><path fill="${light}" opacity=".28" d="${thread('3')}"/>`
  );
}

/** Placeholder: a motif without a dye, in greys that stand out in both themes. */
function shade(rows: Rows): string {
  const thread = (cells: string) => path(rows, cells, CELL, EDGE, EDGE);
  return `<path fill="#74827a" d="${thread('1')}"/><path fill="#9aa79f" d="${thread('23')}"/>`;
}

/** Every tile of the portal by its name. A category's tile is abstract; a page's is a figure. */
const tiles = () => ({
  lottery: tile(motif('lottery', 1), 'field'),
  sports: tile(motif('sports', 2), 'river'),
  esports: tile(motif('esports', 3), 'moss'),
  pvp: tile(motif('pvp', 2), 'clay'),
  rng: tile(motif('rng', 1), 'honey'),
  live: tile(motif('live', 0), 'dusk'),
  fish: tile(WHOLE_FIGURES.fish, 'river'),
  elott: tile(motif('elott', 2), 'moss'),
  boat: tile(WHOLE_FIGURES.boat, 'river'),
  lily: tile(FIGURES.lily, 'moss'),
  pot: tile(FIGURES.pot, 'clay'),
  wheel: tile(motif('wheel', 0), 'honey'),
  cup: tile(WHOLE_FIGURES.cup, 'field'),
  kite: tile(FIGURES.kite, 'dusk'),
  drum: tile(FIGURES.drum, 'clay'),
  owl: tile(FIGURES.owl, 'dusk'),
  empty: shade(motif('lottery', 0)),
});
export type Tile = keyof ReturnType<typeof tiles>;

/** Distance between tiles of the sheet, large enough that a tall box shows only one. */
const STEP = 10 * SIDE;

/** All tiles in one file, one below the other, each a view of its name (`tiles.svg#boat`). */
export const tileSheet = (): string => {
  const all = Object.entries(tiles()).map(
    ([name, paths], place) =>
      `<view id="${name}" viewBox="0 ${place * STEP} ${SIDE} ${SIDE}"/>` +
      `<g transform="translate(0 ${place * STEP})">${paths}</g>\n`,
  );
  const open = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${SIDE} ${SIDE}" shape-rendering="crispEdges">`;
  return `${open}\n${all.join('')}</svg>\n`;
};
