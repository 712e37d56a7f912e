import { parentOf } from './fold/nesting';
import type { Picture, PictureState, PictureTransition } from './picture';

/** Namespace of what SCXML has no element or attribute for. */
export const ATLAS_NAMESPACE = 'urn:atlas:chart';

/** Type of an invoked actor, which is named and no document. */
const ACTOR = 'urn:atlas:actor';

type Attributes = Record<string, string | false | undefined>;

const escaped = (text: string): string =>
  text
    .replace(/[^\t\n\r\u0020-\uD7FF\uE000-\uFFFD\u{10000}-\u{10FFFF}]/gu, '\uFFFD')
    .replace(/[&<>"\t\n\r]/g, (character) => `&#${character.codePointAt(0)};`);

/** Returns the lines of an element. Attributes without a value are omitted. */
function element(name: string, attributes: Attributes, content: readonly string[] = []): string[] {
  const written = Object.entries(attributes).flatMap(([key, value]) =>
    value === undefined || value === false ? [] : [` ${key}="${escaped(value)}"`],
  );
  const start = `<${name}${written.join('')}`;
  return content.length === 0 ? [`${start}/>`] : [`${start}>`, ...content.map((line) => `  ${line}`), `</${name}>`];
}

/** Escapes a name as an XML id: `_x20_` for a space, as in XML schemas of databases. */
const idText = (name: string): string =>
  name
    .replace(/_x/g, '_x5f_x')
    .replace(/[^\p{L}\p{M}\p{Nd}._-]|^[^\p{L}_]/gu, (character) => `_x${character.codePointAt(0)?.toString(16)}_`);
/** Escapes an event, because SCXML separates the events of a transition by spaces. */
const eventText = (event: string): string => event.replace(/[\s%]/gu, encodeURIComponent);

/** Names of states and events in a document. */
class Names {
  private readonly byNodeId: ReadonlyMap<string, string>;

  constructor({ id, root, states }: Picture) {
    this.root = idText(id);
    this.byNodeId = new Map([root, ...states].map((state) => [state.id, this.state(state.path)]));
  }

  readonly root: string;

  state(path: string): string {
    return path === '' ? this.root : `${this.root}.${idText(path)}`;
  }

  states(paths: readonly string[]): string {
    return paths.map((path) => this.state(path)).join(' ');
  }

  /** Returns undefined for an eventless transition. */
  event({ kind, event }: PictureTransition): string | undefined {
    if (kind === 'always') return undefined;
    const [, way = '', of = '', id = ''] = /^xstate\.(done|error|snapshot)\.(actor\.|state\.|)(.*)$/.exec(event) ?? [];
    if (kind === 'done' && of === 'state.') return `done.state.${this.byNodeId.get(id) ?? idText(id)}`;
    if (kind === 'done' && way) return `done.invoke.${idText(id)}`;
    if (kind === 'error') return `error.platform.${idText(id)}`;
    return eventText(event);
  }
}

const actions = (names: readonly string[]): string[] => names.flatMap((name) => element('atlas:action', { name }));
const block = (name: string, content: readonly string[]): string[] =>
  content.length === 0 ? [] : element(name, {}, content);

function transitionLines(transition: PictureTransition, names: Names): string[] {
  const { guard, params, targets, reenter, description } = transition;
  return element(
    'transition',
    {
      event: names.event(transition),
      cond: guard,
      'atlas:params': params,
      target: targets.length > 0 && names.states(targets),
      type: reenter ? 'external' : 'internal',
      'atlas:description': description,
    },
    actions(transition.actions),
  );
}

/** Starts each delay on entry, and cancels it on exit. */
function delaysOf(transitions: readonly PictureTransition[]) {
  const delays = new Map(
    transitions.flatMap(({ kind, event, delay = '' }) => (kind === 'after' ? [[event, delay]] : [])),
  );
  const starts = [...delays].flatMap(([event, delay]) =>
    element('send', {
      id: idText(event),
      event: eventText(event),
      ...(/^\d+$/.test(delay) ? { delay: `${delay}ms` } : { delayexpr: delay }),
    }),
  );
  return { starts, ends: [...delays.keys()].flatMap((event) => element('cancel', { sendid: idText(event) })) };
}

const ELEMENT: Record<PictureState['type'], string> = {
  atomic: 'state',
  compound: 'state',
  parallel: 'parallel',
  final: 'final',
  history: 'history',
};

function stateLines(state: PictureState, chart: Picture, names: Names, added: readonly string[] = []): string[] {
  const { path, type, initial, initialActions, tags, requirements, description, output } = state;
  const own = chart.transitions.filter(({ source }) => source === path);
  const children = chart.states.filter((child) => parentOf(child.path) === path);
  const { starts, ends } = delaysOf(own);
  const target = names.states(initial);
  const start = initialActions.length > 0 && element('transition', { target }, actions(initialActions));
  const attributes = {
    id: names.state(path),
    type: state.history,
    initial: type === 'compound' && !start && target,
    'atlas:id': state.id !== [chart.id, path].filter(Boolean).join('.') && state.id,
    'atlas:tags': tags.length > 0 && tags.join(' '),
    'atlas:requirements': requirements.length > 0 && requirements.join(' '),
    'atlas:description': description,
    'atlas:output': type !== 'final' && output,
  };
  if (type === 'history') return element('history', attributes, historyLines(state, chart, names));
  return element(ELEMENT[type], attributes, [
    ...(start && type === 'compound' ? element('initial', {}, start) : []),
    ...block('onentry', [...starts, ...actions(state.entry)]),
    ...block('onexit', [...ends, ...actions(state.exit)]),
    ...state.invokes.flatMap(({ id, src }) => element('invoke', { id: idText(id), type: ACTOR, src: eventText(src) })),
    ...own.flatMap((transition) => transitionLines(transition, names)),
    ...added,
    ...children.flatMap((child) => stateLines(child, chart, names)),
    ...(type === 'final' && output !== undefined ? block('donedata', element('content', { expr: output })) : []),
  ]);
}

/** Writes the default of a history, which SCXML demands: without a target, the initial state of its parent. */
function historyLines({ path, initial }: PictureState, { root, states }: Picture, names: Names): string[] {
  if (initial.length > 0) return element('transition', { target: names.states(initial) });
  const parent = path.split('.').slice(0, -1).join('.');
  const target = names.states([root, ...states].find((state) => state.path === parent)?.initial ?? []);
  return element('transition', { target, 'atlas:added': 'true' });
}

/**
 * Serializes a chart as SCXML 1.0. The root becomes a state, because `<scxml>` has neither transitions nor actors; its
 * end ends the document. Guards and delays are named where SCXML has expressions, and actions are elements of our own.
 */
export function scxml(chart: Picture): string {
  const names = new Names(chart);
  const end = `${names.root}..end`;
  const ends = element('transition', { event: `done.state.${names.root}`, target: end, 'atlas:added': 'true' });
  return `${[
    '<?xml version="1.0" encoding="UTF-8"?>',
    ...element(
      'scxml',
      {
        xmlns: 'http://www.w3.org/2005/07/scxml',
        'xmlns:atlas': ATLAS_NAMESPACE,
        version: '1.0',
        name: chart.id,
        datamodel: 'ecmascript',
        initial: names.root,
      },
      [...stateLines(chart.root, chart, names, ends), ...element('final', { id: end, 'atlas:added': 'true' })],
    ),
  ].join('\n')}\n`;
}
