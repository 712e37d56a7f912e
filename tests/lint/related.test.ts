import { expect, test } from 'vitest';
import { related } from '../related.mjs';

const walks = (changed: string) => {
  const { flows, files } = related([changed]);
  const walked = [...(files?.rendered ?? []), ...(files?.browser ?? [])].filter((file) =>
    /^(tests\/rendered|e2e)\/[\w-]+\/[\w-]+\.test/.test(file),
  );
  return { flows, walked };
};

test('what changes in a chart is walked in each tier, and no other chart for its sake', () => {
  const { flows, files } = related(['machines/support/notice/notice.machine.ts']);
  expect(flows).toEqual(['notice']);
  expect(files?.model).toContain('tests/machines/model.test.ts');
  expect(files?.rendered).toContain('tests/rendered/support/notice.test.tsx');
  expect(files?.browser).toContain('e2e/support/notice.test.ts');
  expect(files?.rendered).not.toContain('tests/rendered/identity/login.test.tsx');
  expect(files?.gateway).toEqual([]);
});

test('what changes in a feature is walked by the charts that it shows', () => {
  expect(walks('src/portal/features/money/withdrawal/index.ts').flows).toEqual(
    expect.arrayContaining(['withdrawal', 'withdrawal-confirmation', 'withdrawal-report', 'withdrawals']),
  );
  expect(walks('src/portal/features/money/withdrawal/index.ts').walked).not.toContain(
    'tests/rendered/identity/login.test.tsx',
  );
});

test('words that change are looked at where they are said', () => {
  expect(walks('src/portal/locales/bn/login.po').flows).toContain('login');
  expect(walks('src/portal/locales/bn/login.po').walked).not.toContain('e2e/money/deposit.test.ts');
});

test('what all views share is walked by all that show it', () => {
  const { walked } = walks('src/ui/button.tsx');
  expect(walked).toEqual(
    expect.arrayContaining(['tests/rendered/identity/login.test.tsx', 'e2e/money/deposit.test.ts']),
  );
});

test('a change of the gateway is tried by all of its tests and in the browser', () => {
  const { files } = related(['src/gateway/money/wallet/ledger.ts']);
  expect(files?.gateway).toContain('tests/gateway/money/wallet/ledger.test.ts');
  expect(files?.browser).toContain('e2e/money/deposit.test.ts');
  expect(files?.rendered).toEqual([]);
});

test('what a test of all charts lies upon is tried with all of them', () => {
  expect(walks('src/atlas/explore.ts').flows.length).toBeGreaterThan(40);
});

test('what everything is built with touches everything', () => {
  expect(related(['src/ui/button.tsx', 'package.json']).files).toBeUndefined();
});
