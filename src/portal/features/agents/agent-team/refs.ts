import type { ActorRefFrom } from 'xstate';
import type { teamMachine } from '../../../../../machines/agents/team/team.machine';
import type { RecordMachine } from '../../../../../machines/money/account-record/account-record.machine';

export type TeamRef = ActorRefFrom<typeof teamMachine>;
/** A record of the team, of pages of one kind. */
export type RecordRef<P> = ActorRefFrom<RecordMachine<P>>;
