import { i18n } from '@lingui/core';
import type { ClientOf } from '../../../contract';
import type { gameEndpoints } from '../../../contract/play/game-endpoints';
import { reads } from '../../../ui/list/reads';

/** Categories and vendors in the current language, cached for all callers (s7.call.game-menus). */
export const readMenus = (client: Pick<ClientOf<typeof gameEndpoints>, 'gameMenus'>) =>
  reads.fetchQuery({
    queryKey: ['game-menus', i18n.locale],
    queryFn: () => client.gameMenus({}),
    staleTime: 300_000,
    retry: false,
    networkMode: 'always',
  });
