// @vitest-environment jsdom
import { beforeAll, expect, test } from 'vitest';
import { type AnyStateMachine, createActor } from 'xstate';
import { MODULES } from '../../src/contract';
import { type Endpoint, endpoints } from '../../src/contract/endpoints';
import { destinations } from '../../src/portal/destinations';
import { pages as agentPages } from '../../src/portal/destinations.agent';
import { pages } from '../../src/portal/destinations.pages';
import type { CentreDependencies } from '../../src/portal/parts/dependencies';
import { sampleOf } from '../security/sample-input';
import { lend } from './harness/flow-support';
import { chunkOf } from './harness/hosted-charts';

/** Calls that only read although they use POST: by the specification, or to keep a token out of addresses. */
const READS_BY_POST: readonly string[] = [endpoints.checkResetLink.path, endpoints.realtimeSalary.path];

type Row = { key: string; flow: (deps: CentreDependencies) => AnyStateMachine };
const rows: Row[] = [];
beforeAll(async () => {
  const byAddress = Object.entries(destinations).filter(([, row]) => row.seat === 'screen' || row.byAddress);
  for (const [key, row] of [...byAddress, ...Object.entries({ ...pages, ...agentPages })]) {
    const { flow } = await chunkOf(row);
    if (flow) rows.push({ key, flow });
  }
});

/**
 * A reply to each call that its schema accepts, with all flags on or off, so that a flow goes as far as it can by
 * itself.
 */
const repliesWith = (flag: boolean) =>
  Object.fromEntries(
    Object.values<Endpoint>(endpoints).flatMap(({ path, response }) => {
      const value = attempt(() =>
        JSON.parse(JSON.stringify(sampleOf(response)), (_, part) => (part === true ? flag : part)),
      );
      return value === undefined ? [] : [[path, { value }] as const];
    }),
  );

test.each([
  ['without a reply', {}],
  ['with replies whose flags are on', repliesWith(true)],
  ['with replies whose flags are off', repliesWith(false)],
] as const)(
  'entering a screen, a dialog or a page by its address sends nothing but reads, %s [own.address.safe]',
  async (_, replies) => {
    const acts: string[] = [];
    for (const { key, flow } of rows) {
      const { deps, sent } = lend(replies, Object.values(MODULES));
      deps.storage.openSession({ token: 't', account: 'rahim', type: 0 });
      const actor = createActor(flow(deps), {
        input: { params: { id: 'any', code: 'MAIDAN1' }, id: 'any', code: 'MAIDAN1' },
      });
      actor.subscribe({ error: () => undefined });
      actor.start();
      await settled(() => sent.length);
      actor.stop();
      acts.push(
        ...sent
          .filter(({ method, path }) => method !== 'GET' && !READS_BY_POST.includes(path))
          .map(({ path }) => `${key} ${path}`),
      );
    }
    expect(rows.length).toBeGreaterThan(30);
    expect(acts).toEqual([]);
  },
);

/** Waits until a flow sends nothing more by itself. */
async function settled(count: () => number) {
  for (let quiet = 0, last = -1; quiet < 10; quiet = count() === last ? quiet + 1 : 0) {
    last = count();
    await new Promise((next) => setImmediate(next));
  }
}

/** Returns undefined if the samples do not suffice. */
function attempt(make: () => unknown): unknown {
  try {
    return make();
  } catch {
    return undefined;
  }
}
