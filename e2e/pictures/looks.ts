import type { Language } from '../../src/atlas';

type Look = { width: number; height: number; colorScheme: 'light' | 'dark' };

const SCHEMES = ['light', 'dark'] as const;
const SIZES: Record<Language, readonly Pick<Look, 'width' | 'height'>[]> = {
  bn: [{ width: 360, height: 780 }],
  en: [
    { width: 768, height: 1_024 },
    { width: 1_280, height: 900 },
  ],
};

/** Windows in which a picture is taken, by the language of the page. */
export const looksIn = (language: Language): Look[] =>
  SIZES[language].flatMap((size) => SCHEMES.map((colorScheme) => ({ ...size, colorScheme })));
