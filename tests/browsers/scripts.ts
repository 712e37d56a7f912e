import { parseAst } from 'vite';
import { api, childrenOf, type Feature, type Finding, javascript, missingIn, missingInAll } from './support';

type Node = { type: string; [key: string]: unknown };
const isNode = (value: unknown): value is Node => typeof value === 'object' && value !== null && 'type' in value;

const builtins = javascript.builtins ?? {};
/** Global objects whose name differs from that of their interface. */
const INSTANCES: Record<string, string> = {
  navigator: 'Navigator',
  document: 'Document',
  window: 'Window',
  self: 'Window',
  globalThis: 'Window',
  history: 'History',
  location: 'Location',
  performance: 'Performance',
  caches: 'CacheStorage',
  crypto: 'Crypto',
  screen: 'Screen',
};

/**
 * Interfaces whose methods are searched by name. Others share theirs with half of all libraries: `take`, `subscribe`,
 * `build`.
 */
const COMMON =
  /^(((HTML|SVG)(?!Geolocation|Install)\w*)?Element|Document|Node|Window|Navigator|Event\w*|Response|Request|Blob|File|Headers|FormData|URL\w*|Abort\w+|CSS|CSSStyle\w+|Range|Selection|DOM\w+|Shadow\w+|Credential\w*|PublicKey\w+|Authenticator\w+|ServiceWorker\w*|Cache\w*|Storage\w*|Clipboard\w*)$/;
const UNCOMMON_BUILTINS = ['Iterator', 'AsyncIterator', 'DisposableStack', 'AsyncDisposableStack', 'Temporal'];

/** Methods by name, of any interface, because a script does not reveal the receiver. */
const methods = new Map<string, Feature[]>();
const common = new Set<string>();
for (const [of, owner] of [...childrenOf(api), ...childrenOf(builtins)]) {
  const isCommon = builtins[of] ? !UNCOMMON_BUILTINS.includes(of) : COMMON.test(of);
  for (const [name, feature] of childrenOf(owner)) {
    if (name.endsWith('_static')) continue;
    methods.set(name, [...(methods.get(name) ?? []), feature]);
    if (isCommon) common.add(name);
  }
}

/**
 * Globals that a script calls, constructs or reads and that one of the promised browsers lacks. `x.y?.()`, and names
 * that the same file checks by `typeof` or `in`, count as guarded. Syntax is up to the bundler, which targets the same
 * browsers.
 */
export function findInScript(code: string): Finding[] {
  const program = parseAst(code) as unknown as Node;
  const known = new Set<string>();
  visit(program, (node) => {
    declare(node, known);
    checkPresence(node, known);
  });
  const found: Finding[] = [];
  visit(program, (node, parent) => {
    const finding = findingOf(node, parent, known);
    if (finding) found.push(finding);
  });
  return found;
}

function findingOf(node: Node, parent: Node | undefined, known: ReadonlySet<string>): Finding | undefined {
  if (node.type === 'Literal' && hasFlagV(node)) return named('/…/v', missingIn(builtins.RegExp?.unicodeSets ?? {}));
  if (node.type === 'CallExpression' && !node.optional) return calledMember(node.callee, known);
  if (node.type === 'NewExpression') return calledMember(node.callee, known);
  if (node.type === 'Identifier' && isRead(node, parent) && !known.has(String(node.name)))
    return ofGlobal(String(node.name));
  return undefined;
}

const hasFlagV = ({ regex }: Node): boolean => Boolean((regex as { flags?: string } | undefined)?.flags?.includes('v'));

/** `URL.canParse()`, `navigator.share()`, `list.toReversed()`. */
function calledMember(callee: unknown, known: ReadonlySet<string>): Finding | undefined {
  if (!isNode(callee) || callee.type !== 'MemberExpression') return undefined;
  const name = nameOf(callee);
  if (name === undefined || known.has(name)) return undefined;
  const object = callee.object as Node;
  const owner = object.type === 'Identifier' ? String(object.name) : '';
  const member = memberOf(owner, name);
  // An owner that the file checks or declares itself cannot lack anything.
  if (member) return known.has(owner) ? undefined : named(`${owner}.${name}()`, missingIn(member));
  return common.has(name) ? named(`.${name}()`, missingInAll(methods.get(name) ?? [])) : undefined;
}

function memberOf(owner: string, name: string): Feature | undefined {
  const of = api[INSTANCES[owner] ?? owner];
  return of?.[`${name}_static`] ?? of?.[name] ?? builtins[owner]?.[name];
}

function nameOf({ property, computed }: Node): string | undefined {
  const { type, name, value } = property as Node;
  if (!computed) return type === 'Identifier' ? String(name) : undefined;
  return type === 'Literal' && typeof value === 'string' ? value : undefined;
}

function ofGlobal(name: string): Finding | undefined {
  const features = [
    api.Window?.[name],
    api.WorkerGlobalScope?.[name],
    api.ServiceWorkerGlobalScope?.[name],
    api[name],
    builtins[name],
  ];
  return named(name, missingInAll(features.filter((feature) => feature !== undefined)));
}

const named = (name: string, missing: string[]): Finding | undefined =>
  missing.length > 0 ? { name, missing } : undefined;

/** Returns whether an identifier is used as a value; the operand of `typeof` is harmless. */
function isRead(node: Node, parent: Node | undefined): boolean {
  if (!parent) return false;
  if (parent.type === 'MemberExpression') return parent.object === node || parent.computed === true;
  if (parent.type === 'UnaryExpression') return parent.operator !== 'typeof';
  if (parent.type === 'Property' || parent.type === 'PropertyDefinition' || parent.type === 'MethodDefinition')
    return parent.value === node;
  return !/^(Import|Export|Labeled|Break|Continue|MetaProperty)/.test(parent.type);
}

/** `typeof x.name`, `typeof name`, `'name' in x`. */
function checkPresence({ type, operator, argument, left }: Node, known: Set<string>): void {
  if (type === 'UnaryExpression' && operator === 'typeof' && isNode(argument)) {
    const name = argument.type === 'MemberExpression' ? nameOf(argument) : argument.name;
    if (typeof name === 'string') known.add(name);
  }
  if (type === 'BinaryExpression' && operator === 'in' && isNode(left) && typeof left.value === 'string')
    known.add(left.value);
}

/** Names that the file declares in any scope, which do not refer to the browser. */
function declare(node: Node, declared: Set<string>): void {
  const { id, params, param, local, type } = node;
  if (/^(VariableDeclarator|Function|Class)/.test(type) && isNode(id)) bind(id, declared);
  for (const each of Array.isArray(params) ? params : []) if (isNode(each)) bind(each, declared);
  if (type === 'CatchClause' && isNode(param)) bind(param, declared);
  if (/^Import.*Specifier$/.test(type) && isNode(local)) bind(local, declared);
}

function bind(pattern: Node, declared: Set<string>): void {
  if (pattern.type === 'Identifier') declared.add(String(pattern.name));
  const { elements, properties, left, argument, value } = pattern;
  for (const part of [elements, properties, left, argument, pattern.type === 'Property' ? value : undefined].flat())
    if (isNode(part)) bind(part, declared);
}

function visit(node: Node, see: (node: Node, parent?: Node) => void, parent?: Node): void {
  see(node, parent);
  for (const part of Object.values(node).flat()) if (isNode(part)) visit(part, see, node);
}
