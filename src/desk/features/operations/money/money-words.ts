import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { MONEY_FIGURES } from '../../../../contract/operations/money';

export type MoneyFigure = (typeof MONEY_FIGURES)[number];

/** Names of figures. */
export const figureWords: Record<MoneyFigure, MessageDescriptor> = {
  deposits: msg({ id: 'desk.money.deposits', message: 'Deposits' }),
  withdrawals: msg({ id: 'desk.money.withdrawals', message: 'Withdrawals' }),
  stakes: msg({ id: 'desk.money.stakes', message: 'Stakes' }),
  wins: msg({ id: 'desk.money.wins', message: 'Wins' }),
  gross: msg({ id: 'desk.money.gross', message: 'Gross gaming revenue' }),
  bonus: msg({ id: 'desk.money.bonus', message: 'Bonus' }),
  cashback: msg({ id: 'desk.money.cashback', message: 'Cashback' }),
  net: msg({ id: 'desk.money.net', message: 'Net gaming revenue' }),
  wages: msg({ id: 'desk.money.wages', message: 'Salaries of agents' }),
};

/** Meanings of figures; the gateway’s `money_figures` defines them (own.desk-money.figures). */
export const meaningWords: Record<MoneyFigure, MessageDescriptor> = {
  deposits: msg({ id: 'desk.money.deposits.meaning', message: 'Credited, less reversals.' }),
  withdrawals: msg({ id: 'desk.money.withdrawals.meaning', message: 'Paid out, less what came back.' }),
  stakes: msg({
    id: 'desk.money.stakes.meaning',
    message: 'Of bets settled in the period. A void or a correction counts on its own day.',
  }),
  wins: msg({ id: 'desk.money.wins.meaning', message: 'Returns of the same bets, stakes included.' }),
  gross: msg({ id: 'desk.money.gross.meaning', message: 'Stakes less wins.' }),
  bonus: msg({ id: 'desk.money.bonus.meaning', message: 'Granted, less what ended bonuses gave back.' }),
  cashback: msg({ id: 'desk.money.cashback.meaning', message: 'Claimed, less what was given back.' }),
  net: msg({ id: 'desk.money.net.meaning', message: 'Gross revenue less bonus and cashback.' }),
  wages: msg({ id: 'desk.money.wages.meaning', message: 'Paid by the house; not part of net revenue.' }),
};

const sources: Readonly<Record<string, MessageDescriptor | undefined>> = {
  offer: msg({ id: 'desk.money.source.offer', message: 'Offer' }),
  activity: msg({ id: 'desk.money.source.activity', message: 'Activity' }),
  raffle: msg({ id: 'desk.money.source.raffle', message: 'Raffle' }),
  vip: msg({ id: 'desk.money.source.vip', message: 'VIP level' }),
  cashback: msg({ id: 'desk.money.cashback', message: 'Cashback' }),
  mission: msg({ id: 'desk.money.source.mission', message: 'Mission' }),
  leaderboard: msg({ id: 'desk.money.source.leaderboard', message: 'Leaderboard' }),
  referral: msg({ id: 'desk.money.source.referral', message: 'Referral' }),
  points: msg({ id: 'desk.money.source.points', message: 'Converted points' }),
  studio: msg({ id: 'desk.money.source.studio', message: 'Promotion of a studio' }),
  other: msg({ id: 'desk.money.source.other', message: 'Returns of ended bonuses' }),
};

/** Name of a source of bonuses; undefined for one that this desk does not know. */
export const sourceWords = (source: string): MessageDescriptor | undefined => sources[source];

/** Titles of the parts of a report, on the page and in its file. */
export const partWords = {
  total: msg({ id: 'desk.money.total', message: 'Whole period' }),
  days: msg({ id: 'desk.money.days', message: 'By day' }),
  categories: msg({ id: 'desk.money.categories', message: 'By category' }),
  vendors: msg({ id: 'desk.money.vendors', message: 'By game provider' }),
  agents: msg({ id: 'desk.money.agents', message: 'By agent' }),
  offers: msg({ id: 'desk.money.offers', message: 'Bonus and cashback by offer' }),
};

export const noAgentWord = msg({ id: 'desk.money.noAgent', message: 'Without an agent' });
export const betsWord = msg({ id: 'desk.money.bets', message: 'Bets' });
export const countWord = msg({ id: 'desk.money.count', message: 'Granted' });
export const amountWord = msg({ id: 'desk.money.amount', message: 'Amount' });
