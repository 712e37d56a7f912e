import { sourcesIn } from '../../harness/source-files';
import type { Edit } from './edits';

/** A message in a language, and the position of its text in its file. */
type Message = { file: string; id: string; words: string; from: number };

const PLACES = [
  { folder: 'src/portal/locales', files: /\.po$/, written: /^msgid "(.+)"\nmsgstr "(.+)"$/gm },
  { folder: 'src/gateway/platform/i18n', files: /\b(bn|en)\.ts$/, written: /^ {2}'?([\w.]+)'?: '(.+)',$/gm },
];

/** All messages of the portal and the gateway in both languages, by file. */
const catalogues: { file: string; messages: Message[] }[] = PLACES.flatMap(({ folder, files, written }) =>
  sourcesIn([folder], files).map(({ file, text }) => ({ file, messages: messagesIn(file, text, written) })),
);

export function messagesIn(file: string, text: string, written: RegExp): Message[] {
  return [...text.matchAll(written)].map(({ 0: whole, 1: id = '', 2: words = '', index }) => ({
    file,
    id,
    words,
    from: index + whole.lastIndexOf(words),
  }));
}

const languageOf = (file: string) => /\b(en|bn)(?=\/[\w-]+\.po$|\.ts$)/.exec(file)?.[1];
export const isMessage = (id: string) =>
  catalogues.some(({ messages }) => messages.some((message) => message.id === id));
/** English text of a message. */
export const inEnglish = (id: string): string =>
  catalogues
    .flatMap(({ file, messages }) => (languageOf(file) === 'en' ? messages : []))
    .find((message) => message.id === id)?.words ?? '';

/** Ids of the messages whose text or id is quoted in a source text. */
export function readIn(text: string): string[] {
  const quoted = new Set([...text.matchAll(/'([^'\n]+)'/g)].map(([, words]) => words));
  const isRead = ({ id, words }: Message) => quoted.has(words) || (id.includes('.') && quoted.has(id));
  return [...new Set(catalogues.flatMap(({ messages }) => messages.filter(isRead).map(({ id }) => id)))];
}

/** Replaces a message in each language by the next one of its catalogue that differs and has no placeholders. */
export function messageReplaced(id: string): { file: string; edits: Edit[] }[] {
  return catalogues.flatMap(({ file, messages }) => {
    const at = messages.findIndex((message) => message.id === id);
    const message = messages[at];
    const other = [...messages.slice(at + 1), ...messages].find(
      ({ words }) => words !== message?.words && !/[{<\\']/.test(words),
    );
    return message && other
      ? [{ file, edits: [{ from: message.from, to: message.from + message.words.length, text: other.words }] }]
      : [];
  });
}
