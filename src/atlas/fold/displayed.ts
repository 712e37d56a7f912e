import type { Picture, PictureState, PictureTransition } from '../picture';
import { foldable, foldedPicture } from './fold';
import { childTowards, parentOf, sharedParentOf } from './nesting';

/**
 * Lines and boxes that a reader can still follow. elkjs takes three seconds of CPU time for as many random lines
 * between 20 states, and minutes for twice as many.
 */
const MAX_LINES = 240;
const MAX_BOXES = 240;
/** Folding stops before a chart is only a box or two. */
const MIN_BOXES = 3;

/**
 * Returns the states that are folded when a chart opens: none if it is legible as it is, else those from the greatest
 * depth that makes it legible, or as many as possible.
 */
export function defaultFolds(picture: Picture): string[] {
  if (isLegible(picture)) return [];
  const all = foldable(picture);
  const depths = [...new Set(all.map(depthOf))].sort((a, b) => b - a);
  let best: string[] = [];
  for (const depth of depths) {
    const folds = all.filter((path) => depthOf(path) >= depth);
    const folded = foldedPicture(picture, folds);
    if (folded.states.length < MIN_BOXES) break;
    best = folds;
    if (isLegible(folded)) break;
  }
  return best;
}

/**
 * Returns the chart as it is drawn: without the contents of folded states, and without the lines of its densest levels
 * if there are too many to follow. Those are counted on their sources.
 */
export function displayedPicture(picture: Picture, folded: readonly string[]): Picture {
  const less = foldedPicture(picture, folded);
  const dense = denseIn(less);
  return dense.length === 0 ? less : withoutLines(less, dense);
}

const depthOf = (path: string): number => path.split('.').length;
const linesOf = (transitions: readonly PictureTransition[]): number =>
  transitions.reduce((sum, { targets }) => sum + targets.length, 0);
const isLegible = ({ states, transitions }: Picture): boolean =>
  states.length <= MAX_BOXES && linesOf(transitions) <= MAX_LINES;

/** Returns the levels, by the states that contain them, whose lines are not drawn: the fewest that suffice. */
function denseIn({ transitions }: Picture): string[] {
  let lines = linesOf(transitions);
  if (lines <= MAX_LINES) return [];
  const levels = new Map<string, number>();
  for (const { source, targets } of transitions)
    for (const target of targets) {
      const level = sharedParentOf(source, target);
      levels.set(level, (levels.get(level) ?? 0) + 1);
    }
  const dense: string[] = [];
  for (const [level, count] of [...levels].sort(([, a], [, b]) => b - a)) {
    if (lines <= MAX_LINES) break;
    dense.push(level);
    lines -= count;
  }
  return dense;
}

/** Returns whether a line belongs to a level, or crosses it. */
const crosses = (level: string, from: string, to: string): boolean =>
  from === to ? parentOf(from) === level : childTowards(level, from) !== childTowards(level, to);

function withoutLines(picture: Picture, dense: readonly string[]): Picture {
  const isHidden = (from: string, to: string) => dense.some((level) => crosses(level, from, to));
  const isDrawn = ({ source, targets }: PictureTransition) => !targets.some((target) => isHidden(source, target));
  const exits = new Map<string, number>();
  for (const transition of picture.transitions)
    if (!isDrawn(transition))
      exits.set(transition.source, (exits.get(transition.source) ?? 0) + (transition.times ?? 1));
  const starts = new Set<string>();
  const withInitial = (state: PictureState): PictureState => {
    const hidden = state.initial.filter((target) => isHidden(state.path, target));
    for (const path of hidden) starts.add(path);
    return hidden.length === 0 ? state : { ...state, initial: state.initial.filter((path) => !hidden.includes(path)) };
  };
  const root = withInitial(picture.root);
  const states = picture.states.map(withInitial);
  const counted = (state: PictureState): PictureState => {
    const { path, counts } = state;
    const exitCount = exits.get(path);
    const all = [starts.has(path) && '●', counts, exitCount !== undefined && `→ ${exitCount}`].filter(Boolean);
    return all.length === 0 ? state : { ...state, counts: all.join('  ') };
  };
  return {
    ...picture,
    dense: [...dense],
    root: counted(root),
    states: states.map(counted),
    transitions: picture.transitions.filter(isDrawn),
  };
}
