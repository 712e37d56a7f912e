import { expect, test } from 'vitest';
import { related } from '../related.mjs';

const walks = (changed: string) => {
  const { flows, files } = related([changed]);
  const walked = [...(files?.rendered ?? []), ...(files?.browser ?? [])].filter((file) =>
    /^(tests\/rendered|e2e)\/[\w-]+\/[\w-]+\.test/.test(file),
  );
  return { flows, walked };
};

test('a changed chart selects its tests in each tier, and no other chart’s', () => {
  const { flows, files } = related(['machines/support/notice/notice.machine.ts']);
  expect(flows).toEqual(['notice']);
  expect(files?.model).toContain('tests/machines/model.test.ts');
  expect(files?.rendered).toContain('tests/rendered/support/notice.test.tsx');
  expect(files?.browser).toContain('e2e/support/notice.test.ts');
  expect(files?.rendered).not.toContain('tests/rendered/identity/login.test.tsx');
  expect(files?.gateway).toEqual([]);
});

test('a changed feature selects the tests of its charts', () => {
  expect(walks('src/portal/features/money/withdrawal/index.tsx').flows).toEqual(
    expect.arrayContaining(['withdrawal', 'withdrawal-confirmation', 'withdrawal-report', 'withdrawals']),
  );
  expect(walks('src/portal/features/money/withdrawal/index.tsx').walked).not.toContain(
    'tests/rendered/identity/login.test.tsx',
  );
});

test('changed messages select the tests where they are shown', () => {
  expect(walks('src/portal/locales/bn/login.po').flows).toContain('login');
  expect(walks('src/portal/locales/bn/login.po').walked).not.toContain('e2e/money/deposit.test.ts');
});

test('changed shared UI selects the tests of all its users', () => {
  const { walked } = walks('src/ui/button.tsx');
  expect(walked).toEqual(
    expect.arrayContaining(['tests/rendered/identity/login.test.tsx', 'e2e/money/deposit.test.ts']),
  );
});

test('a changed gateway selects its tests and the browser tests', () => {
  const { files } = related(['src/gateway/money/wallet/ledger.ts']);
  expect(files?.gateway).toContain('tests/gateway/money/wallet/ledger.test.ts');
  expect(files?.browser).toContain('e2e/money/deposit.test.ts');
  expect(files?.rendered).toEqual([]);
});

test('a changed dependency of all charts’ tests selects all of them', () => {
  expect(walks('src/atlas/explore.ts').flows.length).toBeGreaterThan(40);
});

test('a changed build dependency selects everything', () => {
  expect(related(['src/ui/button.tsx', 'package.json']).files).toBeUndefined();
});
