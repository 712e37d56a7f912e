import { readFileSync } from 'node:fs';
import { extname } from 'node:path';
import { type ESTree, parseSync } from 'vite';

export type Node = ESTree.Node;
type Lang = 'js' | 'jsx' | 'ts' | 'tsx';
/** Parsed file. `text` has the length and the lines of the file; `problem`: its first syntax error, with line. */
export type Source = { file: string; text: string; lang: Lang; program: ESTree.Program; problem?: string };

/** Files that can create machines. */
export const ENDINGS = /\.(?:[cm]?[jt]sx?|vue|svelte|astro)$/;
const COMPONENT = /\.(?:vue|svelte|astro)$/;
const LANGS: Record<string, readonly Lang[]> = {
  '.ts': ['ts', 'tsx'],
  '.mts': ['ts'],
  '.cts': ['ts'],
  '.tsx': ['tsx'],
};

/** Reads and parses a file; of a component, its scripts. JavaScript may contain JSX, and types by mistake. */
export function sourceOf(file: string): Source {
  const text = scriptOf(file, readFileSync(file, 'utf8'));
  const langs = LANGS[extname(file)] ?? (COMPONENT.test(file) ? ['ts', 'tsx'] : ['jsx', 'tsx']);
  const parsed = langs.map((lang) => parse(file, text, lang));
  return parsed.find(({ problem }) => problem === undefined) ?? parsed[0] ?? parse(file, text, 'tsx');
}

function parse(file: string, text: string, lang: Lang): Source {
  const { program, errors } = parseSync(file, text, { lang });
  const [error] = errors;
  if (!error) return { file, text, lang, program };
  const at = error.labels[0]?.start;
  return { file, text, lang, program, problem: `${file}:${lineAt(text, at ?? 0)} does not parse: ${error.message}` };
}

/** Returns the scripts of a component: all else is blank, so that positions stay. */
function scriptOf(file: string, text: string): string {
  if (!COMPONENT.test(file)) return text;
  const scripts = [...text.matchAll(/<script\b[^>]*>([\s\S]*?)<\/script>|^---\n([\s\S]*?)\n---/g)];
  let code = '';
  let end = 0;
  for (const match of scripts) {
    const script = match[1] ?? match[2] ?? '';
    const start = match.index + match[0].indexOf(script, match[1] === undefined ? 3 : match[0].indexOf('>'));
    code += blank(text.slice(end, start)) + script;
    end = start + script.length;
  }
  return code + blank(text.slice(end));
}

/** A semicolon ends the script before. */
const blank = (text: string): string => text.replace(/[^\n]/g, ' ').replace(/^ /, ';');

/** Returns the number of the line of a position. */
export const lineAt = (text: string, at: number): number => text.slice(0, at).split('\n').length;

const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && 'type' in value && typeof value.type === 'string';

/** Returns the nodes directly below a node, in the order of the file. */
export function childrenOf(node: Node): Node[] {
  const below = Object.entries(node).flatMap(([key, value]) => (key === 'parent' ? [] : [value].flat()));
  return below.filter(isNode).sort((a, b) => a.start - b.start);
}

/** Visits every node with its ancestors, the outermost first. */
export function visit(
  node: Node,
  act: (node: Node, above: readonly Node[]) => void,
  above: readonly Node[] = [],
): void {
  act(node, above);
  const path = [...above, node];
  for (const child of childrenOf(node)) visit(child, act, path);
}

/** Unwraps syntax that only the compiler reads. */
export function bare(node: Node): Node {
  switch (node.type) {
    case 'TSAsExpression':
    case 'TSSatisfiesExpression':
    case 'TSNonNullExpression':
    case 'TSTypeAssertion':
    case 'TSInstantiationExpression':
    case 'ParenthesizedExpression':
    case 'ChainExpression':
      return bare(node.expression);
    default:
      return node;
  }
}

/** Returns the name of a key that is not computed, or of a literal; undefined otherwise. */
export function keyOf({ key, computed }: { key: Node; computed: boolean }): string | undefined {
  if (key.type === 'Literal') return String(key.value);
  if (key.type === 'PrivateIdentifier') return key.name;
  return key.type === 'Identifier' && !computed ? key.name : undefined;
}
