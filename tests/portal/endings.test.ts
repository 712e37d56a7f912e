// @vitest-environment jsdom
import { describe, expect, test } from 'vitest';
import type { Ending, Place, Report } from '../../machines/platform/host/host.machine';
import { hostSamples } from '../../machines/platform/host/host.samples';
import { portalMachine } from '../../machines/platform/portal/portal.machine';
import { portalSamples } from '../../machines/platform/portal/portal.samples';
import { contentLogic } from '../../src/portal/app/content';
import { portalFlow } from '../../src/portal/app/portal.flow';
import { destinations, facts, routes } from '../../src/portal/destinations';
import { pages as agentPages } from '../../src/portal/destinations.agent';
import { pages } from '../../src/portal/destinations.pages';
import { wired } from '../../src/ui/browser/wired';
import { charts, explored } from '../harness/charts';
import { filesIn, PORTAL } from '../harness/source-files';
import { lend } from './harness/flow-support';
import { hostedFlows } from './harness/hosted-charts';
import { namedIn } from './harness/named-places';

/** Reports that a destination's end may carry. */
const REPORTS: Record<Report['type'], true> = {
  'login.completed': true,
  'account.closed': true,
  'account.excluded': true,
  'password.changed': true,
  'password.reset': true,
};
/** Further outputs of charts that are also invoked elsewhere. */
const BESIDES: Record<string, string[]> = {
  'password-change': ['changed', 'account'],
  'money-move': ['terms', 'moved', 'first'],
};

const centres: Record<string, object> = { memberCentre: pages, agentCentre: agentPages };
const isThere = ({ to, centre }: Place) => Object.hasOwn(centre ? (centres[centre] ?? {}) : destinations, to);

/** The charts of all destinations, each once. */
const { deps } = lend({});
const flows = (await hostedFlows()).map(([, flow]) => flow(deps));
const hosted = [...new Set(flows.map(({ id }) => id))];

/** All outputs of a chart's generated paths. */
function endingsOf(id: string): Ending[] {
  const chart = charts.find(({ machine }) => machine.id === id);
  if (!chart?.samples) throw new Error(`${id} has no samples`);
  const ends = explored(chart).places.filter(({ snapshot }) => snapshot.status === 'done');
  return ends.map(({ snapshot }) => snapshot.output ?? {});
}

describe.each(hosted)('hosted chart %s', (id) => {
  const endings = endingsOf(id);

  test('ends with a known report, an existing destination, or neither', () => {
    for (const { report, next, ...more } of endings) {
      expect(report === undefined || Object.hasOwn(REPORTS, report.type)).toBe(true);
      expect([next, next === undefined || isThere(next)]).toEqual([next, true]);
      expect(Object.keys(more)).toEqual(BESIDES[id] ?? []);
    }
  });
});

test('the portal and all destinations’ charts have all their actors', () => {
  wired(portalFlow(deps, { load: async () => ({ kind: 'view' }), logic: contentLogic(() => undefined) }));
  for (const flow of flows) expect(wired(flow)).toBe(flow);
});

test('every report is produced by a destination and handled by the portal', () => {
  const reportTypes = new Set(hosted.flatMap((id) => endingsOf(id)).flatMap(({ report }) => report?.type ?? []));
  expect([...reportTypes].sort()).toEqual(Object.keys(REPORTS).sort());
  const isHandled = (type: string) =>
    portalMachine.events.some((event) => event === type || event === `${type.split('.')[0]}.*`);
  expect(Object.keys(REPORTS).filter((type) => !isHandled(type))).toEqual([]);
});

describe('samples of the portal', () => {
  const sampleEndings = Object.values(portalSamples.events['place.ended']).map(
    ({ event: { ending } }): Ending => ending,
  );
  const places: Place[] = [
    ...Object.values(portalSamples.events['place.requested']).map(({ event: { place } }) => place),
    ...Object.values(hostSamples.events['place.requested']).map(({ event: { place } }) => place),
    ...sampleEndings.flatMap(({ next }) => next ?? []),
  ];

  test('its destinations exist, with the page’s facts', () => {
    expect(places.filter((place) => !isThere(place))).toEqual([]);
    for (const {
      input: { destinations: some },
    } of Object.values(portalSamples.inputs))
      expect(facts).toMatchObject(some);
  });

  test('its endings carry known reports', () => {
    expect(
      sampleEndings.flatMap(({ report }) => report ?? []).filter(({ type }) => !Object.hasOwn(REPORTS, type)),
    ).toEqual([]);
  });
});

test.each([
  [['machines'], /\.machine\.ts$/, 5],
  [PORTAL, /\.tsx?$/, 40],
] as const)('every destination named in a file of %j exists, or is an address', (folders, files, atLeast) => {
  const named = filesIn(folders, files).flatMap((path) => namedIn(path).map((place) => ({ path, place })));
  // A dot is the address itself.
  const addresses = new Set(['.', ...routes.map(({ path }) => path)]);
  expect(named.length).toBeGreaterThan(atLeast);
  expect(named.filter(({ place }) => !addresses.has(place.to) && !isThere(place))).toEqual([]);
});
