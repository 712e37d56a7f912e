import { expect, test } from 'vitest';
import { nextVersion, sectionOf, withSection } from './changelog';

const settings = { added: ['OPS_PORT'], removed: [] };
const commits = [
  { hash: 'a1', subject: 'portal: report errors', body: '' },
  {
    hash: 'b2',
    subject: 'gateway: wait for a database',
    body: 'Why.\n\nUpgrade: allow the gateway to alter its role.',
  },
  { hash: 'c3', subject: 'portal: say what failed', body: '' },
];

test.each([
  ['major', '2.0.0'],
  ['minor', '1.10.0'],
  ['patch', '1.9.5'],
] as const)('a %s release after 1.9.4 is %s [own.release.notes]', (step, version) => {
  expect(nextVersion('1.9.4', step)).toBe(version);
});

test('a section has upgrade notes, migrations and settings, then changes by area [own.release.notes]', () => {
  expect(
    sectionOf({ version: '0.2.0', day: '2026-11-30', commits, migrations: ['0776-client-errors'], settings }),
  ).toBe(
    [
      '## 0.2.0 (2026-11-30)',
      '### Upgrade notes',
      '- allow the gateway to alter its role.\n- Migrations, forward only:\n  - `0776-client-errors`\n- New settings:\n  - `OPS_PORT`',
      '### Changes',
      '#### gateway',
      '- wait for a database (b2)',
      '#### portal',
      '- report errors (a1)\n- say what failed (c3)',
    ].join('\n\n'),
  );
});

test('a release without notes says so [own.release.notes]', () => {
  const nothing = { commits: [], migrations: [], settings: { added: [], removed: [] } };
  expect(sectionOf({ version: '0.2.1', day: '2026-12-01', ...nothing })).toContain('Nothing to do.');
});

test('the newest section is the first of the changelog [own.release.notes]', () => {
  const first = withSection('', '## 0.1.0 (2026-11-29)');
  expect(withSection(first, '## 0.2.0 (2026-11-30)')).toBe(
    '# Changelog\n\n## 0.2.0 (2026-11-30)\n\n## 0.1.0 (2026-11-29)\n',
  );
});
