import { moneyMoveMachine } from '../../../machines/money/money-move/money-move.machine';
import { moneyMoveSamples } from '../../../machines/money/money-move/money-move.samples';
import type { Terms } from '../../../machines/money/money-move/money-move.types';
import { inert, type MockState } from './test-doubles';

const { loadTerms } = moneyMoveSamples.outcomes;
const terms: Record<Terms['of'], Terms> = {
  deposit: loadTerms['deposit: free to deposit'].output.terms,
  withdrawal: loadTerms['withdrawal: complete'].output.terms,
  wallets: loadTerms['wallets: some with a vendor'].output.terms,
  partner: loadTerms['partner: a downline'].output.terms,
};

/** A money move in its form, or in another state. */
export const moneyMoveForm = (of: keyof typeof terms, value: MockState['value'] = { editing: 'untouched' }) =>
  inert(moneyMoveMachine, {
    value,
    context: {
      terms: terms[of],
      draft: { from: '', to: '', amount: '' },
      review: null,
      moved: null,
      first: null,
      block: null,
      problems: [],
      failure: null,
    },
  });
