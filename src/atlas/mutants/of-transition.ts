import { type AnyStateNode, type AnyTransitionConfig, type AnyTransitionDefinition, not } from 'xstate';
import { transitionId } from '../nodes';
import type { Mutation } from './kinds';

const escaped = (key: string): string => key.replace(/[\\.]/g, '\\$&');
const addressOf = (node: AnyStateNode): string => `#${[node.machine.root.id, ...node.path].map(escaped).join('.')}`;

/** The state after this one among its brothers, round and round; none where it has no brothers that can be entered. */
export function nextTo(node: AnyStateNode): AnyStateNode | undefined {
  const brothers = Object.values(node.parent?.states ?? {}).filter(
    (brother) => brother === node || brother.type !== 'history',
  );
  const next = brothers[(brothers.indexOf(node) + 1) % brothers.length];
  return next === node ? undefined : next;
}

/** Where a transition leads by mistake: beside its target, or, where it has none, beside its source. */
function wrongTarget({ source, target }: AnyTransitionDefinition): string | undefined {
  const next = nextTo(target?.[0] ?? source);
  return next && addressOf(next);
}

/** All that can go wrong with one transition. */
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
