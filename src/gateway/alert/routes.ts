import { count, desc, eq } from 'drizzle-orm';
import type { Handlers, ModuleContext } from '../module-context';
import { readAtOnce } from '../platform/transact';
import { ownerOf } from '../security/owner';
import { pageOf } from '../wallet/requests';
import { accountAlerts } from './tables';
import { alertWords, circumstances } from './words';

/** What a player was told of the account, for nobody else (asvs 8.2.2). */
export const alertRoutes = (ctx: ModuleContext): Handlers<'messages'> => ({
  messages: async (asked, caller) => {
    const { id } = await ownerOf(ctx, caller);
    const mine = eq(accountAlerts.accountId, id);
    const reader = { language: caller.language, zone: ctx.config.siteZone };
    return readAtOnce(ctx, async (tx) => {
      const [all] = await tx.select({ total: count() }).from(accountAlerts).where(mine);
      const rows = await tx
        .select()
        .from(accountAlerts)
        .where(mine)
        .orderBy(desc(accountAlerts.at), desc(accountAlerts.id))
        .limit(asked.pageSize)
        .offset((asked.pageNo - 1) * asked.pageSize);
      const list = rows.map((row) => {
        const { title, text } = alertWords(row, reader);
        return { id: row.id, title, lines: [text, ...circumstances(row, reader)], at: row.at.getTime() };
      });
      return { list, ...pageOf(all?.total ?? 0, asked) };
    });
  },
});
