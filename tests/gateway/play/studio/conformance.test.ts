import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { verifyLedger } from '../../../../src/gateway/money/wallet/service';
import { readCases } from '../../../../src/studio/conformance/cases';
import { MODES, runCase } from '../../../../src/studio/conformance/run';
import { startTestGateway, type TestGateway } from '../../harness/gateway';
import { rehearsalAt } from './support';

let gateway: TestGateway;
beforeAll(async () => {
  gateway = await startTestGateway();
});
afterAll(() => gateway.stop());

const cases = readCases();
/** Mode that the gate runs. */
const [GATE_MODE] = MODES;

test('every rule of the wire has a case', () => {
  expect([...new Set(cases.map(({ rule }) => rule))]).toEqual(
    Array.from({ length: 39 }, (_, index) => `W${index + 1}`),
  );
});

for (const mode of MODES)
  describe(mode, { tags: mode === GATE_MODE ? [] : ['extended'] }, () => {
    test.each(cases.filter(({ notOverTheWire }) => !notOverTheWire))('$rule: $title', async (item) => {
      expect((await runCase(rehearsalAt(gateway), item, mode)).problems).toEqual([]);
    });
  });

test('all movements add up', async () => {
  expect((await verifyLedger(gateway.ctx)).problems).toEqual([]);
});
