import { type Endpoint, endpoints } from '../../../src/contract/endpoints';
import { OTHER_CLIENTS } from '../../../src/contract/other-clients';
import { GATEWAY_SETTINGS, SETTINGS } from '../../../src/contract/platform/settings';
import { sourcesIn } from '../../harness/source-files';
import { fieldsOf } from './fields';
import { isRead, isWritten, type Names, namesIn } from './names';

/**
 * A part of the contract without a counterpart on the other side: `call popularGames`, `reply csType` (a field that the
 * portal does not read), `request os` (one that the gateway does not read), `unsent backUrl` (one that the portal does
 * not send), `setting modal`.
 */
export type Wire = { key: string; calls: string[] };

type Sides = { portal: Names[]; gateway: Names[]; shared: Names[]; wireTests: Names[] };

function readSides(): Sides {
  const named = (...folders: string[]) => sourcesIn(folders).map(namesIn);
  const gateway = named('src/gateway');
  // A field that is a column is stored.
  for (const { file, reads, writes } of gateway)
    if (file.endsWith('tables.ts')) for (const column of writes) reads.add(column);
  return {
    portal: named('src/portal', 'src/ui', 'machines'),
    gateway,
    shared: named('src/contract', 'src/lottery', 'src/studio').filter(({ file }) => !file.endsWith('other-clients.ts')),
    wireTests: named('tests/gateway', 'tests/security', 'tests/contract'),
  };
}

/**
 * Finds all parts of the contract and its settings without a counterpart. Compares only names, so a field with a common
 * name passes.
 */
function unreadWires({ portal, gateway, shared }: Sides): Wire[] {
  const found = new Map<string, string[]>();
  const add = (key: string, call: string) => found.set(key, [...(found.get(key) ?? []), call]);
  for (const [call, endpoint] of Object.entries<Endpoint>(endpoints)) {
    if (!isRead(portal, call)) {
      add(`call ${call}`, call);
      continue;
    }
    for (const field of [endpoint.response, endpoint.stream].flatMap((schema) => [...fieldsOf(schema)]))
      if (!isRead([...portal, ...shared], field)) add(`reply ${field}`, call);
    for (const field of [endpoint.body, endpoint.query, endpoint.clear].flatMap((schema) => [...fieldsOf(schema)])) {
      if (!isRead([...gateway, ...shared], field)) add(`request ${field}`, call);
      if (!isWritten(portal, field)) add(`unsent ${field}`, call);
    }
    for (const header of Object.keys(endpoint.headers ?? {}))
      if (!isRead(gateway, header) && !isRead(gateway, header.toLowerCase())) add(`request ${header}`, call);
  }
  const everywhere = [...portal, ...gateway, ...shared];
  for (const setting of [SETTINGS, GATEWAY_SETTINGS].flatMap((group) => Object.keys(group)))
    if (!everywhere.some(({ reads }) => reads.has(setting))) add(`setting ${setting}`, '');
  return [...found].map(([key, calls]) => ({ key, calls: calls.filter(Boolean) }));
}

/** Returns whether a test of the wire makes one of the calls and, for a field, names it in the same file. */
function isOnTheWire({ wireTests }: Sides, { key, calls }: Wire): boolean {
  const [kind, name = ''] = key.split(' ');
  const field = name.split('.').at(-1) ?? '';
  return wireTests.some((names) => {
    const isCalled = calls.some((call) => isRead([names], call) || names.paths.has(Object(endpoints)[call].path));
    return isCalled && (kind === 'call' || isRead([names], field) || isWritten([names], field));
  });
}

/**
 * Returns the wire of a marked field of a single call, like `reply whitelabel.menu`; null if the call has no such
 * field.
 */
function markedField(key: string): Wire | null {
  const [kind, call = '', field = ''] = key.split(/[ .]/);
  const endpoint: Endpoint | undefined = Object(endpoints)[call];
  const schemas = kind === 'reply' ? [endpoint?.response] : [endpoint?.body, endpoint?.query, endpoint?.clear];
  return schemas.some((schema) => fieldsOf(schema).has(field)) ? { key, calls: [call] } : null;
}

/**
 * Returns the faults of the wires as messages: none if every part has a counterpart, or is marked for other clients and
 * tested.
 */
export function wireFaults(sides = readSides()): { unread: string[]; untested: string[]; stale: string[] } {
  const marks = Object.keys(OTHER_CLIENTS);
  const wires = unreadWires(sides);
  const marked = [...wires.filter(({ key }) => marks.includes(key)), ...marks.flatMap((key) => markedField(key) ?? [])];
  return {
    unread: wires
      .filter(({ key }) => !marks.includes(key))
      .map(({ key, calls }) => `${key}  ${calls.join(' ')}`.trimEnd()),
    untested: marked.filter((wire) => !isOnTheWire(sides, wire)).map(({ key }) => key),
    stale: marks.filter((key) => !marked.some((wire) => wire.key === key)),
  };
}
