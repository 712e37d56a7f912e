import { readdirSync } from 'node:fs';
import { join } from 'node:path';

/** Areas of the house, with the area that the requirements of their flows have in own.tsv. */
const AREAS: Record<string, string> = {
  identity: 'auth',
  money: 'wallet',
  play: 'play',
  rewards: 'member',
  agents: 'agent',
  support: 'support',
  operations: 'frame',
  platform: 'frame',
};

/** Names of a flow: `lucky-wheel`, `luckyWheel`, `LuckyWheel`, and its title in both languages. */
export type FlowNames = { area: string; flow: string; name: string; Name: string; title: string; bn: string };

const capital = (word: string) => word.charAt(0).toUpperCase() + word.slice(1);
/** Marks a missing Bengali title; the journey that fails until it is filled in mentions it. */
const MISSING_TITLE = 'শিরোনাম লিখুন';
/** Letters, digits and plain punctuation, because a title is written into strings and JSX. */
const TITLE = /^[\p{L}\p{M}\p{N} ,.&-]+$/u;

/** Parses `<area>/<flow>` and the titles. Throws an error that says what is wrong with them. */
export function flowNames(path: string, title?: string, bn = MISSING_TITLE): FlowNames {
  const [area = '', flow = '', ...rest] = path.split('/');
  if (!(area in AREAS)) throw new Error(`No area ${area}; use one of ${Object.keys(AREAS).join(', ')}.`);
  if (rest.length > 0 || !/^[a-z][a-z0-9]*(?:-[a-z0-9]+)*$/.test(flow))
    throw new Error(`Name the flow like lucky-wheel, not ${[flow, ...rest].join('/')}.`);
  const name = flow.replace(/-(.)/g, (_, letter: string) => letter.toUpperCase());
  const named = title ?? capital(flow.replaceAll('-', ' '));
  for (const text of [named, bn])
    if (!TITLE.test(text)) throw new Error(`A title has letters, digits and spaces, unlike ${text}.`);
  return { area, flow, name, Name: capital(name), title: named, bn };
}

/** Returns the area of an existing flow; undefined without that flow. */
export const areaOf = (root: string, flow: string): string | undefined =>
  Object.keys(AREAS).find((area) => readdirSync(join(root, 'machines', area)).includes(flow));

/** Returns the row of own.tsv for the requirement that the chart of a new flow cites. */
export const requirementRow = ({ area, flow }: FlowNames): string =>
  [
    `own.${flow}.shown`,
    'own',
    AREAS[area],
    'flow',
    flow,
    "The page shows the player's points, and reads them again on request.",
    '',
  ].join('\t');
