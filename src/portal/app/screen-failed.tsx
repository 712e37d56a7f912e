import { LoadFailed } from '../shell/load-failed';

/** A screen whose script did not come, or failed (s8.chunk.load-error). */
export const ScreenFailed = () => <LoadFailed onReload={() => location.reload()} />;
