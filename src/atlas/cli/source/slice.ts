import type { Edited } from './edited';
import { awaits, type Declaration, namesRead, type Scope, scopesOf } from './scopes';
import type { Site } from './sites';
import type { Node } from './syntax';

/** Code of a machine without what surrounds it. `imports`: statements that it needs from the file. */
type Slice = { imports: string; code: string };

/**
 * Returns code that creates a machine by itself, as a call of `atlas$.lift`: with the declarations that it needs, and
 * inert values for what only the caller of its function knows. `isWhole`: with those of the module, too.
 */
export function sliceOf({ at, call, above }: Site, edited: Edited, isWhole: boolean): Slice {
  const scopes = scopesOf(above);
  const needed = neededBy(call, scopes);
  const local = isWhole ? scopes : scopes.slice(1);
  const used = local.map(({ declarations }) => declarations.filter((declaration) => needed.has(declaration)));
  const isAsync = used.flat().some(({ node }) => node && awaits(node)) || awaits(call);
  const blocks = used.map((list) => list.filter((each) => !each.import).map((each) => written(each, edited, isAsync)));
  const body = `${blocks.map((lines) => `{ ${lines.join(' ')} `).join('')} return ${textOf(call, edited)};`;
  return {
    imports: used
      .flat()
      .flatMap(({ node, import: isImport }) => (isImport && node ? [textOf(node, edited)] : []))
      .join(' '),
    code: `atlas$.lift(${at}, ${isAsync ? 'async ' : ''}function () { ${body} ${'}'.repeat(blocks.length)} });`,
  };
}

/** Statements in the code lose their lines, so comments to the end of a line must end. */
const textOf = ({ start, end }: Node, edited: Edited): string => `${edited.slice(start, end)}\n`;

/** Returns the declarations that a call needs, directly or through others. */
function neededBy(call: Node, scopes: readonly Scope[]): Set<Declaration> {
  const needed = new Set<Declaration>();
  const waiting = [call];
  for (const node of waiting)
    for (const name of namesRead(node)) {
      const found = declarationFor(name, scopes);
      if (!found || needed.has(found)) continue;
      needed.add(found);
      if (found.node && !found.import) waiting.push(found.node);
    }
  return needed;
}

function declarationFor(name: string, scopes: readonly Scope[]): Declaration | undefined {
  for (const { declarations } of scopes.toReversed()) {
    const found = declarations.find(({ names }) => names.includes(name));
    if (found) return found;
  }
}

/** Writes a declaration, so that inert values replace those that fail. */
function written({ names, node }: Declaration, edited: Edited, isAsync: boolean): string {
  const labels = JSON.stringify(names);
  const list = `[${names.join(', ')}]`;
  if (!node) return `let ${list} = atlas$.attempt(() => [], ${labels});`;
  const text = textOf(node, edited);
  if (node.type === 'FunctionDeclaration' || node.type === 'TSEnumDeclaration') return text;
  const isStatement = node.type === 'VariableDeclaration' || node.type === 'ClassDeclaration';
  const attempt = isAsync ? 'await atlas$.attemptAsync(async' : 'atlas$.attempt(';
  const body = isStatement ? `{ ${text}; return ${list}; }` : `[${text}]`;
  return `let ${list} = ${attempt} () => ${body}, ${labels});`;
}
