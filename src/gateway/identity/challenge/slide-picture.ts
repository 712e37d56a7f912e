import { randomInt } from 'node:crypto';
import { renderAsync } from '@resvg/resvg-js';

/** Size of a cell of the weave, px, and of the picture and piece, in cells. */
const CELL = 8;
const COLUMNS = 40;
const ROWS = 20;
const PIECE = 7;
const SIZE = { width: COLUMNS * CELL, height: ROWS * CELL, pieceSize: PIECE * CELL };

const DYES = {
  sky: ['#dcebf4', '#d3e5f0', '#e6f0f5'],
  bank: ['#2f7d5b', '#0b5d3f', '#286f50'],
  river: ['#1b5e85', '#22698f', '#2d7aa1'],
  field: ['#0b5d3f', '#12694a', '#1c7856'],
  buti: ['#f0b429', '#f3f6f1', '#a3452a'],
} as const;

/** Draws a puzzle: a woven landscape with a hole at `x`, and the missing piece. */
export async function drawSlide() {
  const x = randomInt(SIZE.pieceSize + 2 * CELL, SIZE.width - SIZE.pieceSize - CELL);
  const pieceTop = randomInt(CELL, SIZE.height - SIZE.pieceSize - CELL);
  const scene = landscape();
  const outline = lozenge();
  const hole = `<path transform="translate(${x} ${pieceTop})" d="${outline}" fill="#091610" fill-opacity=".66" stroke="#fff" stroke-width="2"/>`;
  const piece =
    `<clipPath id="p"><path d="${outline}"/></clipPath><g clip-path="url(#p)"><g transform="translate(${-x} ${-pieceTop})">${scene}</g>` +
    `<path d="${outline}" fill="none" stroke="#fff" stroke-width="4"/></g>`;
  const [background, part] = await Promise.all([
    png(SIZE.width, SIZE.height, scene + hole),
    png(SIZE.pieceSize, SIZE.pieceSize, piece),
  ]);
  return { x, background, piece: part, pieceTop, ...SIZE };
}

async function png(width: number, height: number, body: string): Promise<string> {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">${body}</svg>`;
  return (await renderAsync(svg, { font: { loadSystemFonts: false } })).asPng().toString('base64');
}

/** Draws sky, far bank, river and field cell by cell, at random, with flowers scattered over it. */
function landscape(): string {
  const bank = randomInt(3, 6);
  const river = bank + randomInt(2, 4);
  const field = river + randomInt(4, 7);
  const layer = (row: number) => (row < bank ? 'sky' : row < river ? 'bank' : row < field ? 'river' : 'field');
  const grid = Array.from({ length: ROWS }, (_, row) =>
    Array.from({ length: COLUMNS }, (_, column) => cell(column, row, DYES[layer(row)])),
  );
  const flowers = Array.from({ length: 14 }, () => flower(randomInt(COLUMNS), randomInt(ROWS)));
  return [...grid.flat(), ...flowers].join('');
}

function cell(column: number, row: number, dyes: readonly string[]): string {
  return `<rect x="${column * CELL}" y="${row * CELL}" width="${CELL}" height="${CELL}" fill="${dyes[randomInt(dyes.length)]}"/>`;
}

/** Draws a buti: a stepped flower of five cells in one dye, around a heart in another. */
function flower(column: number, row: number): string {
  const dye = [DYES.buti[randomInt(DYES.buti.length)] ?? DYES.buti[0]];
  const petals = [
    [0, -1],
    [-1, 0],
    [1, 0],
    [0, 1],
  ].map(([dx = 0, dy = 0]) => cell(column + dx, row + dy, dye));
  return petals.join('') + cell(column, row, DYES.field);
}

/** Returns the piece's outline: a stepped lozenge, row by row of cells, as one closed path. */
function lozenge(): string {
  const middle = (PIECE - 1) / 2;
  const reach = (row: number) => Math.min(middle, middle + 1 - Math.abs(row - middle));
  const rows = Array.from({ length: PIECE }, (_, row) => row);
  const right = rows.flatMap((row) => corner(middle + reach(row) + 1, row));
  const left = rows.toReversed().flatMap((row) => corner(middle - reach(row), row).toReversed());
  return `M${[...right, ...left].join('L')}z`;
}

const corner = (column: number, row: number) => [
  `${column * CELL} ${row * CELL}`,
  `${column * CELL} ${(row + 1) * CELL}`,
];
