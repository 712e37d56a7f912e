import { readFileSync, writeFileSync } from 'node:fs';
import { Resvg } from '@resvg/resvg-js';
import type { Language } from '../contract';

const NAMES: Record<Language, { name: string; description: string }> = {
  bn: { name: 'ময়দান', description: 'খোলা মাঠ, খোলা নিয়ম: অনলাইন খেলা, বাংলা ও ইংরেজিতে।' },
  en: { name: 'Maidan', description: 'An open field, open rules: online games in Bengali and English.' },
};
const PITCH = '#0a3f2d';
/** Sizes in px that browsers and home screens request. */
const ICONS = [192, 512];
const MASKABLE = 512;
const APPLE = 180;

/** Manifest for installing the portal (own.app.install). */
export const manifestIn = (language: Language): string =>
  JSON.stringify({
    ...{ id: '/', start_url: '/', scope: '/', display: 'standalone', lang: language, dir: 'ltr' },
    ...{ ...NAMES[language], short_name: NAMES[language].name, theme_color: PITCH, background_color: PITCH },
    icons: [
      ...ICONS.map((size) => ({ ...png(`/icon-${size}.png`, size), purpose: 'any' })),
      { ...png('/icon-maskable.png', MASKABLE), purpose: 'maskable' },
    ],
  });
const png = (src: string, size: number) => ({ src, sizes: `${size}x${size}`, type: 'image/png' });

/** The mark, woven in the requested sizes; maskable ones are on the pitch, within the safe zone. */
export function writeIcons(out: URL) {
  const mark = readFileSync(new URL('icon.svg', out), 'utf8');
  const onPitch = mark.replace(
    /^(<svg[^>]*viewBox=")0 0 32 32("[^>]*>)/,
    `$1-10 -10 52 52$2<path fill="${PITCH}" d="M-10-10h52v52h-52z"/>`,
  );
  const write = (name: string, svg: string, width: number) =>
    writeFileSync(new URL(name, out), new Resvg(svg, { fitTo: { mode: 'width', value: width } }).render().asPng());
  for (const size of ICONS) write(`icon-${size}.png`, mark, size);
  write('icon-maskable.png', onPitch, MASKABLE);
  write('icon-180.png', onPitch, APPLE);
}
