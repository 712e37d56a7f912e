/**
 * Jobs that lifecycle effects enqueue, one per kind and issue, with `{ issueId }`; the lottery module implements them.
 * `close`: the issue accepts no more bets, and its held stakes may be posted. `settle`: it has a result, a corrected
 * one, or is void, according to `issue.settlement` and `issue.state` (`drawn`, `corrected`, `void`); the job reports
 * the end by `settled`.
 */
export const ORDER_JOBS = { close: 'lottery-close', settle: 'lottery-settle' } as const;
