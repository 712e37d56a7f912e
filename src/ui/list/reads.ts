import { QueryClient } from '@tanstack/react-query';
import { onForget } from './forget';

/**
 * Query client of lists and pages. It is a separate chunk, and passed to each query explicitly: the first page of a
 * visitor does not need it.
 */
export const reads = new QueryClient({ defaultOptions: { queries: { retry: 1, staleTime: 30_000 } } });

// Data of a player must not be visible to the next one.
onForget(() => reads.clear());
