import type { ESTree } from 'vite';
import { bare, childrenOf, type Node } from './syntax';

/** Names that a statement or a parameter declares. `node` is undefined for what only a running function knows. */
export type Declaration = { names: string[]; node?: Node; import?: true };
/** Declarations around a machine, per function, block or module. */
export type Scope = { node: Node; declarations: Declaration[] };

/** Returns the scopes around a node, the outermost first; the module is the first. */
export const scopesOf = (above: readonly Node[]): Scope[] =>
  above
    .map((node) => ({ node, declarations: declarationsIn(node) }))
    .filter(({ declarations, node }) => declarations.length > 0 || node.type === 'Program');

function declarationsIn(node: Node): Declaration[] {
  switch (node.type) {
    case 'Program':
    case 'BlockStatement':
    case 'StaticBlock':
      return node.body.flatMap(declarationOf);
    case 'SwitchCase':
      return node.consequent.flatMap(declarationOf);
    case 'FunctionDeclaration':
    case 'FunctionExpression':
    case 'ArrowFunctionExpression':
      return node.params.flatMap(parameterOf);
    case 'ForStatement':
      return node.init?.type === 'VariableDeclaration' ? [unknown(namesOf(node.init))] : [];
    case 'ForInStatement':
    case 'ForOfStatement':
      return [unknown(namesOf(node.left))];
    case 'CatchClause':
      return node.param ? [unknown(namesOf(node.param))] : [];
    default:
      return [];
  }
}

const unknown = (names: string[]): Declaration => ({ names });

function declarationOf(statement: Node): Declaration[] {
  switch (statement.type) {
    case 'ImportDeclaration': {
      const isType = statement.importKind === 'type';
      return isType
        ? []
        : [{ names: statement.specifiers.map(({ local }) => local.name), node: statement, import: true }];
    }
    case 'ExportNamedDeclaration':
      return statement.declaration ? declarationOf(statement.declaration) : [];
    case 'ExportDefaultDeclaration':
      return declarationOf(statement.declaration);
    case 'VariableDeclaration':
      return [{ names: namesOf(statement), node: statement }];
    case 'FunctionDeclaration':
    case 'ClassDeclaration':
      return statement.id ? [{ names: [statement.id.name], node: statement }] : [];
    case 'TSEnumDeclaration':
      return [{ names: [statement.id.name], node: statement }];
    default:
      return [];
  }
}

/** Splits a parameter: what has a default has that, all else is unknown. */
function parameterOf(parameter: Node): Declaration[] {
  switch (parameter.type) {
    case 'TSParameterProperty':
      return parameterOf(parameter.parameter);
    case 'AssignmentPattern':
      if (parameter.left.type === 'Identifier') return [{ names: [parameter.left.name], node: parameter.right }];
      return parameterOf(parameter.left);
    case 'ObjectPattern':
      return parameter.properties.flatMap((property) =>
        parameterOf(property.type === 'RestElement' ? property.argument : property.value),
      );
    case 'ArrayPattern':
      return parameter.elements.flatMap((element) => (element ? parameterOf(element) : []));
    default:
      return [unknown(namesOf(parameter))];
  }
}

/** Returns the names that a pattern or a declaration binds. */
function namesOf(pattern: Node): string[] {
  switch (pattern.type) {
    case 'Identifier':
      return [pattern.name];
    case 'VariableDeclaration':
      return pattern.declarations.flatMap(({ id }) => namesOf(id));
    case 'AssignmentPattern':
      return namesOf(pattern.left);
    case 'RestElement':
      return namesOf(pattern.argument);
    case 'ArrayPattern':
      return pattern.elements.flatMap((element) => (element ? namesOf(element) : []));
    case 'ObjectPattern':
      return pattern.properties.flatMap((property) =>
        namesOf(property.type === 'RestElement' ? property.argument : property.value),
      );
    default:
      return [];
  }
}

const isValue = (node: Node): boolean =>
  !node.type.startsWith('TS') || bare(node) !== node || node.type === 'TSEnumDeclaration';

/** Returns the names that a node reads; also those that it declares itself, which do no harm. */
export function namesRead(node: Node): Set<string> {
  const names = new Set<string>();
  const read = (part: Node): void => {
    if (part.type === 'Identifier' || part.type === 'JSXIdentifier') names.add(part.name);
    for (const child of childrenOf(part)) if (isValue(child) && !isKey(child, part)) read(child);
  };
  read(node);
  return names;
}

function isKey(child: Node, parent: Node): boolean {
  if (parent.type === 'MemberExpression') return child === parent.property && !parent.computed;
  if (parent.type === 'Property') return child === parent.key && !parent.computed && !parent.shorthand;
  const isMember = parent.type === 'PropertyDefinition' || parent.type === 'MethodDefinition';
  return isMember && child === parent.key && !parent.computed;
}

/** Returns whether a node awaits something itself, not in a function of its own. */
export function awaits(node: ESTree.Node): boolean {
  if (node.type === 'AwaitExpression' || (node.type === 'ForOfStatement' && node.await)) return true;
  return childrenOf(node).some((child) => !/Function/.test(child.type) && awaits(child));
}
