import { bn } from '../../src/gateway/platform/i18n/bn';
import { en } from '../../src/gateway/platform/i18n/en';
import { PORTAL, sourcesIn } from '../harness/source-files';

export const languages = ['bn', 'en'] as const;
export type Language = (typeof languages)[number];

/** Source text of the portal's views. */
export const views = () => sourcesIn(PORTAL, /\.tsx$/).map(({ text }) => text);

/** A user-visible text, and where it is defined. */
export type Text = { where: string; text: string };

const ENTRY = /^msgid "(.+)"\nmsgstr ((?:"(?:\\.|[^"\\])*"\n?)+)/gm;
const unquoted = (lines: string) =>
  [...lines.matchAll(/"((?:\\.|[^"\\])*)"/g)]
    .map(([, line]) => line)
    .join('')
    .replaceAll('\\"', '"');

/** The messages of portal and desk in a language, with their ids. */
export const portalTexts = (language: Language): Text[] =>
  sourcesIn([`src/portal/locales/${language}`, `src/desk/locales/${language}`], /\.po$/).flatMap(
    ({ text: catalogue }) =>
      [...catalogue.matchAll(ENTRY)].map(([, id = '', lines = '']) => ({ where: id, text: unquoted(lines) })),
  );

/** The gateway's messages in a language, by code. */
export const gatewayTexts = (language: Language): Text[] =>
  Object.entries({ bn, en }[language]).map(([code, text]) => ({ where: `gateway ${code}`, text }));

const LITERAL = /\b(en|bn):\s*(?:'((?:\\.|[^'\\\n])*)'|"((?:\\.|[^"\\\n])*)")(?=\s*[,}\n])/g;

/** Descriptions of the charts for QA in a language. */
export const chartTexts = (language: Language): Text[] =>
  sourcesIn(['machines'], /(samples|steps)\.ts$/).flatMap(({ file, text: source }) =>
    [...source.matchAll(LITERAL)]
      .filter(([, textLanguage]) => textLanguage === language)
      .map(([, , single, double]) => ({ where: file, text: (single ?? double ?? '').replaceAll("\\'", "'") })),
  );

/** A message as displayed: the longest form of a plural, without tags. */
export const asRead = (text: string): string =>
  text.replace(/\{\w+, plural,.*?other \{([^}]*)\}\}/g, '$1').replace(/<\/?\d+\/?>/g, '');
