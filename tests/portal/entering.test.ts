// @vitest-environment jsdom
import { beforeAll, expect, test } from 'vitest';
import { type AnyStateMachine, createActor } from 'xstate';
import { MODULES } from '../../src/contract';
import { endpoints } from '../../src/contract/endpoints';
import { destinations } from '../../src/portal/destinations';
import { pages as agentPages } from '../../src/portal/destinations.agent';
import { pages } from '../../src/portal/destinations.pages';
import type { CentreDependencies } from '../../src/portal/parts/dependencies';
import { lend } from './support/flow-support';
import { chunkOf } from './support/hosted-charts';

/** Calls that only read, although they are sent by POST: by the specification, or to keep a token out of addresses. */
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

test('entering a screen, a dialog or a page by its address sends nothing but reads [own.address.safe]', async () => {
  const acts: string[] = [];
  for (const { key, flow } of rows) {
    const { deps, sent } = lend({}, Object.values(MODULES));
    const actor = createActor(flow(deps), { input: { params: { id: 'any', code: 'MAIDAN1' }, id: 'any', code: 'MAIDAN1' } });
    actor.subscribe({ error: () => undefined });
    actor.start();
    await new Promise((settled) => setImmediate(settled));
    actor.stop();
    acts.push(...sent.filter(({ method, path }) => method !== 'GET' && !READS_BY_POST.includes(path)).map(({ path }) => `${key} ${path}`));
  }
  expect(rows.length).toBeGreaterThan(30);
  expect(acts).toEqual([]);
});
