import { ChunkFailed } from '../screens/chunk-failed';

/** A screen whose script did not come, or broke down (s8.chunk.load-error). */
export const ScreenFailed = () => <ChunkFailed onReload={() => location.reload()} />;
