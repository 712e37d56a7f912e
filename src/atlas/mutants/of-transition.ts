import { type AnyStateNode, type AnyTransitionConfig, type AnyTransitionDefinition, not } from 'xstate';
import { transitionId } from '../nodes';
import type { Mutation } from './kinds';

const escaped = (key: string): string => key.replace(/[\\.]/g, '\\$&');
const addressOf = (node: AnyStateNode): string => `#${[node.machine.root.id, ...node.path].map(escaped).join('.')}`;

/** Returns the next sibling that can be entered, cyclically, if any. */
export function nextTo(node: AnyStateNode): AnyStateNode | undefined {
  const brothers = Object.values(node.parent?.states ?? {}).filter(
    (brother) => brother === node || brother.type !== 'history',
  );
  const next = brothers[(brothers.indexOf(node) + 1) % brothers.length];
  return next === node ? undefined : next;
}

/** Returns a wrong target: the sibling of the target, or of the source if there is no target. */
function wrongTarget({ source, target }: AnyTransitionDefinition): string | undefined {
  const next = nextTo(target?.[0] ?? source);
  return next && addressOf(next);
}

/** Returns the mutations of a transition. */
export function mutationsOf(definition: AnyTransitionDefinition): Mutation[] {
  const id = transitionId(definition);
  const make = (
    kind: Mutation['kind'],
    change: (member: AnyTransitionConfig) => AnyTransitionConfig[],
    detail = '',
  ): Mutation => ({
    kind,
    at: id + detail,
    change: { transition: (member, at) => (at === id ? change(member) : [member]) },
  });
  const { guard, actions } = definition;
  const target = wrongTarget(definition);
  return [
    make('transition deleted', () => []),
    ...(target === undefined ? [] : [make('transition retargeted', (member) => [{ ...member, target }])]),
    ...(actions.length === 0
      ? []
      : [make('transition doubled', (member) => [{ ...member, actions: [...actions, ...actions] }])]),
    ...(guard === undefined
      ? []
      : [
          make('guard negated', (member) => [{ ...member, guard: member.guard && not(member.guard) }]),
          make('guard dropped', ({ guard: _, ...member }) => [member]),
        ]),
    ...actions.map((_, index) =>
      make(
        'action dropped',
        (member) => [{ ...member, actions: actions.filter((_, other) => other !== index) }],
        ` | action ${index}`,
      ),
    ),
  ];
}
