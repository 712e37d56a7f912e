// @vitest-environment jsdom
import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import type { MenuEntry } from '../../../../src/portal/parts/centre/centre-menu';
import { CentreMenu } from '../../../../src/portal/parts/centre/centre-menu';
import { show } from '../../harness/show';

const Nothing = () => null;
const entry = (to: string, message: string): MenuEntry => ({
  to,
  row: { seat: 'page', icon: 'user', label: { id: to, message }, words: [], load: async () => ({ View: Nothing }) },
});
const entries = [entry('memberWallet', 'My wallet'), entry('bettingRecord', 'Betting record')];

test('the menu’s button names the open page without a count', () => {
  show(<CentreMenu name="Menu" entries={entries} current={entries[0]} onPage={() => {}} />);
  expect(screen.getByRole('button', { expanded: false }).textContent).toBe('My wallet');
});
