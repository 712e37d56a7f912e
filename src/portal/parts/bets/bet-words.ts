import { msg } from '@lingui/core/macro';
import type { Bet, BetDetail, BetStatus } from '../../../contract';
import type { BadgeTone } from '../../../ui/badge';
import type { Period } from './period';

export const statusWords = {
  won: msg({ id: 'bets.status.won', message: 'Won' }),
  lost: msg({ id: 'bets.status.lost', message: 'Lost' }),
  even: msg({ id: 'bets.status.even', message: 'Break even' }),
  cancelled: msg({ id: 'bets.status.cancelled', message: 'Cancelled' }),
} satisfies Record<BetStatus, unknown>;

/** Labels of cancelled bets on our own draws. */
export const endingWords = {
  stopped: msg({ id: 'bets.ending.stopped', message: 'Stopped after a win' }),
  void: msg({ id: 'bets.ending.void', message: 'Draw void' }),
} satisfies Record<NonNullable<Bet['ending']>, unknown>;

export const statusTones: Record<BetStatus, BadgeTone> = {
  won: 'field',
  lost: 'plain',
  even: 'river',
  cancelled: 'gold',
};

export const categoryWords = {
  ELOTT: msg({ id: 'bets.category.elott', message: 'E-lottery' }),
  LOTT: msg({ id: 'bets.category.lott', message: 'Lottery' }),
  LIVE: msg({ id: 'bets.category.live', message: 'Live' }),
  SPORTS: msg({ id: 'bets.category.sports', message: 'Sports' }),
  FISH: msg({ id: 'bets.category.fish', message: 'Fishing' }),
  RNG: msg({ id: 'bets.category.rng', message: 'Slots' }),
  PVP: msg({ id: 'bets.category.pvp', message: 'PvP' }),
  ESPORTS: msg({ id: 'bets.category.esports', message: 'Esports' }),
  other: msg({ id: 'bets.category.other', message: 'Other' }),
} satisfies Record<Bet['category'], unknown>;

export const periodWords = {
  1: msg({ id: 'bets.period.1', message: 'Today' }),
  7: msg({ id: 'bets.period.7', message: '7 days' }),
  30: msg({ id: 'bets.period.30', message: '30 days' }),
  90: msg({ id: 'bets.period.90', message: '90 days' }),
} satisfies Record<Period, unknown>;

export const eventWords = {
  settled: msg({ id: 'bets.event.settled', message: 'Settled' }),
  settledAnew: msg({ id: 'bets.event.settledAnew', message: 'Settled again' }),
  cancelled: msg({ id: 'bets.event.cancelled', message: 'Cancelled' }),
} satisfies Record<BetDetail['events'][number]['kind'], unknown>;

export const resultWords = {
  drawn: msg({ id: 'bets.draw.drawn', message: 'Drawn' }),
  given: msg({ id: 'bets.draw.given', message: 'Official result' }),
  corrected: msg({ id: 'bets.draw.corrected', message: 'Corrected' }),
  void: msg({ id: 'bets.draw.void', message: 'Void' }),
} satisfies Record<NonNullable<BetDetail['draw']>['results'][number]['kind'], unknown>;
