import { widthOfText, wrap } from './measure';
import type { PictureTransition } from './picture';

export type LabelLine = { kind: 'cause' | 'told' | 'guard' | 'actions' | 'target'; text: string };
export type Label = { width: number; height: number; lines: LabelLine[] };

/** Font size, line height and padding of an edge's label. */
export const LABEL = { size: 12, line: 16, padding: 5 };
const LABEL_WIDTH = 190;

/** Returns the trigger of a transition as pictures label it. */
export function causeOf({ kind, event, delay, actor }: PictureTransition): string {
  if (kind === 'event') return event;
  if (kind === 'always') return 'always';
  if (kind === 'after') return `after ${/^\d+$/.test(delay ?? '') ? `${delay} ms` : delay}`;
  if (kind === 'snapshot') return `${actor} reports`;
  if (kind === 'error') return `${actor} failed`;
  return actor === undefined ? 'done' : `${actor} done`;
}

/** Returns the guard in brackets, with its position among several; the last one without a guard is "else". */
export function guardOf({ guard, params, index }: PictureTransition, members: number): string | undefined {
  const place = members > 1 ? `${index + 1}. ` : '';
  if (guard === undefined) return index > 0 ? `${place}[else]` : undefined;
  return `${place}[${guard}${params === undefined ? '' : ` ${params}`}]`;
}

/** Joins the names of actions, with XState's own abbreviated. */
export const actionsOf = (actions: readonly string[]): string =>
  actions.map((name) => name.replace(/^xstate\./, '')).join(', ');

/** Returns a function that counts the listed transitions with the same source and event. */
export function membersOf(transitions: readonly PictureTransition[]): (transition: PictureTransition) => number {
  const key = ({ source, event }: PictureTransition) => `${source} | ${event}`;
  const counts = memberCounts.get(transitions) ?? new Map<string, number>();
  if (!memberCounts.has(transitions))
    for (const transition of transitions) counts.set(key(transition), (counts.get(key(transition)) ?? 0) + 1);
  memberCounts.set(transitions, counts);
  return (transition) => counts.get(key(transition)) ?? 1;
}

/** The page counts the members of a chart for each label that it shows. */
const memberCounts = new WeakMap<readonly PictureTransition[], Map<string, number>>();

/** Returns the label of an edge: trigger, guard and actions; its target too if its line is cut. */
export function labelOf(transition: PictureTransition, members: number, cut: boolean): Label {
  const labels = (transition.told ?? []).map((text): [LabelLine['kind'], string] => [
    transition.plain ? 'cause' : 'told',
    text,
  ]);
  const target: [LabelLine['kind'], string | undefined] = [
    'target',
    cut ? `→ ${transition.targets.join(', ')}` : undefined,
  ];
  const texts: [LabelLine['kind'], string | undefined][] = transition.plain
    ? [...labels, target]
    : [
        ['cause', causeOf(transition)],
        ...labels,
        ['guard', guardOf(transition, members)],
        ['actions', transition.reenter ? '(re-enters)' : undefined],
        ['actions', transition.actions.length > 0 ? `/ ${actionsOf(transition.actions)}` : undefined],
        target,
      ];
  const lines = texts.flatMap(([kind, text = '']) =>
    wrap(text, LABEL_WIDTH, LABEL.size).map((line): LabelLine => ({ kind, text: line })),
  );
  if (lines.length === 0) return { lines, width: 0, height: 0 };
  const width = Math.max(
    ...lines.map(({ text, kind }) => widthOfText(text, LABEL.size, kind === 'cause' ? 'bold' : 'plain')),
  );
  return { lines, width: Math.ceil(width) + 2 * LABEL.padding, height: lines.length * LABEL.line + LABEL.padding };
}
