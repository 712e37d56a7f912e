import { isMap, LineCounter, parseDocument } from 'yaml';
import type { Fault, File, FileKind } from './fault';
import { bodyOf, type Link } from './markdown';

/** Lines before the front matter. */
const BEFORE = 1;
const MATTER = /^---\r?\n([\s\S]*?)\r?\n?---[ \t]*(?:\r?\n|$)/;

/** Parsed file: its fields with their lines, and its body as Markdown and as sanitised HTML. */
export type Document = {
  file: string;
  fields: Record<string, unknown>;
  lineOf: (field: string) => number;
  source: string;
  html: string;
  links: Link[];
};

/** Parses a file; returns faults of its front matter and body with their lines. */
export function documentOf(
  { path: file, text: written }: File,
  kind: FileKind,
): { document?: Document; faults: Fault[] } {
  const text = written.normalize('NFC');
  const [whole, matter] = MATTER.exec(text) ?? [];
  if (whole === undefined || matter === undefined)
    return { faults: [{ file, line: 1, what: 'it begins with no front matter between two lines of ---' }] };
  const { fields, lineOf, faults } = matterOf(file, matter);
  const source = text.slice(whole.length).trim();
  const below = text.slice(whole.length);
  const skipped =
    (source === '' ? whole : text.slice(0, text.length - below.trimStart().length)).split('\n').length - 1;
  const body = bodyOf(source, kind, (line, what) => faults.push({ file, line: skipped + line, what }));
  const links = body.links.map((link) => ({ ...link, line: skipped + link.line }));
  return { document: { file, fields, lineOf, source, html: body.html, links }, faults };
}

/** Parses YAML 1.2, in which a date is a string and `no` is not a boolean. */
function matterOf(file: string, matter: string) {
  const counter = new LineCounter();
  const parsed = parseDocument(matter, { lineCounter: counter, prettyErrors: false, schema: 'core', uniqueKeys: true });
  const lineAt = (offset: number) => counter.linePos(offset).line + BEFORE;
  const faults: Fault[] = parsed.errors.map(({ message, pos }) => ({ file, line: lineAt(pos[0]), what: message }));
  const { contents } = parsed;
  const isFit = faults.length === 0 && isMap(contents);
  if (faults.length === 0 && !isFit) faults.push({ file, line: 1, what: 'its front matter has no fields' });
  const lineOf = (field: string) => {
    const pair = isMap(contents) ? contents.items.find(({ key }) => String(key) === field) : undefined;
    const { range }: { range?: number[] } = Object(pair?.key);
    return range?.[0] === undefined ? 1 : lineAt(range[0]);
  };
  return { fields: isFit ? Object(parsed.toJS({ maxAliasCount: 0 })) : {}, lineOf, faults };
}
