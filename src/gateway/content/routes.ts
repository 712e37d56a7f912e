import type { Handlers, Kit } from '../kit';
import { banners } from './banners';
import { news } from './news';

/** s7.relay.announcements. The demo has banners; what is said to players comes with the notices. */
export const contentRoutes = ({ config }: Kit): Handlers<'announcements'> => ({
  announcements: async (_query, { language }) => ({
    player: [],
    banners: config.demo ? banners[language] : [],
    popup: config.demo ? news[language] : [],
    promotion: [],
  }),
});
