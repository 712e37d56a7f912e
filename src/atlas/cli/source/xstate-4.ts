import * as xstate from 'xstate';
import type { Site } from './sites';
import { bare, keyOf, lineAt, type Node, type Source } from './syntax';

/** Sign of XState 4: where it is, what it is, and what XState 5 has in its place. */
type Sign = { line: number; found: string; instead: string };

const MODULES: Record<string, string> = {
  'xstate/lib/actions': "'xstate' exports its actions itself",
  'xstate/lib/scxml': 'it no longer exists',
  'xstate/lib/model': '`setup({ types })`',
  '@xstate/fsm': "`createMachine` of 'xstate'",
  '@xstate/immer': '`assign` with immer’s `produce`',
};
const EXPORTS: Record<string, string> = {
  Machine: '`createMachine`',
  actions: 'its members are exports of their own: `assign`, `raise`, `log` …',
  interpret: '`createActor`',
  spawn: "`spawn` of `assign`'s second argument, or `spawnChild`",
  send: '`raise` or `sendTo`',
  respond: '`sendTo(({ event }) => event.sender, …)`',
  pure: '`enqueueActions`',
  choose: '`enqueueActions`',
  sendUpdate: '`sendParent`',
  escalate: 'throw an error',
  doneInvoke: '`onDone`',
  State: '`machine.resolveState`',
};
const IN_CONFIG: Record<string, string> = {
  cond: '`guard`',
  activities: '`invoke`',
  predictableActionArguments: 'nothing: it is always so',
  schema: '`setup({ types })` or `types`',
  tsTypes: 'nothing: types are inferred by `setup`',
  services: '`actors`',
  preserveActionOrder: 'nothing: it is always so',
  in: '`guard: stateIn(…)`',
};

/**
 * Returns an error for a file that is written for XState 4, with its signs and what to write in their place; undefined
 * for others.
 */
export function xstate4In(source: Source, sites: readonly Site[]): string | undefined {
  const imports = importSigns(source);
  const configs = sites.flatMap((site) => configSigns(source, site));
  // `interpret` alone still exists, and any name may be a state's.
  const isOld = imports.some(({ found }) => !found.includes('interpret')) || configs.length > 0;
  if (!isOld) return undefined;
  const signs = [...imports, ...configs].sort((a, b) => a.line - b.line);
  const seen = new Set<string>();
  const lines = signs.filter(({ found }) => !seen.has(found) && seen.add(found));
  const changes = lines.slice(0, 8).map(({ line, found, instead }) => `  line ${line}: ${found} → ${instead}`);
  const first = lines[0]?.line ?? 1;
  return [
    `${source.file}:${first}: this is XState 4, which the atlas does not run. To change for XState 5:`,
    ...changes,
    '  All changes: https://stately.ai/docs/migration',
  ].join('\n');
}

function importSigns({ program, text }: Source): Sign[] {
  return program.body.flatMap((statement) => {
    if (statement.type !== 'ImportDeclaration') return [];
    const from = statement.source.value;
    const line = lineAt(text, statement.start);
    const module = MODULES[from] ?? (from.startsWith('xstate/lib') ? "the same name of 'xstate'" : undefined);
    if (module !== undefined) return [{ line, found: `'${from}'`, instead: module }];
    if (from !== 'xstate' || statement.importKind === 'type') return [];
    return statement.specifiers.flatMap((specifier): Sign[] => {
      if (specifier.type !== 'ImportSpecifier' || specifier.importKind === 'type') return [];
      const { imported } = specifier;
      const name = imported.type === 'Identifier' ? imported.name : '';
      const instead = EXPORTS[name];
      const isGone = name === 'interpret' || !(name in xstate);
      return instead !== undefined && isGone ? [{ line, found: `\`${name}\` of 'xstate'`, instead }] : [];
    });
  });
}

/** Keys of states and transitions; not those of contexts, events and parameters. */
function configSigns({ text }: Source, { call }: Site): Sign[] {
  const signs: Sign[] = [];
  const look = (node: Node): void => {
    if (node.type !== 'ObjectExpression') {
      if (node.type === 'ArrayExpression') for (const element of node.elements) if (element) look(bare(element));
      return;
    }
    for (const property of node.properties) {
      if (property.type !== 'Property') continue;
      const key = keyOf(property) ?? '';
      const instead = IN_CONFIG[key];
      if (instead !== undefined) signs.push({ line: lineAt(text, property.start), found: `\`${key}\``, instead });
      if (['states', 'on', 'after'].includes(key)) eachValue(bare(property.value), look);
      else if (['always', 'invoke', 'onDone', 'onError'].includes(key)) look(bare(property.value));
    }
  };
  for (const argument of call.arguments) look(bare(argument));
  return signs;
}

function eachValue(node: Node, act: (node: Node) => void): void {
  if (node.type !== 'ObjectExpression') return;
  for (const property of node.properties) if (property.type === 'Property') act(bare(property.value));
}
