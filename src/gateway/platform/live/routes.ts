import { ApiError, type Handlers, type ModuleContext } from '../context';
import { liveHubOf } from './hub';

/** Handlers of the streams of changes; that of a session needs its token (asvs 8.2.1). */
export const liveRoutes = (ctx: ModuleContext): Handlers<'liveStream' | 'siteStream'> => ({
  liveStream: async ({ draws, lastEventId }, { session, ip, country }) => {
    if (!session) throw new ApiError(401, 'session.required');
    return liveHubOf(ctx).open({ session, ip, country, draws: draws === 'yes' }, lastEventId);
  },
  siteStream: async ({ draws, lastEventId }, { ip, country }) =>
    liveHubOf(ctx).open({ session: null, ip, country, draws: draws === 'yes' }, lastEventId),
});
