import type { ESTree } from 'vite';
import { bare, keyOf, lineAt, type Node, type Source, visit } from './syntax';

/** Place in a file where a machine is created. */
export type Site = {
  at: number;
  call: ESTree.CallExpression | ESTree.NewExpression;
  /** Ancestors of the call, the outermost first. */
  above: readonly Node[];
  line: number;
  /** Name of the variable, property or function that holds it. */
  name?: string;
  /** True if the call only runs when a function or class around it does. */
  isInner: boolean;
};

const OWN = /^(?:xstate(?:\/|$)|@xstate\/|[.#~/$]|@\/)/;

/** Finds the calls of `createMachine`, imported from XState or from a module of the project, and of its methods. */
export function sitesIn({ program, text }: Source): Site[] {
  const names = importedNames(program);
  const sites: Omit<Site, 'at'>[] = [];
  visit(program, (node, above) => {
    if (node.type !== 'CallExpression' && node.type !== 'NewExpression') return;
    if (!createsMachine(node, names)) return;
    const isInner = above.some((outer) => FUNCTIONS.has(outer.type) || outer.type === 'ClassBody');
    sites.push({ call: node, above, line: lineAt(text, node.start), name: nameFrom(above), isInner });
  });
  return sites.map((site, at) => ({ at, ...site }));
}

const FUNCTIONS: ReadonlySet<string> = new Set([
  'FunctionDeclaration',
  'FunctionExpression',
  'ArrowFunctionExpression',
]);

/** Returns the module and the original name of each imported name. */
function importedNames({ body }: ESTree.Program): Map<string, { from: string; name: string }> {
  const names = new Map<string, { from: string; name: string }>();
  for (const statement of body)
    if (statement.type === 'ImportDeclaration')
      for (const specifier of statement.specifiers) {
        const imported = specifier.type === 'ImportSpecifier' ? specifier.imported : undefined;
        const name = imported?.type === 'Identifier' ? imported.name : '';
        names.set(specifier.local.name, { from: statement.source.value, name });
      }
  return names;
}

function createsMachine({ type, callee: written }: Site['call'], names: ReturnType<typeof importedNames>): boolean {
  const callee = bare(written);
  if (callee.type === 'MemberExpression') {
    const { object, property, computed } = callee;
    const from = object.type === 'Identifier' ? names.get(object.name)?.from : undefined;
    return !computed && property.type === 'Identifier' && isCreator(property.name, type) && (!from || OWN.test(from));
  }
  if (callee.type !== 'Identifier') return false;
  const found = names.get(callee.name);
  return found ? isCreator(found.name, type) && OWN.test(found.from) : isCreator(callee.name, type);
}

const isCreator = (name: string, type: Site['call']['type']): boolean =>
  type === 'NewExpression' ? name === 'StateMachine' : name === 'createMachine';

/** Returns the name nearest to a call; a function's only for what it returns. */
function nameFrom(above: readonly Node[]): string | undefined {
  for (const node of above.toReversed()) {
    const name = nameOf(node);
    if (name !== undefined) return name;
  }
}

function nameOf(node: Node): string | undefined {
  if (node.type === 'VariableDeclarator') return node.id.type === 'Identifier' ? node.id.name : undefined;
  if (node.type === 'FunctionDeclaration' || node.type === 'FunctionExpression') return node.id?.name;
  if (node.type === 'Property' || node.type === 'PropertyDefinition' || node.type === 'MethodDefinition') {
    const name = keyOf(node);
    return name === 'src' || name === 'constructor' ? undefined : name;
  }
  if (node.type === 'ClassDeclaration') return node.id?.name;
  if (node.type !== 'AssignmentExpression') return undefined;
  const { left } = node;
  if (left.type === 'Identifier') return left.name;
  return left.type === 'MemberExpression' && left.property.type === 'Identifier' ? left.property.name : undefined;
}
