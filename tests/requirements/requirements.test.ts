import { describe, expect, test } from 'vitest';
import { endpoints } from '../../src/contract/endpoints';
import { anywhere } from '../support/citations';
import { knownRequirements, later, own, PARTS, specified } from '../support/requirements';
import { tellings } from '../support/tellings';
import { isOpen, ledger } from './ledger';

const sources = Object.values(endpoints).filter(({ source }) => source !== 'assumed');
const isKnown = (id: string) =>
  id.includes('*') ? [...knownRequirements].some((known) => known.startsWith(id.split('*')[0] ?? '')) : knownRequirements.has(id);

describe('the ledger', () => {
  const all = ledger();

  test('holds every requirement of the specification', () => {
    expect(all).toHaveLength(537);
  });

  test('each is shown where its kind can be seen, or is listed for later', () => {
    expect(all.filter(isOpen).map(({ id, kind, missing }) => `${id} (${kind}): ${missing.join('; ')}`)).toEqual([]);
  });

  test('a chart alone is credited with nothing that it cannot show', () => {
    const kinds = new Map(specified.map(({ id, kind }) => [id, kind]));
    const beyond = (id: string, { waits }: { waits: boolean }) => {
      const kind = kinds.get(id) ?? '';
      return ['wire', 'message', 'screen', 'config'].includes(kind) || (kind === 'constant' && !waits);
    };
    const credited = tellings().filter(({ tier }) => tier === 'model');
    expect(credited.flatMap((one) => one.ids.filter((id) => beyond(id, one)).map((id) => `${one.file}: ${one.title}: ${id}`))).toEqual([]);
  });

  test('what is listed for later is specified, not shown yet, listed once, and says why and by which part', () => {
    const listed = later.map(({ id }) => id);
    const waiting = all.filter(({ missing }) => missing.length > 0).map(({ id }) => id);
    expect(listed.filter((id) => !waiting.includes(id))).toEqual([]);
    expect(listed.filter((id, index) => listed.indexOf(id) !== index)).toEqual([]);
    expect(later.filter(({ part, reason }) => !PARTS.has(part) || !reason)).toEqual([]);
  });
});

describe('requirements', () => {
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
    const isHidden = relay && /relays?, names? not shown/.test(sentence ?? '');
    if (!isHidden) expect(sentence).toContain(relay ?? path);
    if (!relay && !sentence?.includes('with any method')) expect(sentence).toContain(method);
  });
});
