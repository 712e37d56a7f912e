// @vitest-environment jsdom

import { describe, expect, test } from 'vitest';
import { createActor } from 'xstate';
import type { Report } from '../../machines/platform/host/host.machine';
import { portalMachine } from '../../machines/platform/portal/portal.machine';
import { portalSamples } from '../../machines/platform/portal/portal.samples';
import type { Chart } from '../../src/atlas/cli/load';
import { type Destinations, mapOf } from '../../src/atlas/map';
import { stubbed } from '../../src/atlas/stub';
import { destinations, routes } from '../../src/portal/destinations';
import { pages as agentPages } from '../../src/portal/destinations.agent';
import { AFTER, destinationMap } from '../../src/portal/destinations.map';
import { pages } from '../../src/portal/destinations.pages';
import type { Destination, HiddenPage } from '../../src/portal/parts/portal/destination';
import { charts as all } from '../harness/charts';
import { filesIn } from '../harness/source-files';
import { lend } from './harness/flow-support';
import { chunkOf } from './harness/hosted-charts';
import { namedIn } from './harness/named-places';

const charts = all.map(
  ({ flow, machine, samples, words }): Chart => ({ id: machine.id, file: '', name: flow, machine, samples, words }),
);
const { pictures, faults } = mapOf(destinationMap satisfies Destinations, charts);
const keyOf = (path: string) => path.split('.').at(-1) ?? path;
const leads = new Set(
  pictures.en.transitions.flatMap(({ source, event, targets }) =>
    targets.length > 0
      ? targets.map((to) => `${keyOf(source)} → ${keyOf(to)}`)
      : [`${keyOf(source)} → ${event.split(' → ').at(-1)}`],
  ),
);
const { personalHistoryCopy, ...agentOnly } = agentPages;
/** Team betting shares its key with the betting record. */
const rows: Record<string, Destination | HiddenPage> = {
  ...destinations,
  ...pages,
  ...agentOnly,
  'agentCentre/personalHistoryCopy': personalHistoryCopy,
};

describe('map of the portal', () => {
  test('leads to every destination and nowhere else', () => {
    expect(faults).toEqual([]);
    const drawn = pictures.en.states.map(({ path }) => keyOf(path));
    expect(Object.keys(rows).filter((key) => !drawn.includes(key))).toEqual([]);
  });

  test('reports unreachable destinations and ends that lead nowhere', () => {
    const login = charts.filter(({ id }) => id === 'login');
    const withoutTrial = {
      ...destinationMap,
      destinations: destinationMap.destinations.filter(({ key }) => key !== 'freeTrial'),
    };
    expect(mapOf(withoutTrial, login).faults).toContain(
      'login leads to freeTrial (Press "Play the free demo"), which is nowhere.',
    );
    expect(mapOf(destinationMap, []).faults).toContain('Nothing leads to forgotPassword.');
  });

  test.each(Object.entries(rows))('%s runs the chart named in its row', async (_, row) => {
    const { flow } = await chunkOf(row);
    expect(flow?.(lend({}).deps).id).toBe(row.runs);
  });

  test('knows where the portal goes after each report', () => {
    const paths = Object.fromEntries(Object.entries(AFTER).map(([type]) => [type, wentTo(type)]));
    expect(paths).toEqual(Object.fromEntries(Object.entries(AFTER).map(([type, key]) => [type, pathOf(key)])));
  });

  test('only these destinations are reached solely from outside', () => {
    const externalDestinations = destinationMap.destinations.filter(({ tags }) =>
      tags.some((tag) => ['address', 'mail', 'gate'].includes(tag)),
    );
    const named = ['registerScreen', 'down'];
    expect(externalDestinations.map(({ key }) => key).sort()).toEqual(
      ['loginScreen', 'resetPassword', ...named].sort(),
    );
  });
});

/** The page the root opens on a report. */
function wentTo(type: string): string | undefined {
  const [input] = Object.values(portalSamples.inputs);
  const actor = createActor(stubbed(portalMachine), { input }).start();
  let path: string | undefined;
  actor.on('page.requested', ({ to }) => {
    path = to;
  });
  actor.send({ type, account: null } as Report as never);
  actor.stop();
  return path;
}
const pathOf = (key: string) => routes.find((route) => route.key === key)?.path;

/** Destinations whose chunk contains a file of a feature. */
const inFeature = (folder: string) =>
  Object.entries(rows).flatMap(([key, row]) => (row.load.toString().includes(`/${folder}/`) ? [key] : []));
const keyAt = (to: string) => routes.find(({ path }) => path === to)?.key ?? to;

test('each place a view leads to is on the map, from its destination or the frame', () => {
  const frame = new Set(destinationMap.destinations.flatMap(({ key, open }) => (open ? [key] : [])));
  const missing = filesIn(['src/portal/features'], /\.tsx$/).flatMap((path) => {
    const from = inFeature(path.split('/')[3] ?? '');
    return namedIn(path).filter(
      ({ to }) => to !== '.' && !frame.has(keyAt(to)) && !from.some((key) => leads.has(`${key} → ${keyAt(to)}`)),
    );
  });
  expect(missing).toEqual([]);
});
