import type { CitingTest } from '../harness/citing-tests';
import { asvs, asvsLater, type Later, later, PARTS, specified } from '../harness/requirements';
import { type Entry, isOpen } from './ledger';

/** Kinds that a chart alone cannot show. */
const BEYOND_CHARTS = ['wire', 'message', 'screen', 'config'];

/** Faults of the ledger, as messages: requirements neither shown nor postponed, and wrong citations or entries. */
export function faultsOf(
  entries: readonly Entry[],
  citations: readonly CitingTest[],
  unlisted: readonly string[],
): string[] {
  const open = entries.filter(isOpen).map(({ id, kind, missing }) => `${id} (${kind}) lacks ${missing.join('; ')}`);
  const waiting = entries.filter(({ missing }) => missing.length > 0).map(({ id }) => id);
  const named = new Set(citations.flatMap(({ items }) => items));
  const items = asvs.map(({ id }) => id);
  const due = items.filter((id) => !named.has(id) && !asvsLater.some((candidate) => candidate.id === id));
  return [
    ...unlisted,
    ...open,
    ...creditedToCharts(citations),
    ...faultsOfLater(later, waiting),
    ...due.map((id) => `asvs ${id} is named by no test`),
    ...faultsOfLater(
      asvsLater,
      items.filter((id) => !named.has(id)),
    ),
  ];
}

/** Citations by journeys that no chart can show. */
function creditedToCharts(citations: readonly CitingTest[]): string[] {
  const kinds = new Map(specified.map(({ id, kind }) => [id, kind]));
  const isBeyond = (id: string, waits: boolean) => {
    const kind = kinds.get(id) ?? '';
    return BEYOND_CHARTS.includes(kind) || (kind === 'constant' && !waits);
  };
  return citations
    .filter(({ tier }) => tier === 'model')
    .flatMap(({ title, ids, waits }) =>
      ids.filter((id) => isBeyond(id, waits)).map((id) => `a chart cannot show ${id}: ${title}`),
    );
}

/** A postponed row must have a part, be listed once, and give its reason. */
function faultsOfLater(listed: readonly Later[], waiting: readonly string[]): string[] {
  const ids = listed.map(({ id }) => id);
  return [
    ...ids
      .filter((id) => !waiting.includes(id))
      .map((id) => `${id} is listed for later, and is unknown or shown already`),
    ...ids.filter((id, index) => ids.indexOf(id) !== index).map((id) => `${id} is listed for later twice`),
    ...listed
      .filter(({ part, reason }) => !PARTS.has(part) || !reason)
      .map(({ id }) => `${id} is listed for later without part or reason`),
  ];
}
