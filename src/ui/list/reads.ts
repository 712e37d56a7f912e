import { QueryClient } from '@tanstack/react-query';
import { onForget } from './forget';

/** What lists and pages read. A chunk of its own: a visitor's first page reads nothing by it, so it is given to each query by hand. */
export const reads = new QueryClient({ defaultOptions: { queries: { retry: 1, staleTime: 30_000 } } });

// What was read for a player is not there for the next one.
onForget(() => reads.clear());
