/** Disc, or a wheel if it has spokes. */
export type Disc = { colour: string; x: number; y: number; r: number; spokes?: number };
/** Bands from top to bottom (`h`) or from left to right (`v`), with at most one disc over them. */
export type FlagDesign = { bands: 'h' | 'v'; colours: string[]; disc?: Disc };

/** Countries whose flag consists of bands with an optional disc or wheel. Colours without `#`. */
const DRAWN: Record<string, string> = {
  BD: 'h 006a4e • f42a41 11 8 5',
  IN: 'h ff9933 ffffff 138808 • 000080 12 8 2 24',
  JP: 'h ffffff • bc002d 12 8 5',
  ID: 'h ce1126 ffffff',
  PL: 'h ffffff dc143c',
  NL: 'h ae1c28 ffffff 21468b',
  RU: 'h ffffff 0039a6 d52b1e',
  DE: 'h 1a1a1a dd0000 ffce00',
  AT: 'h ed2939 ffffff ed2939',
  HU: 'h cd2a3e ffffff 436f4d',
  BG: 'h ffffff 00966e d62612',
  UA: 'h 0057b7 ffd700',
  EE: 'h 0072ce 1a1a1a ffffff',
  LT: 'h fdb913 006a44 c1272d',
  TH: 'h a51931 f4f5f8 2d2a4a 2d2a4a f4f5f8 a51931',
  MU: 'h ea2839 1a206d ffd500 00a551',
  YE: 'h ce1126 ffffff 1a1a1a',
  FR: 'v 0055a4 ffffff ef4135',
  IT: 'v 009246 ffffff ce2b37',
  IE: 'v 169b62 ffffff ff883e',
  BE: 'v 1a1a1a fae042 ed2939',
  RO: 'v 002b7f fcd116 ce1126',
  NG: 'v 008751 ffffff 008751',
  PE: 'v d91023 ffffff d91023',
  ML: 'v 14b53a fcd116 ce1126',
  PW: 'h 4aadd6 • ffde00 11 8 5',
};

/** Neutral cloth for flags that bands and a disc cannot represent. */
const PLAIN: FlagDesign = { bands: 'h', colours: ['#c9c3b8'] };

/** Returns the flag design of a country; the same plain cloth for all others (`own.country.no-wrong-flag`). */
export function flagDesignOf(countryCode: string): FlagDesign {
  const drawn = DRAWN[countryCode];
  return drawn ? read(drawn) : PLAIN;
}

function read(drawn: string): FlagDesign {
  const [field = '', disc] = drawn.split(' • ');
  const [bands, ...colours] = field.split(' ');
  const [colour = '', x, y, r, spokes] = disc?.split(' ') ?? [];
  return {
    bands: bands === 'v' ? 'v' : 'h',
    colours: colours.map((text) => `#${text}`),
    ...(disc && {
      disc: {
        colour: `#${colour}`,
        x: Number(x),
        y: Number(y),
        r: Number(r),
        ...(spokes && { spokes: Number(spokes) }),
      },
    }),
  };
}
