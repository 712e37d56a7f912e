export type { Strategy } from './aims';
export { between } from './between';
export { type Bound, bound } from './bound';
export { byHand, exploreByHand, type HandExploration, type LeftToMachine, rested } from './by-hand';
export { type Case, type CaseStep, caseId, cases, inOrder, revisionOf } from './cases';
export { ManualClock } from './clock';
export { coverage } from './coverage-of';
export {
  type Declared,
  type DeclaredState,
  type DeclaredTransition,
  DIMENSIONS,
  type Dimension,
  declared,
  type MicrostepCoverage,
} from './declared';
export { describeMove } from './describe-move';
export type { Effect } from './effects';
export { type Edge, type Exploration, explore, type Place, type Start } from './explore';
export { watch } from './follow';
export { completed, GUESSED, guessed, inputKeysOf, rejection } from './guess';
export { stable } from './json';
export { live } from './live';
export { minimise } from './minimise';
export { type ByHand, everyMove, type Move, movesAt, tokenOf } from './moves';
export { alike } from './mutants/behaviour';
export { KINDS, type Mutation } from './mutants/kinds';
export { type Mutants, mutants } from './mutants/mutants';
export { mutations } from './mutants/mutations';
export { rewrite } from './mutants/rewrite';
export { walked } from './pairs';
export { type Path, type PathStep, pairsOf, paths, type Situation } from './paths';
export { type Picture, type PictureState, type PictureTransition, picture } from './picture';
export { wander } from './random';
export { retrace, type Saved, type SavedPath, type SavedStep, saved } from './saved';
export {
  CHECK,
  MATTER,
  PERFORMER_LABELS,
  type Script,
  type ScriptLabels,
  type ScriptStep,
  scripts,
  titleOf,
} from './script';
export { showing } from './showing';
export { type Configuration, stepFrom } from './step';
export { type Ending, type Hooks, settle, stubbed } from './stub';
export { COLUMNS, type Column, counter, labelOf, merge, missing, type Tally, table } from './tally';
export { Trail } from './trail';
export type {
  ActorName,
  AnyDriver,
  AnySamples,
  AnySteps,
  AnyWords,
  Beginning,
  Driver,
  EventType,
  Gateway,
  Instead,
  Language,
  Matter,
  OutcomeSetup,
  Payload,
  Performer,
  Picked,
  Samples,
  Screen,
  SetUp,
  StatePath,
  Steps,
  Text,
  WrittenSamples,
} from './types';
export { MATTERS } from './types';
export { unused } from './unused';
export { perform, walk } from './walk';
export { readSamples } from './written';
