import { cleanup } from '@testing-library/react';
import { afterEach, describe, expect, test } from 'vitest';
import { moneyMoveMachine } from '../../../machines/money/money-move/money-move.machine';
import { settle } from '../../../src/atlas';
import { depositWith, openDeposit } from '../harness/open-deposit';
import { openPage } from '../harness/page';
import { childOf, held } from '../harness/test-doubles';

afterEach(cleanup);

const terms = {
  of: 'deposit',
  methods: [{ code: 'nodi', name: 'Nodi Pay', min: '100.00', max: '25000.00' }],
  barred: null,
  limitLeft: null,
  offerLimits: false,
};

describe.each([
  ['bn', 'আসল টাকা'],
  ['en', 'This is a demo'],
] as const)('in %s', (language, words) => {
  test.each([true, false])(
    'says that no real money moves only if payments are the demo’s: %s [own.deposit.demo]',
    async (demo) => {
      const around = depositWith({ moneyMove: held(moneyMoveMachine) });
      const page = await openPage({ ...around, language, watched: moneyMoveMachine, report: () => {} });
      const move = childOf(await openDeposit(page), 'moneyMove');
      await page.act(() => settle(childOf(move, 'loadTerms'), { output: { kind: 'open', terms: { ...terms, demo } } }));
      await page.screen.sees('form', 'deposit.form');
      expect(document.body.textContent?.includes(words)).toBe(demo);
    },
  );
});
