/**
 * Jobs that effects of the lifecycle enqueue, each with `{ issueId }` and one job a kind and issue; the orders' module has their tasks.
 * `close`: the issue takes no more bets, and what is held for it may be posted. `settle`: it has a result, another one, or is void, as
 * `issue.settlement` and `issue.state` say (`drawn`, `corrected`, `void`); it is told of the end by `settled`.
 */
export const ORDER_JOBS = { close: 'lottery-close', settle: 'lottery-settle' } as const;
