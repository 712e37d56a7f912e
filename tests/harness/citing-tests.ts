import { type NodePath, parseSync, traverse, type types } from '@babel/core';
import { itemsIn } from './citations';
import type { ListedTest } from './listing';
import { type SourceFile, sourcesIn } from './source-files';

/** Tier of a test, which decides what it can show. */
export type Tier = 'model' | 'contract' | 'wiring' | 'rendered' | 'gateway' | 'browser' | 'none';

/** A listed test with the requirements and the items of the security standard that its name cites. */
export type CitingTest = {
  file: string;
  title: string;
  tier: Tier;
  /** The smallest command that runs it. */
  command: 'npm test' | 'npm run test:all';
  ids: string[];
  items: string[];
  /** True if it reads Bengali and English. */
  inBoth: boolean;
  /** True if time passes in it. */
  waits: boolean;
  /** Text of its whole file, to search for calls. */
  text: string;
};

const PLACES: [place: RegExp, tier: Tier][] = [
  [/^e2e\//, 'browser'],
  [/^tests\/(gateway|security|studio)\//, 'gateway'],
  [/^tests\/(rendered\/|portal\/.*\.tsx$)/, 'rendered'],
  [/^tests\/portal\//, 'wiring'],
  [/^tests\/contract\//, 'contract'],
  [/^tests\/machines\//, 'model'],
];
const tierOf = (file: string): Tier => PLACES.find(([place]) => place.test(file))?.[1] ?? 'none';

/** A table of languages, a loop over them, or messages of both; titles do not count. */
const inBoth = (text: string) =>
  /(each\(|\bof )\S*\blanguages\b|\binLanguages\b/i.test(text) || (/['"]bn['"]/.test(text) && /['"]en['"]/.test(text));

/** Ids of ours without quotes, as citations in titles are written. */
const idsIn = (citedText: string): string[] => citedText.match(/\b(?:s[1-9]|own)\.[a-z][\w-]*\.[\w-]+/g) ?? [];

type Call = NodePath<types.CallExpression>;

/** `test`, `describe.skip`, `test.each(table)`: the chained names, and the table. */
function calleeOf(node: types.Node): { names: string[]; table?: types.Node } {
  if (node.type === 'Identifier') return { names: [node.name] };
  if (node.type === 'MemberExpression') {
    const { names, table } = calleeOf(node.object);
    return { names: [...names, node.property.type === 'Identifier' ? node.property.name : ''], table };
  }
  if (node.type !== 'CallExpression') return { names: [''] };
  return { names: calleeOf(node.callee).names, table: node.arguments[0] };
}

/** Calls that register a test; `journey` does so in the browser tier, `gateEach` for first states in the gate. */
const TESTS = ['test', 'it', 'journey', 'gateEach'];

/** Source text of a title. */
function wordsOf(title: types.Node | undefined): string {
  if (title?.type === 'StringLiteral') return title.value;
  if (title?.type === 'TemplateLiteral') return title.quasis.map(({ value }) => value.cooked ?? '').join('…');
  if (title?.type === 'BinaryExpression') return wordsOf(title.left) + wordsOf(title.right);
  return '';
}

/** Whole chain of calls that a call belongs to, `journey(…).meets(…).sends(…)`. */
function chainOf(path: NodePath): NodePath {
  const member = path.parentPath;
  const isChained =
    member?.isMemberExpression() &&
    member.parentPath.isCallExpression() &&
    member.parentPath.node.callee === member.node;
  return isChained ? chainOf(member.parentPath) : path;
}

/** Returns the title, the argument of a chain's first call. */
function titleOfChain(node: types.Node): string {
  if (node.type !== 'CallExpression') return '';
  if (node.callee.type === 'MemberExpression') return titleOfChain(node.callee.object);
  return node.arguments.map(wordsOf).find(Boolean) ?? '';
}

/** A call in a test file that registers tests, by its lines. */
type TestCall = { from: number; to: number; ids: string[]; inBoth: boolean };

/** The calls of a file that register tests; loops over languages around them count as their text. */
function testCallsIn({ file, text }: SourceFile): TestCall[] {
  const found: TestCall[] = [];
  const around: string[] = [];
  const slice = (node: types.Node | undefined) => text.slice(node?.start ?? 0, node?.end ?? 0);
  const nameOf = ({ node }: Call) => calleeOf(node.callee).names[0] ?? '';
  const isGroup = (path: Call) => ['describe', 'inLanguages'].includes(nameOf(path));
  const isRegistering = (path: Call) =>
    nameOf(path) === 'inLanguages' ||
    (path.node.arguments.length >= 2 && [...TESTS, 'describe'].includes(nameOf(path)));
  const CallExpression = {
    enter(path: Call) {
      if (!isRegistering(path)) return;
      const { node } = path;
      around.push(slice(node.callee));
      if (isGroup(path)) return;
      found.push({
        from: node.loc?.start.line ?? 0,
        to: node.loc?.end.line ?? 0,
        ids: idsIn(wordsOf(node.arguments[0])),
        inBoth: inBoth([...around, ...node.arguments.slice(1).map(slice)].join('\n')),
      });
    },
    exit(path: Call) {
      if (isRegistering(path)) around.pop();
    },
  };
  const ForOfStatement = {
    enter: ({ node }: NodePath<types.ForOfStatement>) => void around.push(`of ${slice(node.right)}`),
    exit: () => void around.pop(),
  };
  traverse(parsed(file, text), { noScope: true, CallExpression, ForOfStatement });
  return found;
}

/** Returns the innermost call around a line. */
const callAt = (calls: readonly TestCall[], line: number) =>
  calls.filter(({ from, to }) => from <= line && line <= to).sort((a, b) => b.from - a.from)[0];

/** Titles of a flow's journeys in which time passes. */
function waitingJourneysIn({ file, text }: SourceFile): string[] {
  const found: string[] = [];
  traverse(parsed(file, text), {
    noScope: true,
    CallExpression(path) {
      if (calleeOf(path.node.callee).names.at(-1) !== 'meets') return;
      const chain = chainOf(path).node;
      if (text.slice(chain.start ?? 0, chain.end ?? 0).includes('.waits(')) found.push(titleOfChain(chain));
    },
  });
  return found;
}

/** Reads the citations of listed tests; `files` holds the text of every test file. */
export function citationsOf(tests: readonly ListedTest[], files: readonly SourceFile[]): CitingTest[] {
  const texts = new Map(files.map((file) => [file.file, file.text]));
  const waiting = files.filter(({ file }) => file.startsWith('tests/machines/')).flatMap(waitingJourneysIn);
  const calls = new Map<string, TestCall[]>();
  const callsOf = (file: string, text: string) => {
    const known = calls.get(file) ?? testCallsIn({ file, text });
    calls.set(file, known);
    return known;
  };
  return tests
    .map((test) => ({ ...test, ids: idsIn(test.name), items: itemsIn(test.name) }))
    .filter(({ ids, items }) => ids.length + items.length > 0)
    .map(({ file, name, line, isInGate, ids, items }) => {
      const text = texts.get(file) ?? '';
      const tier = tierOf(file);
      return {
        file,
        title: name,
        tier,
        command: isInGate ? 'npm test' : 'npm run test:all',
        ids,
        items,
        inBoth: callAt(callsOf(file, text), line)?.inBoth ?? false,
        waits: tier !== 'model' || waiting.some((title) => name.includes(title)),
        text,
      };
    });
}

/** Test calls that cite a requirement although no listed test came from them: their citations show nothing. */
export function unlisted(tests: readonly ListedTest[], files: readonly SourceFile[]): string[] {
  return files
    .filter(({ file, text }) => /\.test\.tsx?$/.test(file) && idsIn(text).length > 0)
    .flatMap((sourceFile) => {
      const calls = testCallsIn(sourceFile);
      const registering = new Set(
        tests.filter(({ file }) => file === sourceFile.file).map(({ line }) => callAt(calls, line)),
      );
      const idle = calls.filter((call) => call.ids.length > 0 && !registering.has(call));
      return idle.map(({ from, ids }) => `${sourceFile.file}:${from} cites ${ids.join(', ')}, and registers no test`);
    });
}

/** Every test file. */
export const testSources = (): SourceFile[] => sourcesIn(['tests', 'e2e']);

/** Parses a file. */
export function parsed(file: string, text: string) {
  const tree = parseSync(text, {
    filename: file,
    babelrc: false,
    configFile: false,
    parserOpts: { plugins: file.endsWith('x') ? ['typescript', 'jsx'] : ['typescript'] },
  });
  if (!tree) throw new Error(`${file} cannot be read.`);
  return tree;
}
