import { describe, expect, test } from 'vitest';
import { declared } from '../../src/atlas';
import { endpoints } from '../../src/contract/endpoints';
import { charts } from '../support/charts';
import { anywhere, inTitles } from '../support/citations';
import { knownRequirements, later, own, specified } from '../support/requirements';

const sources = Object.values(endpoints).filter(({ source }) => source !== 'assumed');
const ofCharts = charts.flatMap(({ machine }) => declared(machine).states.flatMap(({ requirements }) => requirements));
const met = new Set([...ofCharts, ...inTitles().map(({ id }) => id), ...sources.map(({ source }) => source)]);
const due = specified.filter(({ area }) => ['frame', 'contract', 'wallet'].includes(area)).map(({ id }) => id);

const isKnown = (id: string) =>
  id.includes('*') ? [...knownRequirements].some((known) => known.startsWith(id.split('*')[0] ?? '')) : knownRequirements.has(id);

const carried = new Set(ofCharts);
const isLater = new Set(later.map(({ id }) => id));

describe.each(['auth', 'wallet'])('each requirement of the area %s that is not listed for later', (area) => {
  const ofArea = specified.filter((one) => one.area === area && !isLater.has(one.id));

  test('is carried by a state if it is a flow that a chart has; the model tier shows that a path reaches every state', () => {
    const flows = ofArea.filter(({ kind, chart }) => kind === 'flow' && chart);
    expect(flows.map(({ id }) => id).filter((id) => !carried.has(id))).toEqual([]);
  });

  test('is named by a journey if a chart carries it', () => {
    const named = new Set(charts.flatMap(({ journeys }) => journeys.flatMap(({ requirements }) => requirements)));
    expect(ofArea.map(({ id }) => id).filter((id) => carried.has(id) && !named.has(id))).toEqual([]);
  });

  test('is named by the title of a test if none does', () => {
    const named = new Set(
      inTitles()
        .filter(({ file }) => file.endsWith('.test.ts') || file.endsWith('.test.tsx'))
        .map(({ id }) => id),
    );
    expect(ofArea.map(({ id }) => id).filter((id) => !carried.has(id) && !named.has(id))).toEqual([]);
  });
});

describe('requirements', () => {
  test('each of the frame, the contract and the wallet is met by a chart or a test, or is listed for later', () => {
    expect(due.filter((id) => !met.has(id) && !isLater.has(id))).toEqual([]);
  });

  test('what is listed for later is due, not met yet, listed once, and says why and by which part', () => {
    const ids = later.map(({ id }) => id);
    expect(ids.filter((id) => met.has(id) || !due.includes(id))).toEqual([]);
    expect(ids.filter((id, index) => ids.indexOf(id) !== index)).toEqual([]);
    expect(later.filter(({ part, reason }) => !part || !reason)).toEqual([]);
  });

  test('none is cited that does not exist', () => {
    expect(anywhere().filter(({ id }) => !isKnown(id))).toEqual([]);
  });

  test('each of our own has a sentence, and is cited', () => {
    const cited = new Set(anywhere().map(({ id }) => id));
    expect(own.filter(({ id, text }) => !text || !cited.has(id))).toEqual([]);
    expect(own.filter(({ id }) => !id.startsWith('own.'))).toEqual([]);
  });

  test.each(sources)('$source is carried out by $method $path', ({ source, method, path }) => {
    const sentence = specified.find(({ id }) => id === source)?.text;
    // A relay is told by its name; where all of them live, and by which method, is said once (s7.relay.prefix).
    const relay = path.split('/wps/relay/')[1];
    // Where the specification does not show the name, it is ours.
    const isHidden = relay && sentence?.includes('relay, name not shown');
    if (!isHidden) expect(sentence).toContain(relay ?? path);
    if (!relay) expect(sentence).toContain(method);
  });
});
