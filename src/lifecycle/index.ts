export { initialStep, leafOf, nextStep, permittedEvents } from './chart';
export type { Lifecycle } from './define';
export {
  type AdvanceRequest,
  advanceLifecycle,
  type ExpireRequest,
  expireTimer,
  initialRow,
  LifecycleError,
  type LifecycleStepResult,
  type StartRequest,
  startLifecycle,
} from './runner';
export type { LifecycleKey, LifecycleStore, LifecycleTransaction } from './store';
export { type LifecycleRow, type PersistedSnapshot, persist, restore, type Timer, type VersionedChart } from './stored';
