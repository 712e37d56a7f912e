import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { GameType } from '../../../../contract/play/game-kinds';
import type { Delivery, PointKind, RedemptionState, RedemptionType } from '../../../../contract/rewards/points';
import type { BadgeTone } from '../../../../ui/badge';
import { problemWords } from '../../../../ui/form/problem-words';

/** Labels of the delivery methods (own.points.delivery). */
export const deliveryWords: Record<Delivery, MessageDescriptor> = {
  courier: msg({ id: 'points.delivery.courier', message: 'Delivered to your address by courier' }),
  message: msg({ id: 'points.delivery.message', message: 'Arrives in your messages' }),
};

/** Causes of point transactions (s7.points.transactions). */
export const kindWords: Record<PointKind | 'other', MessageDescriptor> = {
  pointsEarned: msg({ id: 'points.kind.pointsEarned', message: 'Earned by play' }),
  pointsTakenBack: msg({ id: 'points.kind.pointsTakenBack', message: 'Taken back: bet cancelled' }),
  pointsReward: msg({ id: 'points.kind.pointsReward', message: 'Reward' }),
  pointsGiven: msg({ id: 'points.kind.pointsGiven', message: 'Gift' }),
  pointsRedeemed: msg({ id: 'points.kind.pointsRedeemed', message: 'Redeemed' }),
  pointsReturned: msg({ id: 'points.kind.pointsReturned', message: 'Returned' }),
  pointsConverted: msg({ id: 'points.kind.pointsConverted', message: 'Converted to balance' }),
  other: msg({ id: 'points.kind.other', message: 'Other' }),
};

/** s4.status.redeem. */
export const stateWords: Record<RedemptionState, MessageDescriptor> = {
  inProcess: msg({ id: 'points.state.inProcess', message: 'In process' }),
  approved: msg({ id: 'points.state.approved', message: 'Approved' }),
  rejected: msg({ id: 'points.state.rejected', message: 'Rejected' }),
};
export const stateTones: Record<RedemptionState, BadgeTone> = {
  inProcess: 'gold',
  approved: 'field',
  rejected: 'alert',
};

export const typeWords: Record<RedemptionType, MessageDescriptor> = {
  goods: msg({ id: 'points.type.goods', message: 'Item' }),
  money: msg({ id: 'points.type.money', message: 'Balance' }),
};

/** Sources of points (s9.const.nav-points). */
export const categoryWords: Record<GameType, MessageDescriptor> = {
  LIVE: msg({ id: 'points.category.LIVE', message: 'Live' }),
  SPORTS: msg({ id: 'points.category.SPORTS', message: 'Sports' }),
  FISH: msg({ id: 'points.category.FISH', message: 'Fishing' }),
  RNG: msg({ id: 'points.category.RNG', message: 'Slots' }),
  PVP: msg({ id: 'points.category.PVP', message: 'PvP' }),
  ESPORTS: msg({ id: 'points.category.ESPORTS', message: 'Esports' }),
  LOTT: msg({ id: 'points.category.LOTT', message: 'Lottery' }),
  ELOTT: msg({ id: 'points.category.ELOTT', message: 'E-lottery' }),
};

const words: Record<string, MessageDescriptor | undefined> = {
  points: msg({ id: 'points.problem.points', message: 'Enter a whole number, e.g. 500.' }),
  phone: msg({ id: 'points.problem.phone', message: 'Enter a phone number of 6 to 15 digits.' }),
  address: msg({ id: 'points.problem.address', message: 'Enter the full address: house, road, area and town.' }),
};

/** Errors of a field. */
export const pointProblem = (code: string): MessageDescriptor => words[code] ?? problemWords(code);
