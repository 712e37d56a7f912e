import type { Handlers, Kit } from '../kit';
import { banners } from './banners';

/** s7.relay.announcements. The demo has banners; what is said to players comes with the notices. */
export const contentRoutes = ({ config }: Kit): Handlers<'announcements'> => ({
  announcements: async (_query, { language }) => ({
    player: [],
    banners: config.demo ? banners[language] : [],
    popup: [],
    promotion: [],
  }),
});
