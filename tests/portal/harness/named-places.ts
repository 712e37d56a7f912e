import { readFileSync } from 'node:fs';
import { parseSync, traverse } from '@babel/core';
import type { Place } from '../../../machines/platform/host/host.machine';

/** Places named in a file: `{ to: 'x', centre?: 'y' }`, those opened by `useOpen` and `useOpenPage`, and links. */
export function namedIn(path: string): Place[] {
  const text = readFileSync(path, 'utf8');
  const tree = parseSync(text, {
    babelrc: false,
    configFile: false,
    filename: path,
    parserOpts: { plugins: ['typescript', 'jsx'] },
  });
  if (!tree) throw new Error(`${path} cannot be read.`);
  const found: Place[] = [];
  const centre = text.includes("useOpenPage('agentCentre')") ? 'agentCentre' : 'memberCentre';
  const asPage = text.includes('useOpenPage(');
  traverse(tree, {
    ObjectExpression({ node: { properties } }) {
      const stringProperties = properties.flatMap((property) =>
        property.type === 'ObjectProperty' &&
        property.key.type === 'Identifier' &&
        property.value.type === 'StringLiteral'
          ? [[property.key.name, property.value.value] as const]
          : [],
      );
      const { from, to, centre: of } = Object.fromEntries(stringProperties);
      // A money move also has `from` and `to`.
      const isMove = properties.some(
        (property) =>
          property.type === 'ObjectProperty' && property.key.type === 'Identifier' && property.key.name === 'from',
      );
      if (to && from === undefined && !isMove) found.push({ to, ...(of && { centre: of }) });
    },
    JSXAttribute({ node: { name, value } }) {
      if (name.name === 'to' && value?.type === 'StringLiteral') found.push({ to: value.value });
    },
    CallExpression({ node: { callee, arguments: args } }) {
      const [first] = args;
      if (callee.type !== 'Identifier' || !['open', 'onOpen'].includes(callee.name) || first?.type !== 'StringLiteral')
        return;
      found.push({ to: first.value, ...((asPage || callee.name === 'onOpen') && { centre }) });
    },
  });
  return found;
}
