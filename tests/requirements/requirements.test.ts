import { describe, expect, test } from 'vitest';
import { endpoints } from '../../src/contract/endpoints';
import { anywhere } from '../harness/citations';
import { knownRequirements, own, specified } from '../harness/requirements';

const sources = Object.values(endpoints).filter(({ source }) => source !== 'assumed');
const isKnown = (id: string) =>
  id.includes('*')
    ? [...knownRequirements].some((known) => known.startsWith(id.split('*')[0] ?? ''))
    : knownRequirements.has(id);

describe('requirements', () => {
  test('the specification has 537', () => expect(specified).toHaveLength(537));

  test('every cited id exists', () => {
    expect(anywhere().filter(({ id }) => !isKnown(id))).toEqual([]);
  });

  test('each of our own has a text and is cited', () => {
    const cited = new Set(anywhere().map(({ id }) => id));
    expect(own.filter(({ id, text }) => !text || !cited.has(id))).toEqual([]);
    expect(own.filter(({ id }) => !id.startsWith('own.'))).toEqual([]);
  });

  test.each(sources)('$source is implemented by $method $path', ({ source, method, path }) => {
    const sentence = specified.find(({ id }) => id === source)?.text;
    // A relay is identified by its name; its prefix and method are defined once (s7.relay.prefix).
    const relay = path.split('/wps/relay/')[1];
    // If the specification does not show the name, it is ours.
    const isHidden = relay && /relays?, names? not shown/.test(sentence ?? '');
    if (!isHidden) expect(sentence).toContain(relay ?? path);
    if (!relay && !sentence?.includes('with any method')) expect(sentence).toContain(method);
  });
});
