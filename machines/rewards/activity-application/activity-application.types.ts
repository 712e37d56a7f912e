import type { DoneActorEvent, ErrorActorEvent } from 'xstate';
import type { Failure } from '../../../src/contract';
import type { ActivityAct, ActivityDetail } from '../../../src/contract/rewards/activities';
import type { FormOutput } from '../../platform/form/form.machine';
import type { Ending } from '../../platform/host/host.machine';

/** `id`: the activity's id. */
export type ActivityInput = { id: string };
export type ActivityOutcome = { kind: 'loaded'; activity: ActivityDetail } | { kind: 'gone' };
/** Actions that need no application; `draw` is for raffles. */
export type Act = ActivityAct | 'draw';

/** Outcome of an action or an application. */
export type Notice = 'done' | 'applied' | 'refused';

/**
 * `act`: last requested action; `notice`: outcome to show once the activity has been read again; `outdated`: the
 * language has changed since the activity was requested.
 */
export type ActivityContext = {
  id: string;
  activity: ActivityDetail | null;
  act: Act | null;
  notice: Notice | null;
  outdated: boolean;
  next: Ending['next'] | null;
  failure: Failure | null;
};

export type ActivityEvent =
  | { type: 'act.requested'; act: Act }
  | { type: 'application.requested' }
  | { type: 'proofs.changed'; proofs: string[] }
  | { type: 'refresh.requested' }
  | { type: 'rewards.requested' }
  | { type: 'activity.closed' }
  | { type: 'language.changed' }
  | { type: 'retry.requested' }
  | DoneActorEvent<ActivityOutcome, 'load'>
  | DoneActorEvent<ActivityDetail, 'act'>
  | DoneActorEvent<FormOutput, 'applicationForm'>
  | ErrorActorEvent<Failure>;
