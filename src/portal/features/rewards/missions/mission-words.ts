import { msg } from '@lingui/core/macro';
import type { Mission, Span } from '../../../../contract/rewards/activities';

export const spanWords: Record<Span, ReturnType<typeof msg>> = {
  day: msg({ id: 'missions.span.day', message: 'Daily' }),
  week: msg({ id: 'missions.span.week', message: 'Weekly' }),
  month: msg({ id: 'missions.span.month', message: 'Monthly' }),
};

export const categoryWords: Record<NonNullable<Mission['category']>, ReturnType<typeof msg>> = {
  ELOTT: msg({ id: 'missions.category.elott', message: 'E-lottery' }),
  LOTT: msg({ id: 'missions.category.lott', message: 'Lottery' }),
  LIVE: msg({ id: 'missions.category.live', message: 'Live' }),
  SPORTS: msg({ id: 'missions.category.sports', message: 'Sports' }),
  FISH: msg({ id: 'missions.category.fish', message: 'Fishing' }),
  RNG: msg({ id: 'missions.category.rng', message: 'Slots' }),
  PVP: msg({ id: 'missions.category.pvp', message: 'PvP' }),
  ESPORTS: msg({ id: 'missions.category.esports', message: 'Esports' }),
};
