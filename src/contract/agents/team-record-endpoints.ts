import type { Endpoint } from '../platform/endpoint';
import { betsFile } from '../play/bets';
import * as records from './team-records';

const act = { token: 'required', encrypted: false, source: 'assumed' } as const;

/** Activity of a team; rejected like the calls of `teamEndpoints`. Too many days are `bets.days` or `team.days`. */
export const teamRecordEndpoints = {
  /** Rejects with `bets.unknown` if `after` is not one of these bets. */
  teamBets: {
    ...act,
    method: 'GET',
    path: '/wps/agent/bets',
    query: records.teamBetsQuery,
    response: records.teamBets,
  },
  /** Rejects with `team.recordUnknown` if `after` is not one of these transactions. */
  teamTransactions: {
    ...act,
    method: 'GET',
    path: '/wps/agent/transactions',
    query: records.teamTransactionsQuery,
    response: records.teamTransactions,
  },
  /** Returns a single-use address of the file and its expiry. Also rejects with `bets.zone`. */
  teamFile: { ...act, method: 'POST', path: '/wps/agent/file', body: records.teamFileRequest, response: betsFile },
} as const satisfies Record<string, Endpoint>;
