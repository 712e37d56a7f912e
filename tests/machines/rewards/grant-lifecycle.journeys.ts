import { invariant } from '../../harness/invariant';
import { journey } from '../../harness/journey';

const gift = (title: string) => journey(title).given({ isOfDeposit: false });
const ofDeposit = (title: string) => journey(title).given({ isOfDeposit: true });
const settled = (required: number, held: number, atStake = 0) => ({ type: 'bet.settled', required, held, atStake });
const PASSED = { type: 'deadline.passed' };
const checked = (openBets: number) => ({ type: 'deadline.checked', openBets });

/** The oracle of a bonus, from the requirements. */
export const grantLifecycleJourneys = [
  gift('Worked off: the money becomes own up to the cap, even if nothing is left')
    .meets('own.grant.account', 'own.grant.stake', 'own.grant.turnover', 'own.grant.end')
    .sees('open.running', 'open')
    .nothingElse()
    .ignores(settled(1, 5_000))
    .sends(settled(0, 0))
    .sees('met')
    .lacks('open')
    .acts('convertMoney')
    .nothingElse()
    .ends(),

  gift('Used up: only once neither its account nor an open bet holds any of it')
    .meets('own.grant.end')
    .ignores(settled(5_000, 0, 1))
    .ignores(settled(5_000, 1, 0))
    .sends(settled(5_000, 0, 0))
    .sees('lost')
    .lacks('open')
    .nothingElse()
    .ends(),

  gift('Given up by the player: what is left returns to the house')
    .meets('own.bonus.give-up', 'own.grant.end')
    .sends({ type: 'player.gaveUp' })
    .sees('givenUp')
    .lacks('open')
    .acts('returnMoney')
    .nothingElse()
    .ends(),

  ofDeposit('A payout ends the bonus of a deposit as giving it up does')
    .meets('own.grant.payout')
    .sends({ type: 'payout.sent' })
    .sees('givenUp')
    .acts('returnMoney')
    .nothingElse()
    .ends(),

  ofDeposit('A reversal of the deposit ends its bonus, running or waiting')
    .meets('own.deposit.reversed', 'own.grant.end')
    .sends(PASSED)
    .sends({ type: 'deposit.reversed' })
    .sees('reversed')
    .lacks('open')
    .acts('returnMoney')
    .nothingElse()
    .ends(),

  gift('A reversal of a deposit leaves a gift open')
    .meets('own.deposit.reversed')
    .ignores({ type: 'deposit.reversed' })
    .sees('open.running'),

  gift('A payout leaves a gift open, before and after its deadline')
    .meets('own.grant.payout')
    .ignores({ type: 'payout.sent' })
    .sends(PASSED)
    .ignores({ type: 'payout.sent' })
    .sees('open.waiting'),

  gift('Expired: it waits for the last open bet, then its rest returns and the player is notified')
    .meets('own.grant.expiry')
    .ignores(checked(0))
    .sends(PASSED)
    .sees('open.waiting', 'open')
    .nothingElse()
    .ignores(PASSED)
    .ignores(checked(1))
    .ignores(settled(1, 5_000))
    .sends(checked(0))
    .sees('expired')
    .lacks('open')
    .acts('returnMoney')
    .acts('notifyPlayer', { news: 'expired' })
    .nothingElse()
    .ends(),

  gift('A bet that was staked in time completes the turnover after the deadline')
    .meets('own.grant.expiry')
    .sends(PASSED)
    .sends(settled(0, 5_000))
    .sees('met')
    .acts('convertMoney')
    .ends(),

  gift('A bet that was staked in time loses the last of it after the deadline')
    .meets('own.grant.expiry')
    .sends(PASSED)
    .sends(settled(100, 0))
    .sees('lost')
    .ends(),

  gift('It can be given up while it waits')
    .meets('own.grant.expiry', 'own.bonus.give-up')
    .sends(PASSED)
    .sends({ type: 'player.gaveUp' })
    .sees('givenUp')
    .acts('returnMoney')
    .ends(),
];

/** Invariants of a bonus. */
export const grantLifecycleInvariants = [
  invariant('Money becomes own exactly where the turnover is complete', ({ snapshot, effects }) => {
    const isConverted = effects.some((effect) => effect.kind === 'act' && effect.name === 'convertMoney');
    return isConverted === (effects.length > 0 && snapshot.value === 'met');
  }).meets('own.grant.end'),
];
