import { bn } from '../../src/gateway/platform/i18n/bn';
import { en } from '../../src/gateway/platform/i18n/en';
import { PORTAL, sourcesIn } from '../harness/source-files';

export const languages = ['bn', 'en'] as const;
export type Language = (typeof languages)[number];

/** The views of the portal, as they are written. */
export const views = () => sourcesIn(PORTAL, /\.tsx$/).map(({ text }) => text);

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
  sourcesIn([`src/portal/locales/${language}`], /\.po$/).flatMap(({ text: catalogue }) =>
    [...catalogue.matchAll(ENTRY)].map(([, id = '', lines = '']) => ({ where: id, text: unquoted(lines) })),
  );

/** What the gateway says in a language, by its codes. */
export const gatewayTexts = (language: Language): Text[] =>
  Object.entries({ bn, en }[language]).map(([code, text]) => ({ where: `gateway ${code}`, text }));

const LITERAL = /\b(en|bn):\s*(?:'((?:\\.|[^'\\\n])*)'|"((?:\\.|[^"\\\n])*)")(?=\s*[,}\n])/g;

/** What QA reads of the charts in a language. */
export const chartTexts = (language: Language): Text[] =>
  sourcesIn(['machines'], /(samples|means)\.ts$/).flatMap(({ file, text: source }) =>
    [...source.matchAll(LITERAL)]
      .filter(([, said]) => said === language)
      .map(([, , single, double]) => ({ where: file, text: (single ?? double ?? '').replaceAll("\\'", "'") })),
  );

/** A message as it is read: the longest form of a plural, without tags. */
export const asRead = (text: string): string =>
  text.replace(/\{\w+, plural,.*?other \{([^}]*)\}\}/g, '$1').replace(/<\/?\d+\/?>/g, '');
