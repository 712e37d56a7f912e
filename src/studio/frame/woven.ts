/** Pictures as they are woven: 17 by 17 cells of one letter, a run of equal cells one stroke. The same bytes each time. */
const rows = (drawing: string): string[] => drawing.trim().split(/\s+/);
/** Of a picture that is even on both sides, the left half with its middle. */
const mirrored = (drawing: string): string[] => rows(drawing).map((row) => row + [...row].reverse().slice(1).join(''));

const FIGURES = {
  kite: mirrored(`........1 .......11 ......121 .....1221 ....12221 ...122221 ..1222221 .11111111 ..1222221 ...122221 ....12221 .....1221
    ......121 .......11 ......2.1 .....2..1 ....2....`),
  owl: mirrored(`......... ..1...... ..11....1 ..1111111 ..1222112 ..12.2112 ..1222111 ...111122 ...121212 ..1121121 ..1212212 ..1121121
    ..1212212 ...121121 ....11111 .....22.2 .........`),
  drum: mirrored(`......... ......... ......... .....1111 ..1112222 .12122222 122112121 122111212 122112121 122111212 122112121 .12122222
    ..1112222 .....1111 ......... ......... .........`),
  boat: rows(`................. ........1........ ........12....... .......2122...... ......221222..... ......2212222.... .....222122222...
    .....2221222222.. ....22221222222.. ........1........ 1.......1.......1 11......1......11 .111111111111111. ..1121121121121..
    ...11111111111... ..3.3.3.3.3.3.3.. .................`),
  lily: mirrored(`......... ........1 .......11 ...1...12 ...11.112 .1.121122 .11121122 .12112122 ..1221122 ..1122122 ...112212 ....11121
    ......111 ......... ..3333333 ....33333 .........`),
  fish: rows(`................. ................. ........1........ ......11111...... 1...11111111..... 11.1122222111.... .1111222222111...
    .11122222222.11.. ..112222222221111 .11122222222111.. .1111222222111... 11.1122222111.... 1...11111111..... ......11111......
    ........1........ ................. .................`),
  mine: mirrored(`........1 ........1 ..1...111 ...111111 ...111111 ..1111111 ..1111112 ..1111122 111111222 ..1111122 ..1111112 ..1111111
    ...111111 ...111111 ..1...111 ........1 ........1`),
  tiger:
    mirrored(`......... ..11..... .1221.... .1211..22 ..1122222 .22.222.2 .222222.2 22222222. 2..221222 22.211222 22222222.
    2..222112 .22221112 .2..21111 ..2221111 ...22211. .....222.`),
  mango:
    mirrored(`........1 .......11 ......112 .....1122 ....11222 ...112222 ..1122212 ..1222112 .11221112 .11221122 .11222112 .11222212
    ..1122222 ..1112222 ...111122 .....1111 .........`),
  star: mirrored(`........1 ........1 .2.....11 ..22...12 ..222..12 ...222112 ....22122 ..1112222 111122222 ..1112222 ....22122 ...222112
    ..222..12 ..22...12 .2.....11 ........1 ........1`),
  lamp: mirrored(`........2 ........2 .......22 .......22 ......222 ......221 ......211 ......221 .......22 ........2 111111111 .11111111
    .12121212 ..1111111 ...111111 .....1111 ..3333333`),
  spade:
    mirrored(`........1 .......11 ......111 .....1112 ....11122 ...111222 ..1112222 .11122222 111222222 112222222 112222222 .1122.222
    ..111..22 .......22 ......222 .....2222 .........`),
  heart:
    mirrored(`......... ...1111.. ..112211. .11222211 112222221 112222222 112222222 .11222222 ..1122222 ...112222 ....11222 .....1122
    ......112 .......11 ........1 ......... .........`),
  diamond:
    mirrored(`........1 .......11 ......112 .....1122 ....11222 ...112222 ..1122222 .11222222 112222222 .11222222 ..1122222 ...112222
    ....11222 .....1122 ......112 .......11 ........1`),
  club: mirrored(`......... ......111 .....1122 .....1222 .....1122 ..111.112 .11221.12 112222122 112222222 112222122 .11221.12 ..111..22
    .......22 ......222 .....2222 ......... .........`),
} as const;
type Figure = keyof typeof FIGURES;

/** Ground, light thread and bright one. */
export const DYES: Readonly<Record<Figure, readonly [string, string, string]>> = {
  kite: ['#3c2a4d', '#efe6f6', '#f0b429'],
  owl: ['#5a3d05', '#fdf1cf', '#f0b429'],
  drum: ['#7a2f18', '#fbe9df', '#f0b429'],
  boat: ['#124869', '#e6f2f9', '#f6c75a'],
  lily: ['#1f4a45', '#e4f4ef', '#f2a07c'],
  fish: ['#0a3f2d', '#f3f8f3', '#f0b429'],
  mine: ['#7a2f18', '#ee9773', '#3c1207'],
  tiger: ['#6b2d06', '#fdeccf', '#f0a13a'],
  mango: ['#2f4a12', '#eef6dc', '#f2c14e'],
  star: ['#123a6b', '#e6eefb', '#f0b429'],
  lamp: ['#4a1230', '#f6cfe0', '#ffc24a'],
  spade: ['#f3f8f3', '#12201a', '#43524a'],
  heart: ['#f3f8f3', '#8f1428', '#c23b50'],
  diamond: ['#f3f8f3', '#93380f', '#d0702f'],
  club: ['#f3f8f3', '#0b4a35', '#2f7d5e'],
};

const SIDE = 17;
function strokes(figure: Figure, thread: string, cell: number, left: number, top: number): string {
  const all = FIGURES[figure].flatMap((row, y) =>
    [...row.matchAll(new RegExp(`${thread}+`, 'g'))].map(({ index, 0: cells }) => {
      const width = cells.length * cell;
      return `M${left + index * cell} ${top + y * cell}h${width}v${cell}h-${width}z`;
    }),
  );
  return all.join('');
}

const NS = 'http://www.w3.org/2000/svg';
type Attributes = Readonly<Record<string, string | number>>;

/** An element of SVG. */
export function svg<K extends keyof SVGElementTagNameMap>(
  name: K,
  attributes: Attributes = {},
  ...inside: (Node | string)[]
): SVGElementTagNameMap[K] {
  const element = document.createElementNS(NS, name);
  for (const [key, value] of Object.entries(attributes)) element.setAttribute(key, String(value));
  element.append(...inside);
  return element;
}

/** A picture at a place; without its ground where `bare`. */
export function picture(figure: Figure, { x = 0, y = 0, size = 80, bare = false }): SVGGElement {
  const [ground, light, bright] = DYES[figure];
  const cell = Math.floor((size * 0.85) / SIDE);
  const edge = (size - cell * SIDE) / 2;
  const thread = (letter: string) => strokes(figure, letter, cell, x + edge, y + edge);
  return svg(
    'g',
    { 'shape-rendering': 'crispEdges' },
    ...(bare ? [] : [svg('rect', { x, y, width: size, height: size, fill: ground })]),
    svg('path', { fill: light, d: thread('1') }),
    svg('path', { fill: bright, d: thread('2') }),
    svg('path', { fill: light, opacity: 0.28, d: thread('3') }),
  );
}
