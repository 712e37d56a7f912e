import { QueryClient } from '@tanstack/react-query';
import { onForget } from './forget';

/** Client of lists and pages. A chunk of its own, passed to each query by hand: a visitor's first page needs none. */
export const reads = new QueryClient({ defaultOptions: { queries: { retry: 1, staleTime: 30_000 } } });

// What was read for a player is not there for the next one.
onForget(() => reads.clear());
