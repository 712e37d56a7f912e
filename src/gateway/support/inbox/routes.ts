import { inArray } from 'drizzle-orm';
import type { Language } from '../../../contract';
import { alertTextsByIds, ownerIdOf } from '../../identity';
import { areRewardsBarred, renderBlock } from '../../money';
import type { Handlers, ModuleContext, Tx } from '../../platform/context';
import { readAtOnce } from '../../platform/database/transact';
import { clubLabelOf, countMissions, countOpenOffers, countRewards } from '../../rewards';
import { countUnread, pageOfMessages, readAll, readOne, removeOne } from './service';
import { playerStatus } from './status';
import { broadcasts } from './tables';

/** Handlers of a player's own messages, about the account and to many (asvs 8.2.2). */
export const inboxRoutes = (
  ctx: ModuleContext,
): Handlers<'messages' | 'unreadMessages' | 'readMessages' | 'removeMessage'> => ({
  messages: async (input, caller) => {
    const id = await ownerIdOf(ctx, caller);
    const reader = { language: caller.language, zone: ctx.config.siteZone };
    return readAtOnce(ctx, async (tx) => {
      const { page, unread, rows } = await pageOfMessages(tx, id, input);
      const idsOf = (general: boolean) => rows.flatMap((row) => (row.general === general ? [row.id] : []));
      const messageViews = [
        ...(await alertTextsByIds(tx, idsOf(false), reader)),
        ...(await readBroadcasts(tx, idsOf(true), caller.language)),
      ];
      const list = rows.flatMap(({ id: one, read }) =>
        messageViews.filter((message) => message.id === one).map((message) => ({ ...message, read })),
      );
      return { list, unread, ...page };
    });
  },
  unreadMessages: async (_, caller) => {
    const id = await ownerIdOf(ctx, caller);
    const isBarred = await areRewardsBarred(ctx.db, id);
    const [unreadCount, promotions, rewards, missionCount, { block, rankLevel, level }] = await Promise.all([
      countUnread(ctx.db, id),
      isBarred ? 0 : countOpenOffers(ctx, id),
      isBarred ? 0 : countRewards(ctx.db, id),
      isBarred ? 0 : countMissions(ctx, id),
      playerStatus(ctx, id),
    ]);
    const clubLabel = clubLabelOf(level ? [level] : [], rankLevel, caller.language);
    return { unreadCount, promotions, rewards, missionCount, pause: block && renderBlock(block), clubLabel };
  },
  readMessages: async ({ id }, caller) => {
    const owner = await ownerIdOf(ctx, caller);
    await (id === undefined ? readAll(ctx, owner) : readOne(ctx, owner, id));
    return null;
  },
  removeMessage: async ({ id }, caller) => {
    await removeOne(ctx, await ownerIdOf(ctx, caller), id);
    return null;
  },
});

async function readBroadcasts(tx: Tx, ids: string[], language: Language) {
  if (ids.length === 0) return [];
  const rows = await tx.select().from(broadcasts).where(inArray(broadcasts.id, ids));
  return rows.map(({ id, titleBn, titleEn, textBn, textEn, at }) => {
    const [title, text] = language === 'bn' ? [titleBn, textBn] : [titleEn, textEn];
    return { id, title, lines: text.split('\n').filter((line) => line.trim() !== ''), at: at.getTime() };
  });
}
