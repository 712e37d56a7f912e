import type { Endpoint } from '../platform/endpoint';
import { betsFile } from '../play/bets';
import * as records from './team-records';

const act = { token: 'required', encrypted: false, source: 'assumed' } as const;

/** Activity of a team; rejected like the calls of `teamEndpoints`. Too many days are `bets.days` or `team.days`. */
export const teamRecordEndpoints = {
  /** Refuses with `bets.unknown` where `after` is none of these bets. */
  teamBets: {
    ...act,
    method: 'GET',
    path: '/wps/agent/bets',
    query: records.teamBetsQuery,
    response: records.teamBets,
  },
  /** Refuses with `team.recordUnknown` where `after` is none of them. */
  teamTransactions: {
    ...act,
    method: 'GET',
    path: '/wps/agent/transactions',
    query: records.teamTransactionsQuery,
    response: records.teamTransactions,
  },
  /** Where a file is, once, and until when. Refuses with `bets.zone` too. */
  teamFile: { ...act, method: 'POST', path: '/wps/agent/file', body: records.teamFileAsked, response: betsFile },
} as const satisfies Record<string, Endpoint>;
