import { parentOf } from '../../../fold/nesting';
import type { PictureState, PictureTransition } from '../../../picture';
import type { Language } from '../../../types';
import type { ChartData } from '../../data';
import { stateText } from '../labels';
import { wayLabels } from '../levels';

/** Way from a scene to another one, with its labels; `to` is undefined if the scene stays. */
type Way = { id: string; labels: string[]; to?: { path: string; title: string } };
/**
 * State as a reader sees it: its title and text; what can be done there (`acts`), what follows by itself
 * (`follows`), and what can go wrong (`faults`).
 */
export type Scene = {
  path: string;
  title: string;
  text?: string;
  isEnd: boolean;
  acts: Way[];
  follows: Way[];
  faults: Way[];
};

type StoryChart = Pick<ChartData, 'picture' | 'words' | 'told' | 'key'>;
/** Tags and ids of states that a failure leads to. */
const FAULTY = /reject|fail|error|refus|denied|broken/i;

/**
 * Tells a flow as scenes for readers who do not know statecharts: each state without substates, in the order of the
 * file. What its parents handle can be done in it, too.
 */
export function storyOf(chart: StoryChart, language: Language): Scene[] {
  const { states, transitions, root } = chart.picture;
  const parents = new Set(states.map(({ path }) => parentOf(path)));
  const stateOf = new Map([root, ...states].map((state) => [state.path, state]));
  const scenes = states.filter(({ path, type }) => !parents.has(path) && type !== 'history');
  return scenes.map((state) => {
    const sources = new Set([state.path, ...ancestorsOf(state.path)]);
    const own = transitions.filter(({ source, forbidden }) => sources.has(source) && !forbidden);
    const waysOf = (isOfKind: (transition: PictureTransition) => boolean) =>
      own.filter(isOfKind).map((transition) => wayOf(transition, state, chart, language));
    const isFault = (transition: PictureTransition) => isFaulty(transition, stateOf);
    return {
      path: state.path,
      title: stateText(chart, state.path, language),
      text: textOf(chart, state, language),
      isEnd: state.type === 'final',
      acts: waysOf((transition) => transition.kind === 'event' && !isFault(transition)),
      follows: waysOf(
        (transition) => transition.kind !== 'event' && !isFault(transition) && transition.targets.length > 0,
      ),
      faults: waysOf(isFault),
    };
  });
}

const ancestorsOf = (path: string): string[] => (path === '' ? [] : [parentOf(path), ...ancestorsOf(parentOf(path))]);

/** The description is written in English, and the label replaces it where there is one. */
const textOf = ({ words }: StoryChart, { path, description }: PictureState, language: Language): string | undefined =>
  words?.states[path] === undefined || language === 'en' ? description : undefined;

const isFaulty = ({ kind, targets }: PictureTransition, stateOf: ReadonlyMap<string, PictureState>): boolean =>
  kind === 'error' ||
  targets.some((target) => {
    const state = stateOf.get(target);
    return state !== undefined && [target.split('.').at(-1) ?? '', ...state.tags].some((name) => FAULTY.test(name));
  });

function wayOf(transition: PictureTransition, from: PictureState, chart: StoryChart, language: Language): Way {
  const [target] = transition.targets;
  const scene = target === undefined ? undefined : firstScene(chart.picture.states, target);
  const isElsewhere = scene !== undefined && scene !== from.path;
  return {
    id: transition.id,
    labels: wayLabels(transition, chart, language),
    ...(isElsewhere && { to: { path: scene, title: stateText(chart, scene, language) } }),
  };
}

/** Returns the scene that entering a state begins with; of a parallel state, in its first region. */
function firstScene(states: readonly PictureState[], path: string): string {
  const state = states.find((candidate) => candidate.path === path);
  const region = state?.type === 'parallel' ? states.find((inner) => parentOf(inner.path) === path)?.path : undefined;
  const first = region ?? state?.initial[0];
  return first === undefined || first === path ? path : firstScene(states, first);
}
