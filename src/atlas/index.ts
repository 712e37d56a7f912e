export { ManualClock } from './clock';
export { type Declared, type DeclaredState, type DeclaredTransition, DIMENSIONS, type Dimension, declared } from './declared';
export type { Effect } from './effects';
export { type Edge, type Exploration, explore, type Place, type Start } from './explore';
export { type Seen, watch } from './follow';
export { stable } from './json';
export type { Move } from './moves';
export { type Path, type PathStep, pairsOf, paths, type Situation, type Strategy } from './paths';
export { type Picture, type PictureState, type PictureTransition, picture } from './picture';
export { type Ending, type Hooks, settle, stubbed } from './stub';
export { counter, merge, missing, type Tally, table } from './tally';
export { tell } from './tell';
export type {
  ActorName,
  AnyDriver,
  AnySamples,
  AnyWords,
  Driver,
  EventType,
  Gateway,
  Instead,
  Language,
  Means,
  Payload,
  Samples,
  Screen,
  StatePath,
  Words,
} from './types';
export { unused } from './unused';
