import { renderAsync } from '@resvg/resvg-js';
import type { FastifyInstance } from 'fastify';
import { ApiError } from '../../platform/context';
import { countryList } from '../../platform/system/content/countries';
import { type Disc, type FlagDesign, flagDesignOf } from './flag-designs';

const WIDTH = 24;
const HEIGHT = 16;
const A_WEEK = 604_800;
const KNOWN = new Set(countryList.map(({ countryCode }) => countryCode));

/** Serves the woven flags, 48 x 32 px, at the portal's paths (s3.country.flag-url). */
export function serveFlags(server: FastifyInstance) {
  const drawn = new Map<string, Promise<Buffer>>();
  const options = { config: { allowance: 'file.ip' } } as const;
  server.get<{ Params: { file: string } }>(
    '/TCG_PROD_IMAGES/COUNTRY_FLAG/:file',
    options,
    async ({ params: { file } }, reply) => {
      const countryCode = /^([A-Z]{2})\.png$/.exec(file)?.[1] ?? '';
      if (!KNOWN.has(countryCode)) throw new ApiError(404, 'request.notFound');
      const picture = drawn.get(countryCode) ?? draw(flagDesignOf(countryCode));
      drawn.set(countryCode, picture);
      return reply
        .header('Cache-Control', `public, max-age=${A_WEEK}`)
        .type('image/png')
        .send(await picture);
    },
  );
}

const draw = async (design: FlagDesign) =>
  (await renderAsync(svg(design), { fitTo: { mode: 'width', value: 2 * WIDTH } })).asPng();

function drawnDisc({ colour, x, y, r, spokes = 0 }: Disc): string {
  if (spokes === 0) return `<circle cx="${x}" cy="${y}" r="${r}" fill="${colour}"/>`;
  const spoke = (_: unknown, i: number) =>
    `<path d="M${x} ${y}v${-r}" transform="rotate(${(360 * i) / spokes} ${x} ${y})"/>`;
  const wheel = Array.from({ length: spokes }, spoke).join('');
  return `<g fill="none" stroke="${colour}"><circle cx="${x}" cy="${y}" r="${r}" stroke-width=".3"/><g stroke-width=".12">${wheel}</g></g>`;
}

function svg({ bands, colours, disc }: FlagDesign): string {
  const size = (bands === 'h' ? HEIGHT : WIDTH) / colours.length;
  const band = (colour: string, i: number) =>
    bands === 'h'
      ? `<rect width="${WIDTH}" y="${i * size}" height="${size}" fill="${colour}"/>`
      : `<rect height="${HEIGHT}" x="${i * size}" width="${size}" fill="${colour}"/>`;
  const round = disc ? drawnDisc(disc) : '';
  const weave = `<pattern id="w" width="2" height="2" patternUnits="userSpaceOnUse"><path d="M0 1.75h2M1.75 0v2" stroke="#000" stroke-opacity=".12" stroke-width=".3"/></pattern>`;
  const flag = `${colours.map(band).join('')}${round}<rect width="${WIDTH}" height="${HEIGHT}" fill="url(#w)"/>`;
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WIDTH} ${HEIGHT}"><defs>${weave}</defs>${flag}</svg>`;
}
