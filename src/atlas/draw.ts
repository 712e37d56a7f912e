import type { AnyStateMachine, AnyStateNode } from 'xstate';
import { defaultFolds, displayedPicture } from './fold/displayed';
import { layout } from './layout';
import { mermaid } from './mermaid';
import { type Origin, type Picture, picture } from './picture';
import { scxml } from './scxml';
import { svg } from './svg';

/** Chart in every format: SVG, JSON, Mermaid and SCXML. */
export type Drawing = { svg: string; json: string; mermaid: string; scxml: string };
export type Form = keyof Drawing;

/** Draws a machine. Throws if any format misses a state or a transition. */
export async function draw(machine: AnyStateMachine, origin?: Origin): Promise<Drawing> {
  const drawing = await drawPicture(picture(machine, origin));
  const lost = missingIn(machine, drawing);
  if (lost.length > 0) throw new Error(`The picture of ${machine.id} is incomplete: ${lost.join('; ')}.`);
  return drawing;
}

/** Draws a picture without a machine, so without a check of completeness. The SVG of a large chart is folded. */
export const drawPicture = async (chartPicture: Picture): Promise<Drawing> => ({
  svg: await svgOf(chartPicture),
  json: `${JSON.stringify(chartPicture, null, 2)}\n`,
  mermaid: mermaid(chartPicture),
  scxml: scxml(chartPicture),
});

async function svgOf(chartPicture: Picture): Promise<string> {
  const displayed = displayedPicture(chartPicture, defaultFolds(chartPicture));
  return svg(displayed, await layout(displayed));
}

/** Counts of a drawing. `lines`: one per target of a transition. `inside`: transitions without target. */
export type Counts = { states: number; transitions: number; lines: number; inside: number };

/**
 * Lists the differences between the counts of a format and those of the machine; of the SVG of a large chart, those of
 * what is drawn of it.
 */
export function missingIn(machine: AnyStateMachine, drawing: Drawing): string[] {
  const declared = countOf(machine.root);
  const whole = picture(machine);
  const displayed = displayedPicture(whole, defaultFolds(whole));
  const drawnCounts = displayed === whole ? declared : countOfPicture(displayed);
  const forms: [Form, Partial<Counts>][] = [
    ['svg', inSvg(drawing.svg)],
    ['json', inJson(JSON.parse(drawing.json))],
    ['mermaid', inMermaid(drawing.mermaid)],
    ['scxml', inScxml(drawing.scxml)],
  ];
  const kinds = ['states', 'transitions', 'lines', 'inside'] as const;
  const expected = (form: Form) => (form === 'svg' ? drawnCounts : declared);
  return forms.flatMap(([form, drawn]) =>
    kinds
      .filter((kind) => drawn[kind] !== undefined && drawn[kind] !== expected(form)[kind])
      .map((kind) => `${kind} in ${form}: ${drawn[kind]} of ${expected(form)[kind]}`),
  );
}

/** Counts a machine independently of its picture. Excludes the root and XState's routes. */
export function countOf(node: AnyStateNode): Counts {
  const lists = [...node.transitions].filter(([descriptor]) => descriptor !== 'xstate.route').map(([, list]) => list);
  const targets = [...lists, node.always ?? []].flat().map(({ target }) => target?.length ?? 0);
  const below = Object.values(node.states).map(countOf);
  const sum = (kind: keyof Counts) => below.reduce((all, counts) => all + counts[kind], 0);
  return {
    states: below.length + sum('states'),
    transitions: targets.length + sum('transitions'),
    lines: targets.reduce((all, count) => all + count, 0) + sum('lines'),
    inside: targets.filter((count) => count === 0).length + sum('inside'),
  };
}

const count = (text: string, what: RegExp): number => [...text.matchAll(what)].length;
const distinct = (text: string, what: RegExp): number => new Set([...text.matchAll(what)].map(([, name]) => name)).size;

const inSvg = (text: string): Partial<Counts> => ({
  states: distinct(text, / data-path="([^"]+)"/g),
  transitions: distinct(text, / data-id="([^"]*)"/g),
  lines: count(text, /<path class="line" d="M/g) - count(text, /<g class="beginning"/g),
});

const countOfPicture = ({ states, transitions }: Picture): Counts => ({
  states: states.length,
  transitions: transitions.length,
  lines: transitions.reduce((all, { targets }) => all + targets.length, 0),
  inside: transitions.filter(({ targets }) => targets.length === 0).length,
});

const inJson = ({ states, transitions }: Picture): Partial<Counts> => ({
  states: states.length,
  transitions: transitions.length,
});

const inMermaid = (text: string): Partial<Counts> => ({
  states: count(text, /^ *state "/gm) - 1,
  lines: count(text, /^ {2}chart\S* --> chart\S* : /gm),
  inside: count(text, /^ {4}· /gm),
});

/** Only what the chart declares: the root and the end of the document are added, initial transitions have no type. */
const inScxml = (text: string): Partial<Counts> => ({
  states: count(text, /^ *<(?:state|parallel|final|history) /gm) - 2,
  transitions: count(text, /^ *<transition [^>]*\btype="(?:internal|external)"/gm),
});
