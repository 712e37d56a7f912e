import type { ActorRefFrom } from 'xstate';
import type { RecordMachine } from '../../../../machines/account-record/account-record.machine';
import type { teamMachine } from '../../../../machines/team/team.machine';

export type TeamRef = ActorRefFrom<typeof teamMachine>;
/** A record of the team, of pages of one kind. */
export type RecordRef<P> = ActorRefFrom<RecordMachine<P>>;
