import { bank, boat, palms, river, shore, sky } from './landscape-parts';
import { createCanvas, path, type Rows } from './pixel-art';
import { temple } from './temple';

const WIDTH = 160;
const HEIGHT = 40;
/** The first row of the water. */
const HORIZON = 22;
const CELL = 6;

/**
 * Colours of the threads: sun, trees, clay, dark clay, river, waves, hull, sail, two greens of the field, birds and
 * petals.
 */
const DAY = {
  s: '#f0b429',
  t: '#14523b',
  c: '#b8553a',
  d: '#5e2412',
  r: '#1b5a72',
  w: '#2e7690',
  h: '#3a1a0e',
  m: '#f6ead9',
  f: '#2f7d4f',
  g: '#27704a',
  b: '#bfe0c6',
};
const NIGHT: typeof DAY = {
  s: '#f3e9c8',
  t: '#135540',
  c: '#7d4433',
  d: '#3a1a0e',
  r: '#123f52',
  w: '#1d566b',
  h: '#2a140b',
  m: '#c9bfae',
  f: '#1d5a3a',
  g: '#185034',
  b: '#8fb59b',
};

function draw(night: boolean): Rows {
  const ground = createCanvas(WIDTH, HEIGHT);
  sky(ground, HORIZON, night);
  shore(ground, HORIZON);
  temple(ground, 107, HORIZON);
  palms(ground, HORIZON);
  river(ground, HORIZON);
  boat(ground, 82, HORIZON + 7);
  bank(ground, HORIZON);
  return ground.rows();
}

/** Draws the river at the foot of a pitch area: by day on home, by night on the login and on waiting pages. */
export function landscape(night: boolean): string {
  const rows = draw(night);
  const dyes = Object.entries(night ? NIGHT : DAY);
  const threads = (names: string) =>
    dyes
      .filter(([name]) => names.includes(name))
      .map(([name, dye]) => `<path fill="${dye}" d="${path(rows, name, CELL)}"/>`)
      .join('');
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH * CELL}" height="${HEIGHT * CELL}" ` +
    `viewBox="0 0 ${WIDTH * CELL} ${HEIGHT * CELL}" shape-rendering="crispEdges"><defs><pattern id="weft" width="6" height="6" ` +
    'patternUnits="userSpaceOnUse"><path d="M0 5.5h6M5.5 0v6" stroke="#06281c" stroke-opacity=".2" fill="none"/></pattern></defs>' +
    `${threads('rwfg')}<path fill="url(#weft)" d="M0 ${HORIZON * CELL}h${WIDTH * CELL}v${(HEIGHT - HORIZON) * CELL}H0z"/>` +
    `${threads('stcdhmb')}</svg>\n`
  );
}
