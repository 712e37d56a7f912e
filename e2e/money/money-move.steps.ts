import { hasOut, moneyMoveDriver } from '../../tests/drivers/money/money-move.driver';
import { inCentre } from '../harness/centre';
import { deposits, MOVE_REJECTIONS, MOVED, movedOutcome, reopenDeposits, withdrawalPage } from '../harness/moves';
import { flowSteps } from '../harness/row';

export const moneyMoveSteps = flowSteps('money-move', moneyMoveDriver, {
  openings: {
    'a player with a deposit limit': {
      face: 'deposit',
      fixture: 'downlineLimited',
      ...deposits,
      again: reopenDeposits,
    },
    'a player with a bonus for the first deposit': {
      face: 'first',
      fixture: 'downlineWithBonus',
      ...deposits,
      again: reopenDeposits,
    },
    'a player who can withdraw': { face: 'withdrawal', fixture: 'downlineReady', ...withdrawalPage },
    'all in the main wallet': { face: 'wallets', fixture: 'member', ...inCentre('transferFund') },
    'an agent who can transfer': {
      face: 'partner',
      fixture: 'agentReady',
      ...inCentre('transferUpline', { as: 'agent' }),
    },
    'a player without an upline': { face: 'partner', fixture: 'member', ...inCentre('transferUpline') },
  },
  never({ event, sample }, { value, context, environment }) {
    const { draft, terms } = Object(context);
    const { of, class: name = '' } = sample ?? {};
    const isOut = hasOut(terms);
    // Only the wallet balances can be reloaded from the form.
    if (event.type === 'retry.requested') return typeof value === 'object' && environment.face !== 'wallets';
    if (of === 'loadTerms' && name.startsWith('partner'))
      return (name === 'partner: no upline or downlines') !== (environment.fixture === 'member');
    if (name === 'wallets: all of it back') return !isOut;
    if (name === 'wallets: the preview') return draft.from === 'all' || (draft.to === 'main' && !isOut);
    if (name === 'wallets: all of it is returned') return draft.from !== 'all' || !isOut;
    if (MOVED.includes(name)) return name !== movedOutcome(draft);
    // The full amount never exceeds the balance.
    if (/^wallets: (cancelled|spent in the meantime|(still )?more than there is)$/.test(name))
      return draft.from === 'all';
    // A first deposit has no limit.
    if (name === 'deposit: over the limit') return terms.limitLeft === null;
    // The gateway checks a withdrawal only if the page finds no error.
    return (
      of === 'check' &&
      environment.face === 'withdrawal' &&
      (name === 'withdrawal: more than there is') !== (draft.amount === '40000.00')
    );
  },
  tolerates: MOVE_REJECTIONS,
});
