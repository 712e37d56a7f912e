import { type Document, documentOf } from './document';
import { type Draft, draftOf } from './draft';
import type { Fault, File, Place } from './fault';
import { faultsOfLinks } from './links';
import { placeOf } from './places';

const MAX_FILES = 400;
/** Maximum total size of the files. */
const MAX_BYTES = 2_000_000;

/** Both languages of an item: its position and its two documents. */
type Pair = { place: Place; bn?: Document; en?: Document };

/** Reads a folder; returns either its items or all faults. */
export function readFolder(files: readonly File[], zone: string): { drafts: Draft[]; faults: Fault[] } {
  if (files.length > MAX_FILES || files.reduce((sum, { text }) => sum + text.length, 0) > MAX_BYTES)
    return {
      drafts: [],
      faults: [{ file: '.', line: 0, what: `a folder has at most ${MAX_FILES} files and ${MAX_BYTES} bytes` }],
    };
  const faults: Fault[] = [];
  const pairs = new Map<string, Pair>();
  for (const file of files.filter(({ path }) => path !== 'README.md')) {
    const place = placeOf(file.path);
    if (typeof place === 'string') {
      faults.push({ file: file.path, line: 1, what: place });
      continue;
    }
    const read = documentOf(file, place.kind);
    faults.push(...read.faults);
    const pair = pairs.get(place.name) ?? { place };
    pairs.set(place.name, { ...pair, [place.language]: read.document });
  }
  const drafts = [...pairs.values()].flatMap((pair) => draftIn(pair, zone, faults));
  faults.push(...faultsOfNames(drafts), ...faultsOfLinks(drafts));
  return { drafts, faults: faults.sort((a, b) => a.file.localeCompare(b.file) || a.line - b.line) };
}

function draftIn({ place, bn, en }: Pair, zone: string, faults: Fault[]): Draft[] {
  if (!bn || !en) {
    const [there, missing] = bn ? [bn, 'en'] : [en, 'bn'];
    faults.push({ file: there?.file ?? place.name, line: 1, what: `${place.name}.${missing}.md is missing` });
    return [];
  }
  const { draft, faults: found } = draftOf(place, bn, en, zone);
  faults.push(...found);
  return draft ? [draft] : [];
}

/** Returns faults of names: they must be unique across categories, and each category needs a title. */
function faultsOfNames(drafts: Draft[]): Fault[] {
  const categories = new Set(drafts.flatMap(({ kind, key }) => (kind === 'category' ? [key] : [])));
  const fileByName = new Map<string, string>();
  return drafts.flatMap((draft) => {
    const { kind, key, file } = draft;
    const faults: Fault[] = [];
    if (draft.kind === 'help' && !categories.has(draft.category))
      faults.push({ file, line: 1, what: `help/${draft.category}/index.bn.md is missing: a category needs a title` });
    const group = kind === 'help' || kind === 'page' ? 'article' : kind === 'banner' ? 'notice' : kind;
    const other = fileByName.get(`${group}/${key}`);
    if (other) faults.push({ file, line: 1, what: `${key} is ${other} already` });
    fileByName.set(`${group}/${key}`, file);
    return faults;
  });
}
