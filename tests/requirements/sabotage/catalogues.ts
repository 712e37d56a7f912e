import { sourcesIn } from '../../harness/source-files';
import type { Edit } from './edits';

/** A message in a language, and where its words stand: between quotes of its file. */
type Message = { file: string; id: string; words: string; from: number };

const PLACES = [
  { folder: 'src/portal/locales', files: /\.po$/, written: /^msgid "(.+)"\nmsgstr "(.+)"$/gm },
  { folder: 'src/gateway/platform/i18n', files: /\b(bn|en)\.ts$/, written: /^ {2}'?([\w.]+)'?: '(.+)',$/gm },
];

/** All that the portal and the gateway say, in both languages, by file. */
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

const saidIn = (file: string) => /\b(en|bn)(?=\/[\w-]+\.po$|\.ts$)/.exec(file)?.[1];
export const isMessage = (id: string) =>
  catalogues.some(({ messages }) => messages.some((message) => message.id === id));
/** What a message says in English. */
export const inEnglish = (id: string): string =>
  catalogues
    .flatMap(({ file, messages }) => (saidIn(file) === 'en' ? messages : []))
    .find((message) => message.id === id)?.words ?? '';

/** The ids of the messages whose words, or which themselves, stand between quotes in a text. */
export function readIn(text: string): string[] {
  const quoted = new Set([...text.matchAll(/'([^'\n]+)'/g)].map(([, words]) => words));
  const isRead = ({ id, words }: Message) => quoted.has(words) || (id.includes('.') && quoted.has(id));
  return [...new Set(catalogues.flatMap(({ messages }) => messages.filter(isRead).map(({ id }) => id)))];
}

/** In each language: the words of a message are those of the next one of its catalogue that differs and is filled in with nothing. */
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
