import { LoadFailed } from '../shell/load-failed';

/** A screen whose script did not come, or broke down (s8.chunk.load-error). */
export const ScreenFailed = () => <LoadFailed onReload={() => location.reload()} />;
