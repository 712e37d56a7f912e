import { parentOf } from '../../fold/nesting';
import type { Picture, PictureState, PictureTransition } from '../../picture';
import type { AnyWords, Language } from '../../types';
import type { ChartData } from '../data';

/** Audiences of a chart: labels only, labels and names, or everything including code. */
export const LEVELS = ['product', 'qa', 'engineer'] as const;
export type Level = (typeof LEVELS)[number];
/** Data of a chart that determines its levels. */
export type Readable = Pick<ChartData, 'words' | 'told' | 'details'>;

export const levelOf = (requested: string | undefined): Level => LEVELS.find((option) => option === requested) ?? 'qa';

const MAX_CLASSES = 3;
const PASSES: Record<Language, string> = { en: 'time passes', bn: 'সময় কেটে যায়' };
const FAILS: Record<Language, string> = { en: 'can fail', bn: 'ব্যর্থ হতে পারে' };

/** Returns a chart for a level. */
export function readAs(level: Level, picture: Picture, chart: Readable, language: Language): Picture {
  if (level === 'product') return forProduct(picture, chart, language);
  return level === 'qa' ? forTesters(picture, chart, language) : forEngineers(picture, chart, language);
}

const stateLabelIn = (words: AnyWords | undefined, path: string, language: Language): string | undefined =>
  words?.states[path]?.[language];

/** Returns the labels of the samples that take a transition, up to a legible number. */
function calledOf({ id }: PictureTransition, { words, told }: Readable, language: Language): string[] {
  const called = (told?.[id] ?? []).flatMap(
    ([of, name]) => (words?.events[of] ?? words?.outcomes[of])?.[name]?.[language] ?? [],
  );
  const distinct = [...new Set(called)];
  return distinct.length > MAX_CLASSES ? [...distinct.slice(0, MAX_CLASSES), '…'] : distinct;
}

/** Labels next to names, which testers look for in reports, without code. */
const forTesters = (picture: Picture, chart: Readable, language: Language): Picture => ({
  ...picture,
  root: bare(picture.root),
  states: picture.states.map((state) =>
    bare({ ...state, description: stateLabelIn(chart.words, state.path, language) ?? state.description }),
  ),
  transitions: picture.transitions.map((transition) => ({
    ...transition,
    actions: transition.targets.length > 0 ? [] : transition.actions,
    told: transition.targets.length > 0 ? calledOf(transition, chart, language) : [],
  })),
});

const bare = (state: PictureState): PictureState => ({
  ...state,
  entry: [],
  exit: [],
  output: undefined,
  initialActions: [],
});

/** Everything, with code for unnamed parts. In Bengali, labels replace the English descriptions. */
function forEngineers(picture: Picture, { words, details }: Readable, language: Language): Picture {
  return {
    ...picture,
    states: picture.states.map((state) => ({
      ...state,
      description: (language === 'bn' ? stateLabelIn(words, state.path, language) : undefined) ?? state.description,
      ...details?.states[state.path],
    })),
    transitions: picture.transitions.map((transition) => ({ ...transition, ...details?.transitions[transition.id] })),
  };
}

/**
 * Labels only. A technical failure is a mark on the state that fails; states reachable only through failures are
 * hidden.
 */
function forProduct(picture: Picture, chart: Readable, language: Language): Picture {
  const reached = reachedIn(picture);
  const failing = new Set(picture.transitions.filter(({ kind }) => kind === 'error').map(({ source }) => source));
  const plain = (state: PictureState): PictureState => ({
    ...bare(state),
    title:
      stateLabelIn(chart.words, state.path, language) ?? (state.path === '' ? chart.words?.title[language] : undefined),
    description: stateLabelIn(chart.words, state.path, language) === undefined ? state.description : undefined,
    ...(failing.has(state.path) && { mark: `⚠ ${FAILS[language]}` }),
    tags: [],
    requirements: [],
    invokes: [],
  });
  return {
    ...picture,
    root: plain(picture.root),
    states: picture.states.filter(({ path }) => reached.has(path)).map(plain),
    transitions: picture.transitions
      .filter(
        ({ kind, targets, source }) => kind !== 'error' && targets.length > 0 && (source === '' || reached.has(source)),
      )
      .map((transition) => ({ ...transition, plain: true as const, told: wayLabels(transition, chart, language) })),
  };
}

/** Returns the labels of a transition in words alone; none for what goes on by itself. */
export function wayLabels(transition: PictureTransition, chart: Readable, language: Language): string[] {
  const called = calledOf(transition, chart, language);
  if (called.length > 0) return called;
  if (transition.kind === 'after') return [PASSES[language]];
  if (transition.kind !== 'event') return [];
  return [transition.event.replaceAll('.', ' ')];
}

/** Returns the states reachable without a technical failure, with their ancestors and descendants. */
function reachedIn({ root, states, transitions }: Picture): Set<string> {
  const all = new Map([root, ...states].map((state) => [state.path, state]));
  const reached = new Set<string>();
  const enter = (path: string): void => {
    const state = all.get(path);
    if (!state || reached.has(path)) return;
    reached.add(path);
    if (path.includes('.')) enter(path.slice(0, path.lastIndexOf('.')));
    else if (path !== '') enter('');
    const within = states.filter((other) => parentOf(other.path) === path && path !== other.path);
    const initials = state.type === 'parallel' ? within.map((child) => child.path) : state.initial;
    for (const next of [...initials, ...within.filter(({ type }) => type === 'history').map((child) => child.path)])
      enter(next);
    for (const { source, kind, targets } of transitions)
      if (source === path && kind !== 'error') for (const target of targets) enter(target);
  };
  enter('');
  return reached;
}
