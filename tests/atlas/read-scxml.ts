import { JSDOM } from 'jsdom';
import { ATLAS_NAMESPACE } from '../../src/atlas/scxml';

/** State and transition as SCXML says them. */
type ReadState = {
  path: string;
  id: string;
  type: string;
  history?: string;
  initial?: string[];
  initialActions: string[];
  entry: string[];
  exit: string[];
  invokes: { id: string; src: string }[];
  output?: string;
  description?: string;
  tags: string[];
  requirements: string[];
};
type ReadTransition = {
  source: string;
  kind: string;
  event: string;
  guard?: string;
  params?: string;
  targets: string[];
  actions: string[];
  reenter: boolean;
  delay?: string;
  description?: string;
};
type ReadChart = { id: string; states: ReadState[]; transitions: ReadTransition[] };

const STATES = ['state', 'parallel', 'final', 'history'];
const { DOMParser } = new JSDOM('').window;

const unescaped = (text: string): string =>
  text.replace(/_x([0-9a-f]+)_/g, (_, code: string) => String.fromCodePoint(Number.parseInt(code, 16)));
const wordsIn = (text: string | null): string[] => text?.split(' ').filter(Boolean) ?? [];

/** Reads a document by an XML parser, and by the rules of SCXML alone. Throws if it is not well-formed. */
export function readScxml(text: string): ReadChart {
  const { documentElement: document } = new DOMParser().parseFromString(text, 'application/xml');
  if (document.localName !== 'scxml') throw new Error(`Not SCXML: ${document.textContent}`);
  const root = document.getAttribute('initial') ?? '';
  const pathOf = (id: string) => (id === root ? '' : unescaped(id.slice(root.length + 1)));
  const id = document.getAttribute('name') ?? '';
  const elements = [...document.getElementsByTagName('*')].filter(
    (element) => STATES.includes(element.localName) && !own(element, 'added'),
  );
  const nodeIds = new Map(
    elements.map((element) => [element.id, own(element, 'id') ?? [id, pathOf(element.id)].filter(Boolean).join('.')]),
  );
  const targetsOf = (element: Element) => wordsIn(element.getAttribute('target')).map(pathOf);

  function stateOf(element: Element): ReadState {
    const [start] = named(element, 'initial').flatMap((initial) => named(initial, 'transition'));
    const attribute = element.getAttribute('initial');
    const nested = STATES.some((name) => named(element, name).some((child) => child.localName !== 'history'));
    const written = element.localName === 'history' ? named(element, 'transition') : [];
    return {
      path: pathOf(element.id),
      id: nodeIds.get(element.id) ?? '',
      type: element.localName === 'state' ? (nested ? 'compound' : 'atomic') : element.localName,
      history: element.getAttribute('type') ?? undefined,
      initial:
        element.localName === 'history'
          ? written.filter((transition) => !own(transition, 'added')).flatMap(targetsOf)
          : start
            ? targetsOf(start)
            : attribute === null
              ? undefined
              : wordsIn(attribute).map(pathOf),
      initialActions: start ? actionsIn(start) : [],
      entry: named(element, 'onentry').flatMap(actionsIn),
      exit: named(element, 'onexit').flatMap(actionsIn),
      invokes: named(element, 'invoke').map((invoke) => ({
        id: unescaped(invoke.id),
        src: decodeURIComponent(invoke.getAttribute('src') ?? ''),
      })),
      output:
        own(element, 'output') ??
        element.querySelector(':scope > donedata > content')?.getAttribute('expr') ??
        undefined,
      description: own(element, 'description'),
      tags: wordsIn(own(element, 'tags') ?? null),
      requirements: wordsIn(own(element, 'requirements') ?? null),
    };
  }

  function transitionOf(element: Element): ReadTransition {
    const state = element.parentElement ?? document;
    const event = element.getAttribute('event');
    const send = named(state, 'onentry')
      .flatMap((entry) => named(entry, 'send'))
      .find((candidate) => candidate.getAttribute('event') === event);
    return {
      source: pathOf(state.id),
      ...eventOf(event, send !== undefined, nodeIds),
      guard: element.getAttribute('cond') ?? undefined,
      params: own(element, 'params'),
      targets: targetsOf(element),
      actions: actionsIn(element),
      reenter: element.getAttribute('type') === 'external',
      delay: send?.getAttribute('delay')?.replace(/ms$/, '') ?? send?.getAttribute('delayexpr') ?? undefined,
      description: own(element, 'description'),
    };
  }

  const transitions = elements
    .filter(({ localName }) => localName !== 'history')
    .flatMap((element) => named(element, 'transition').filter((transition) => !own(transition, 'added')));
  return { id, states: elements.map(stateOf), transitions: transitions.map(transitionOf) };
}

/** Returns the children of an element with this name. */
const named = (element: Element, name: string): Element[] =>
  [...element.children].filter(({ localName, prefix }) => localName === name && prefix === null);
const own = (element: Element, name: string): string | undefined =>
  element.getAttributeNS(ATLAS_NAMESPACE, name) ?? undefined;
const actionsIn = (element: Element): string[] =>
  [...element.children]
    .filter(({ localName, namespaceURI }) => localName === 'action' && namespaceURI === ATLAS_NAMESPACE)
    .map((action) => action.getAttribute('name') ?? '');

/** Returns the kind and XState's descriptor of an event. */
function eventOf(event: string | null, isDelay: boolean, nodeIds: ReadonlyMap<string, string>) {
  if (event === null) return { kind: 'always', event: '' };
  if (isDelay) return { kind: 'after', event: decodeURIComponent(event) };
  const [, way, id = ''] = /^(done\.state|done\.invoke|error\.platform)\.(.*)$/.exec(event) ?? [];
  if (way === 'done.state') return { kind: 'done', event: `xstate.done.state.${nodeIds.get(id)}` };
  if (way === 'done.invoke') return { kind: 'done', event: `xstate.done.actor.${unescaped(id)}` };
  if (way === 'error.platform') return { kind: 'error', event: `xstate.error.actor.${unescaped(id)}` };
  return { kind: event.startsWith('xstate.snapshot.') ? 'snapshot' : 'event', event: decodeURIComponent(event) };
}
