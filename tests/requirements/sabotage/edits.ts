import type { types } from '@babel/core';

/** Replacement of the text between two offsets. */
export type Edit = { from: number; to: number; text: string };

export const sourceOf = (text: string, { start, end }: types.Node) => text.slice(start ?? 0, end ?? 0);
export const replaced = ({ start, end }: types.Node, text: string): Edit => ({ from: start ?? 0, to: end ?? 0, text });
export const inserted = (at: number | null | undefined, text: string): Edit => ({ from: at ?? 0, to: at ?? 0, text });

/** Name of a property; empty if it has none, or a computed one. */
export function keyOf(node: types.Node | null | undefined): string {
  if (node?.type !== 'ObjectProperty') return '';
  if (node.key.type === 'Identifier') return node.key.name;
  return node.key.type === 'StringLiteral' ? node.key.value : '';
}

/** Removes a member from its list, with the comma after it. */
export function removed(text: string, { start, end }: types.Node): Edit {
  const comma = /^\s*,/.exec(text.slice(end ?? 0))?.[0] ?? '';
  return { from: start ?? 0, to: (end ?? 0) + comma.length, text: '' };
}

/** Applies non-overlapping edits to a text. */
export const edited = (text: string, edits: readonly Edit[]): string =>
  [...edits]
    .sort((a, b) => b.from - a.from)
    .reduce((result, { from, to, text: put }) => result.slice(0, from) + put + result.slice(to), text);

export const lineAt = (text: string, offset: number): number => text.slice(0, offset).split('\n').length;
