import { parseSync, traverse, type types } from '@babel/core';
import { expect, test } from 'vitest';

const sources = import.meta.glob<string>('../../src/gateway/**/*.ts', {
  query: '?raw',
  import: 'default',
  eager: true,
});
/** Members of a context that do not query. */
const HARMLESS = ['config', 'ports', 'log', 'listening'];
const OPENERS = ['transact', 'readAtOnce'];

const nameOf = (node: types.Node | undefined) => (node?.type === 'Identifier' ? node.name : null);

/** Lines that use the outer context within a transaction, whose queries would take a second connection. */
function outerUses(text: string): string[] {
  const tree = parseSync(text, { configFile: false, babelrc: false, parserOpts: { plugins: ['typescript'] } });
  const found: string[] = [];
  if (tree)
    traverse(tree, {
      // Scopes take most of the time, and names suffice here.
      noScope: true,
      CallExpression(call) {
        const [outer, work] = call.get('arguments');
        if (!outer || !work || !OPENERS.includes(nameOf(call.node.callee) ?? '')) return;
        const context = nameOf(outer.node);
        if (context === null) return;
        work.traverse({
          noScope: true,
          Identifier(use) {
            if (use.node.name !== context || !use.isReferencedIdentifier()) return;
            const { parent } = use;
            if (parent.type === 'MemberExpression' && HARMLESS.includes(nameOf(parent.property) ?? '')) return;
            found.push(`${use.node.loc?.start.line}: ${context}`);
          },
        });
      },
    });
  return found;
}

test('a transaction queries only through its own connection', () => {
  expect(outerUses('transact(ctx, async (tx, within) => read(await ctx.now(), ctx.config, within.now()))')).toEqual([
    '1: ctx',
  ]);
  const files = Object.entries(sources).filter(([, text]) => /\b(transact|readAtOnce)\(/.test(text));
  expect(files.length).toBeGreaterThan(40);
  expect(files.flatMap(([path, text]) => outerUses(text).map((use) => `${path}:${use}`))).toEqual([]);
});
