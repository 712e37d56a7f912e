import { readdirSync, readFileSync } from 'node:fs';
import { bn } from '../../src/gateway/platform/i18n/bn';
import { en } from '../../src/gateway/platform/i18n/en';

export const languages = ['bn', 'en'] as const;
export type Language = (typeof languages)[number];
/** The files under a folder whose names end so, by path. */
const filesOf = (folder: string, end: string) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith(end))
    .map((file) => ({ file: `${folder}/${file}`, source: readFileSync(`${folder}/${file}`, 'utf8') }));

/** The views of the portal, as they are written. */
export const views = () =>
  ['src/portal', 'src/ui'].flatMap((folder) => filesOf(folder, '.tsx')).map(({ source }) => source);

/** A text that people read, and where it is kept. */
export type Text = { where: string; text: string };

const ENTRY = /^msgid "(.+)"\nmsgstr ((?:"(?:\\.|[^"\\])*"\n?)+)/gm;
const unquoted = (lines: string) =>
  [...lines.matchAll(/"((?:\\.|[^"\\])*)"/g)]
    .map(([, line]) => line)
    .join('')
    .replaceAll('\\"', '"');

/** The portal's messages in a language, with their ids. */
export const portalTexts = (language: Language): Text[] =>
  filesOf(`src/portal/locales/${language}`, '.po').flatMap(({ source }) =>
    [...source.matchAll(ENTRY)].map(([, id = '', lines = '']) => ({ where: id, text: unquoted(lines) })),
  );

/** What the gateway says in a language, by its codes. */
export const gatewayTexts = (language: Language): Text[] =>
  Object.entries({ bn, en }[language]).map(([code, text]) => ({ where: `gateway ${code}`, text }));

const LITERAL = /\b(en|bn):\s*(?:'((?:\\.|[^'\\\n])*)'|"((?:\\.|[^"\\\n])*)")(?=\s*[,}\n])/g;

/** What QA reads of the charts in a language. */
export const chartTexts = (language: Language): Text[] =>
  [...filesOf('machines', 'samples.ts'), ...filesOf('machines', 'means.ts')].flatMap(({ file, source }) =>
    [...source.matchAll(LITERAL)]
      .filter(([, said]) => said === language)
      .map(([, , single, double]) => ({ where: file, text: (single ?? double ?? '').replaceAll("\\'", "'") })),
  );

/** A message as it is read: the longest form of a plural, without tags. */
export const asRead = (text: string): string =>
  text.replace(/\{\w+, plural,.*?other \{([^}]*)\}\}/g, '$1').replace(/<\/?\d+\/?>/g, '');
