import { expect, test } from 'vitest';
import { and, createMachine, not, or, stateIn } from 'xstate';
import { picture } from '../../src/atlas';
import { everyKind, manifold } from './shapes';

const lines = (of: Parameters<typeof picture>[0]): string[] =>
  picture(of).transitions.map(({ source, event, index, guard, targets, actions, kind, forbidden }) =>
    [
      source || '(root)',
      event || '(always)',
      index,
      kind,
      guard ?? '-',
      targets.join('+') || '-',
      actions.join('+') || '-',
      forbidden && 'forbidden',
    ]
      .filter(Boolean)
      .join(' '),
  );

test('every declared transition is in the picture: members of lists, without target, forbidden, wildcards, made by XState', () => {
  expect(lines(everyKind)).toEqual([
    '(root) * event - b -',
    '(root) mouse.* event - - moved',
    '(root) PLAIN event - - - forbidden',
    'a EMPTY event - - - forbidden',
    'a FORBIDDEN event - - - forbidden',
    'a again event - a -',
    'a xstate.done.actor.load done isNew b -',
    'a xstate.done.actor.load 1 done - c -',
    'a xstate.error.actor.load error - - report',
    'a xstate.done.actor.1.every-kind.a done - c -',
    'a xstate.snapshot.watch snapshot - - seen',
    'a xstate.after.1000.every-kind.a after - b -',
    'a xstate.after.patience.every-kind.a after is c -',
    'a xstate.after.patience.every-kind.a 1 after - - remind',
    'b (always) always guard c -',
    'c xstate.done.state.every-kind.c done - d over',
    'c.c1 finish event - c.c2 -',
  ]);
});

test('a state has its beginning, its work and its words', () => {
  const [a, , c, , , past] = picture(everyKind).states;
  expect(a).toMatchObject({
    path: 'a',
    description: 'The first.',
    tags: ['busy', 'shown'],
    requirements: ['s1.one', 's1.two'],
    entry: ['begin', 'inline'],
    exit: ['end'],
    invokes: [
      { id: 'load', src: 'loading' },
      { id: '1.every-kind.a', src: 'inline' },
      { id: 'watch', src: 'inline' },
    ],
  });
  expect(c).toMatchObject({ path: 'c', type: 'compound', initial: ['c.c1'], entry: [], exit: [] });
  expect(past).toMatchObject({ path: 'c.past', type: 'history', history: 'shallow', initial: ['c.c1'] });
});

test('a delay is read by its number or name, an actor by its name where XState made up its id, a guard with what it is given', () => {
  const { transitions } = picture(everyKind);
  expect(transitions.flatMap(({ delay }) => delay ?? [])).toEqual(['1000', 'patience', 'patience']);
  expect(transitions.flatMap(({ actor }) => actor ?? [])).toEqual(['load', 'load', 'load', 'inline', 'watch']);
  expect(transitions.flatMap(({ params }) => params ?? [])).toEqual(['as: late']);
});

test('a guard that is put together is read as it is', () => {
  const guard = and(['isOpen', not('isLate'), or([stateIn('a.b'), stateIn({ a: 'c' })])]);
  const { transitions } = picture(
    createMachine({ id: 'm', initial: 'x', states: { x: { on: { go: { guard, target: 'x' } } } } }),
  );
  expect(transitions[0]?.guard).toBe('and(isOpen, not(isLate), or(stateIn(a.b), stateIn({"a":"c"})))');
});

test('a transition into several regions has all its targets, and a deep history its default', () => {
  const { transitions, states } = picture(manifold);
  expect(transitions[0]?.targets).toEqual(['on.left.b', 'on.right.lower.y']);
  expect(states.find(({ type }) => type === 'history')).toMatchObject({
    history: 'deep',
    initial: ['on.right.lower.y'],
  });
});
