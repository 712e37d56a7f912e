// @vitest-environment jsdom
import { screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { Sent } from '../../../../src/portal/parts/partner/sent';
import { speaking } from '../../../harness/words';
import { show } from '../../harness/dialog-support';

afterEach(() => speaking('en'));

const sent = { transferId: 't', to: 'rupa_77', amount: '500.00', balance: '24500.00' };

test.each([
  ['bn', 'ট্রান্সফার সফল হয়েছে।'],
  ['en', 'Transfer succeeded.'],
] as const)('confirms the transfer in %s [s8.success.transfer]', (language, words) => {
  speaking(language);
  show(<Sent sent={sent} onAnother={vi.fn()} />);
  expect(screen.getByRole('status').textContent).toContain(words);
});
