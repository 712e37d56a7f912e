import { msg } from '@lingui/core/macro';
import type { OfferTerms } from '../../../contract';

/** Labels of a newcomer's selection. */
export const newcomerBonus = msg({ id: 'terms.choice', message: 'New-member bonus' });

/** A rule's data as sentences, each with its values; terms of promotions are written nowhere else. */
export const termWords = {
  fixed: msg({ id: 'terms.fixed', message: 'A bonus of {sum}' }),
  percent: msg({ id: 'terms.percent', message: '{percent}% of your deposit, up to {most}' }),
  first: msg({ id: 'terms.first', message: 'With your first deposit of {least} or more, once you have chosen it' }),
  deposit: msg({ id: 'terms.deposit', message: 'With your next deposit of {least} or more, once you have chosen it' }),
  registration: msg({ id: 'terms.registration', message: 'When you register and choose it' }),
  claim: msg({ id: 'terms.claim', message: 'When you ask for it on this page' }),
  code: msg({ id: 'terms.code', message: 'With a code' }),
  everybody: msg({ id: 'terms.everybody', message: 'Every member' }),
  newcomers: msg({
    id: 'terms.newcomers',
    message: 'Members in their first {days, plural, one {# day} other {# days}}',
  }),
  ranked: msg({ id: 'terms.ranked', message: 'Members from VIP level {level}' }),
  noTurnover: msg({ id: 'terms.noTurnover', message: 'None: it is yours as soon as you claim it' }),
  turnover: msg({
    id: 'terms.turnover',
    message: '{times, plural, one {# time} other {# times}} the bonus, before it becomes yours',
  }),
  allGames: msg({ id: 'terms.allGames', message: 'All games count' }),
  anyStake: msg({ id: 'terms.anyStake', message: 'Bets of any size count' }),
  mostStake: msg({
    id: 'terms.mostStake',
    message: 'With bonus balance, up to {most} on one round or draw. You can bet more of your own balance',
  }),
  wholeBonus: msg({ id: 'terms.wholeBonus', message: 'All that is left of it when the turnover is complete' }),
  cappedBonus: msg({
    id: 'terms.cappedBonus',
    message: 'Up to {times, plural, one {# time} other {# times}} the bonus; the rest goes back',
  }),
  workDays: msg({
    id: 'terms.workDays',
    message: 'Within {days, plural, one {# day} other {# days}} of the claim; bets placed in time count',
  }),
  gifts: msg({
    id: 'terms.gifts',
    message: 'Before your first deposit: up to {times} times the bonus, winnings included',
  }),
  claimDays: msg({
    id: 'terms.claimDays',
    message: 'Within {days, plural, one {# day} other {# days}}, in the reward centre',
  }),
};

export const oftenWords = {
  once: msg({ id: 'terms.once', message: 'Once' }),
  daily: msg({ id: 'terms.daily', message: 'Once a day' }),
  weekly: msg({ id: 'terms.weekly', message: 'Once a week' }),
  monthly: msg({ id: 'terms.monthly', message: 'Once a month' }),
} satisfies Record<OfferTerms['often'], unknown>;
