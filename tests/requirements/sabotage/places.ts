import type { NodePath, types } from '@babel/core';
import { traverse } from '@babel/core';
import { idsIn } from '../../harness/citations';
import { parsed } from '../../harness/citing-tests';
import type { Requirement } from '../../harness/requirements';
import { sourcesIn } from '../../harness/source-files';

/** Part of a file that implements a requirement, without the part `but`. */
export type Place = { file: string; from: number; to: number; but?: { from: number; to: number } };
type Range = Pick<Place, 'from' | 'to' | 'but'>;

const code = sourcesIn(
  ['machines', 'src'],
  /^(machines\/.*\.machine\.ts|src\/(contract|portal|ui|gateway)\/.*\.tsx?)$/,
);
const texts = new Map(code.map(({ file, text }) => [file, text]));
export const textOf = (file: string) => texts.get(file) ?? '';

const trees = new Map<string, ReturnType<typeof parsed>>();
export function treeOf(file: string, text = textOf(file)) {
  const tree = trees.get(file) ?? parsed(file, text);
  trees.set(file, tree);
  return tree;
}

const rangeOf = ({ start, end }: types.Node): Range => ({ from: start ?? 0, to: end ?? 0 });
const whole = (file: string): Place => ({ file, from: 0, to: textOf(file).length });
const isNamed = (path: NodePath, name: string) =>
  path.isObjectProperty() && path.node.key.type === 'Identifier' && path.node.key.name === name;

/** Scope of a string: the state of its `meta`, without child states, or the enclosing object. */
function aroundString(path: NodePath): Range | undefined {
  const object = (path.findParent((nodePath) => isNamed(nodePath, 'meta')) ?? path).findParent((nodePath) =>
    nodePath.isObjectExpression(),
  );
  if (!object?.isObjectExpression()) return undefined;
  const states = object.get('properties').find((nodePath) => isNamed(nodePath, 'states'));
  return { ...rangeOf(object.node), ...(states && { but: rangeOf(states.node) }) };
}

/** Scope of a comment: the next node, and the following ones of its list without a comment of their own. */
function belowComment(tree: types.File, end: number): Range | undefined {
  let next: NodePath | undefined;
  const isNext = ({ start }: types.Node) =>
    (start ?? -1) >= end && (next === undefined || (start ?? 0) < (next.node.start ?? 0));
  traverse(tree, {
    noScope: true,
    enter(path) {
      if (isNext(path.node)) next = path;
    },
  });
  if (!next || next.isImportDeclaration()) return undefined;
  const range = rangeOf(next.node);
  if (!next.isObjectProperty()) return range;
  const comments = (tree.comments ?? []).map(({ start }) => start ?? 0).filter((start) => start > range.to);
  const until = Math.min(...comments, next.parent.end ?? range.to);
  const row = next.parent.type === 'ObjectExpression' ? next.parent.properties : [];
  return {
    from: range.from,
    to: Math.max(range.to, ...row.map((element) => element.end ?? 0).filter((number) => number < until)),
  };
}

/** Places of a file that name one of these ids. */
function placesIn(file: string, isId: (id: string) => boolean): Place[] {
  const tree = treeOf(file);
  const names = (sourceText: string) => idsIn(sourceText).some(isId);
  const ranges: (Range | undefined)[] = (tree.comments ?? [])
    .filter(({ value }) => names(value))
    .map(({ end }) => belowComment(tree, end ?? 0));
  traverse(tree, {
    noScope: true,
    enter(path) {
      if (path.isStringLiteral() && names(`'${path.node.value}'`)) ranges.push(aroundString(path));
    },
  });
  return ranges.map((range) => (range ? { file, ...range } : whole(file)));
}

const isOf = (id: string) => (item: string) => item === id;
const isOfFamily = (id: string) => (item: string) => item.endsWith('*') && id.startsWith(item.slice(0, -1));
const named = (is: (id: string) => boolean) =>
  code.filter(({ text }) => idsIn(text).some(is)).flatMap(({ file }) => placesIn(file, is));

/** Places that name a requirement, or else its family. */
export function placesOf({ id }: Requirement): Place[] {
  const exact = named(isOf(id));
  return exact.length > 0 ? exact : named(isOfFamily(id));
}

/** Files in these folders that import one of these. */
export const importersOf = (files: readonly string[], folders: readonly string[]): Place[] =>
  code
    .filter(
      ({ file, text }) =>
        folders.some((folder) => file.startsWith(folder)) &&
        files.some((candidate) => text.includes(`/${candidate.replace(/\.tsx?$/, '')}'`)),
    )
    .map(({ file }) => whole(file));

/** Files that a text imports, by the ends of their paths. */
export const importedIn = (text: string): Place[] =>
  code
    .filter(({ file }) =>
      [file, file.replace(/\/index\.tsx?$/, '')].some((candidate) =>
        text.includes(`../${candidate.replace(/\.tsx?$/, '')}'`),
      ),
    )
    .map(({ file }) => whole(file));

export const wholly = ({ file }: Place): Place => whole(file);
/** The whole wire. */
export const contract: Place[] = code
  .filter(({ file }) => file.startsWith('src/contract/'))
  .map(({ file }) => whole(file));

/** Files that name something. */
export const readersOf = (name: string): string[] =>
  code.filter(({ text }) => new RegExp(`${name}\\b`).test(text)).map(({ file }) => file);
