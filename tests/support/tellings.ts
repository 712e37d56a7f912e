import { type NodePath, parseSync, traverse, type types } from '@babel/core';
import { itemsIn, type SourceFile, sources } from './citations';

/** Where a test stands, which says what can be seen in it. */
export type Tier = 'model' | 'contract' | 'wiring' | 'rendered' | 'gateway' | 'browser' | 'none';

/** A test that runs, or a journey of a chart, and what it says that it shows: requirements, and items of the security standard. */
export type Telling = {
  file: string;
  title: string;
  tier: Tier;
  ids: string[];
  items: string[];
  /** It reads Bengali and English. */
  inBoth: boolean;
  /** Time passes in it. */
  waits: boolean;
  /** Its whole file, to look for a call in. */
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

/** A table of languages, a loop over them, or words of both; what a title says of languages is only said. */
const inBoth = (text: string) => /(each\(|\bof )\S*\blanguages\b/i.test(text) || (/['"]bn['"]/.test(text) && /['"]en['"]/.test(text));

/** In what a test says of itself an id of ours stands without quotes. */
const idsIn = (said: string): string[] => said.match(/\b(?:s[1-9]|own)\.[a-z][\w-]*\.[\w-]+/g) ?? [];

type Call = NodePath<types.CallExpression>;

/** `test`, `describe.skip`, `test.each(table)`: the names in a row, and the table. */
function calleeOf(node: types.Node): { names: string[]; table?: types.Node } {
  if (node.type === 'Identifier') return { names: [node.name] };
  if (node.type === 'MemberExpression') {
    const { names, table } = calleeOf(node.object);
    return { names: [...names, node.property.type === 'Identifier' ? node.property.name : ''], table };
  }
  if (node.type !== 'CallExpression') return { names: [''] };
  return { names: calleeOf(node.callee).names, table: node.arguments[0] };
}

/** Their callback is what runs; `journey` is what tests in the browser are called. */
const TESTS = ['test', 'it', 'journey'];
/** What is left out, altogether or on some machines, shows nothing. */
const IDLE = ['skip', 'todo', 'fails', 'skipIf', 'runIf'];

/** The words of a title as they are written. */
function wordsOf(title: types.Node | undefined): string {
  if (title?.type === 'StringLiteral') return title.value;
  if (title?.type === 'TemplateLiteral') return title.quasis.map(({ value }) => value.cooked ?? '').join('…');
  if (title?.type === 'BinaryExpression') return wordsOf(title.left) + wordsOf(title.right);
  return '';
}

/** Ids that fill a cell in the rows of the table of a title that names a column. */
function idsInRows(text: string, title: string, table: types.Node | undefined): string[] {
  if (!table || !/%s|\$\w/.test(title)) return [];
  const at = table.type === 'Identifier' ? text.indexOf(`const ${table.name} = [`) : (table.start ?? 0);
  const end = table.type === 'Identifier' ? text.indexOf('\n]', at) : (table.end ?? 0);
  return at < 0
    ? []
    : [...text.slice(at, end).matchAll(/'([^'\n]*)'/g)].flatMap(([, whole = '']) => {
        const ids = idsIn(whole);
        return ids.join(' ') === whole ? ids : [];
      });
}

/** The whole chain of calls that a call stands in, `journey(…).meets(…).sends(…)`. */
function chainOf(path: NodePath): NodePath {
  const member = path.parentPath;
  const isChained = member?.isMemberExpression() && member.parentPath.isCallExpression() && member.parentPath.node.callee === member.node;
  return isChained ? chainOf(member.parentPath) : path;
}

/** What the first call of a chain was given: its title. */
function titleOfChain(node: types.Node): string {
  if (node.type !== 'CallExpression') return '';
  if (node.callee.type === 'MemberExpression') return titleOfChain(node.callee.object);
  return node.arguments.map(wordsOf).find(Boolean) ?? '';
}

const strings = (call: types.CallExpression) => call.arguments.map((argument) => (argument.type === 'StringLiteral' ? argument.value : ''));

/** The tests of a file that run, each with what the describes around it say. */
function testsOf(file: string, text: string): Telling[] {
  const found: Telling[] = [];
  const hasOnly = /\b(test|it|describe)\.only\b/.test(text);
  const around: { said: string; ids: string[]; table: string; names: string[] }[] = [];
  const slice = (node: types.Node | undefined) => text.slice(node?.start ?? 0, node?.end ?? 0);
  const CallExpression = {
    enter(path: Call) {
      const { names, table } = calleeOf(path.node.callee);
      const [what = ''] = names;
      if (path.node.arguments.length < 2 || ![...TESTS, 'describe'].includes(what)) return;
      const said = wordsOf(path.node.arguments[0]);
      around.push({ said, ids: [...idsIn(said), ...idsInRows(text, said, table)], table: slice(path.node.callee), names });
      const told = around.flatMap((one) => one.names);
      if (what === 'describe' || told.some((name) => IDLE.includes(name)) || (hasOnly && !told.includes('only'))) return;
      found.push({
        file,
        title: around.flatMap(({ said }) => said || []).join(' › '),
        tier: tierOf(file),
        ids: around.flatMap(({ ids }) => ids),
        items: around.flatMap((one) => itemsIn(one.said)),
        inBoth: inBoth([...around.map((one) => one.table), ...path.node.arguments.slice(1).map(slice)].join('\n')),
        waits: true,
        text,
      });
    },
    exit(path: Call) {
      if (path.node.arguments.length >= 2 && [...TESTS, 'describe'].includes(calleeOf(path.node.callee).names[0] ?? '')) around.pop();
    },
  };
  /** A loop over languages round a test is as good as a table of them. */
  const ForOfStatement = {
    enter: ({ node }: NodePath<types.ForOfStatement>) =>
      void around.push({ said: '', ids: [], table: `of ${slice(node.right)}`, names: [] }),
    exit: () => void around.pop(),
  };
  traverse(parsed(file, text), { noScope: true, CallExpression, ForOfStatement });
  return found;
}

/** The journeys and invariants of a chart, by what they say that they meet. */
function journeysOf(file: string, text: string): Telling[] {
  const found: Telling[] = [];
  traverse(parsed(file, text), {
    noScope: true,
    CallExpression(path) {
      if (calleeOf(path.node.callee).names.at(-1) !== 'meets') return;
      const chain = chainOf(path).node;
      const said = text.slice(chain.start ?? 0, chain.end ?? 0);
      const ids = strings(path.node).flatMap(idsIn);
      found.push({
        file,
        title: titleOfChain(chain),
        tier: tierOf(file),
        ids,
        items: [],
        inBoth: false,
        waits: said.includes('.waits('),
        text,
      });
    },
  });
  return found;
}

/** The syntax of a file. */
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

/** The tests of a file that run, and its journeys, with what each says that it shows. */
export function toldIn({ file, text }: SourceFile): Telling[] {
  if (idsIn(text).length + itemsIn(text).length === 0) return [];
  if (/\.test\.tsx?$/.test(file)) return testsOf(file, text);
  return file.startsWith('tests/machines/') ? journeysOf(file, text) : [];
}

/** All of them. */
export const tellings = (): Telling[] => sources('tests', 'e2e').flatMap(toldIn);
