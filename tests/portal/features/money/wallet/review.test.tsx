import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { createActor } from 'xstate';
import { moveTerms, reviews } from '../../../../../machines/money/money-move/money-move.samples';
import { moveSubmissionMachine } from '../../../../../machines/money/move-submission/move-submission.machine';
import { Review } from '../../../../../src/portal/features/money/wallet/review';
import { AmountInput } from '../../../../../src/ui/amount-input';
import { show } from '../../../harness/show';

function reviewing(wallets: { from: string; to: string }) {
  const { wallets: terms } = moveTerms;
  const { wallets: review } = reviews;
  const draft = { ...wallets, amount: review.amount };
  return createActor(moveSubmissionMachine, { input: { terms, draft, review, failure: null, block: null } }).start();
}

test('names both wallets, the amount and the rest, and sends after confirmation [own.transfer.summary]', async () => {
  const submission = reviewing({ from: 'main', to: 'moyur' });
  const { user } = show(<Review submission={submission} />);
  const facts = [...document.querySelectorAll('dl > div')].map((fact) =>
    [...fact.children].map(({ textContent }) => textContent?.replaceAll('\u00a0', ' ')),
  );
  expect(facts.map(([name, value]) => `${name}: ${value}`)).toEqual([
    'From: Main wallet',
    'To: Moyur Live',
    'Amount: P 400.00',
    'Left in Main wallet: P 24,600.00',
  ]);
  const sent: unknown[] = [];
  submission.subscribe(({ value }) => sent.push(value));
  await user.click(screen.getByRole('button', { name: 'Move it' }));
  expect(sent[0]).toBe('sending');
  submission.stop();
});

test.each([
  ['en', '1250.5', 'P 1,250.50'],
  ['bn', '১২.৫০', 'P ১২.৫০'],
  ['bn', '12,50', ''],
] as const)('shows in %s how %s is read while the player types [own.money.typed]', async (language, typed, reading) => {
  const { user } = show(<AmountInput name="amount" label="Amount" />, { language });
  await user.type(screen.getByLabelText('Amount'), typed);
  expect(document.querySelector('.reading')?.textContent?.replaceAll('\u00a0', ' ')).toBe(reading);
});
