import type { NodePath } from '@babel/core';
import { traverse } from '@babel/core';
import { inEnglish, isMessage, messageReplaced, readIn } from './catalogues';
import { type Edit, sourceOf } from './edits';
import { MUTATORS, type MutatorName } from './kinds';
import { type Place, textOf, treeOf } from './places';

/** A fault in a single file; `said`: the surrounding text, which shows its subject. */
export type Breakage = { mutator: MutatorName; file: string; edits: Edit[]; said: string };

const within = ({ from, to }: { from: number; to: number }, { node: { start, end } }: NodePath) =>
  (start ?? 0) >= from && (end ?? 0) <= to;
const isType = ({ node: { type } }: NodePath) => /^(TS(?!As|Satisfies|NonNull)|Import|ExportAll)/.test(type);
const LOOKS = /^(class|className|style|look|icon|key|width|height|aria-hidden)$/;
/** Purely visual code, or documentation of a chart. */
const isAside = ({ node }: NodePath) =>
  (node.type === 'JSXAttribute' && LOOKS.test(String(node.name.name))) ||
  (node.type === 'ObjectProperty' && node.key.type === 'Identifier' && node.key.name === 'meta');

const nameIn = ({ node }: NodePath): string => {
  const name = 'key' in node ? node.key : 'id' in node ? node.id : undefined;
  if (!name || typeof name !== 'object') return '';
  return 'name' in name ? String(name.name) : 'value' in name ? String(name.value) : '';
};
/** Text of a node, and the names that enclose it. */
function contextAt(path: NodePath, text: string): string {
  const names: string[] = [];
  path.findParent((nodePath) => names.push(nameIn(nodePath)) < 0);
  return [sourceOf(text, path.node).slice(0, 240), ...names.slice(0, 6)].join(' ');
}

/** Replacements of a message, in each of its catalogues. */
const otherWords = (id: string): Breakage[] =>
  messageReplaced(id).map((entry) => ({ mutator: 'message replaced', said: `${id} ${inEnglish(id)}`, ...entry }));
const messagesAt = ({ node }: NodePath) =>
  node.type === 'StringLiteral' && isMessage(node.value) ? otherWords(node.value) : [];
/** Faults in the messages that a test reads, by id or text. */
export const messagesReadIn = (text: string): Breakage[] => readIn(text).flatMap(otherWords);

/** Returns all faults that the mutators can inject at a place. */
export function breakagesAt(place: Place, by: readonly MutatorName[], text = textOf(place.file)): Breakage[] {
  const found: Breakage[] = [];
  traverse(treeOf(place.file, text), {
    noScope: true,
    enter(path) {
      if (isType(path) || isAside(path)) return path.skip();
      if (!within(place, path) || (place.but && within(place.but, path))) return;
      for (const mutator of by) {
        if (mutator === 'message replaced') found.push(...messagesAt(path));
        else {
          const edits = MUTATORS[mutator](path, text);
          if (edits) found.push({ mutator, file: place.file, edits, said: contextAt(path, text) });
        }
      }
    },
  });
  return found;
}
