import { eq, lt } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import * as v from 'valibot';
import { type Language, SETTINGS, type Value } from '../../../contract';
import { betsFileQuery } from '../../../contract/play/bets';
import { ApiError, type Input, type ModuleContext } from '../../platform/context';
import { isZone, LINES_AT_ONCE, linesIn, sendFile } from '../../platform/csv';
import { digest, randomSecret } from '../../platform/secrets/secrets';
import { clockIn } from '../../platform/time/zone';
import { betCells, betColumns } from './csv';
import { type BetRow, betsAfter, filterSql, ofAccount } from './record';
import { betFiles } from './tables';
import { betTitles } from './titles';

const PATH = '/wps/member/bets/file/';

/**
 * Returns the address of a file of the betting record. Addresses carry no session, so it contains a single-use secret
 * that is valid for a minute. Throws `bets.days`, and `bets.zone` for an unknown time zone.
 */
export async function askForFile(
  ctx: ModuleContext,
  accountId: string,
  query: Input<'betsFile'>,
  language: Language,
): Promise<Value<'betsFile'>> {
  const now = await ctx.now();
  filterSql(ofAccount(accountId), query, now);
  if (!isZone(query.zone)) throw new ApiError(422, 'bets.zone');
  const key = randomSecret();
  const expiresAt = new Date(now.getTime() + SETTINGS.bets.fileFor);
  await ctx.db.insert(betFiles).values({ keyHash: digest(key), accountId, asked: query, language, expiresAt });
  return { path: PATH + key, expiresAt: expiresAt.getTime() };
}

/** Serves the file of an address, streamed as it is read. */
export function serveBetFiles(server: FastifyInstance, ctx: ModuleContext) {
  server.get<{ Params: { key: string } }>(
    `${PATH}:key`,
    { config: { allowance: 'read.ip', closes: true } },
    async (request, reply) => {
      const [file] = await ctx.db
        .delete(betFiles)
        .where(eq(betFiles.keyHash, digest(request.params.key)))
        .returning();
      const now = await ctx.now();
      if (!file || file.expiresAt < now) throw new ApiError(404, 'bets.file');
      const query = v.parse(betsFileQuery, file.asked);
      return sendFile(
        reply,
        'bets',
        now,
        linesOf(ctx, file.accountId, { ...query, to: query.to ?? now.getTime() }, now, file.language),
      );
    },
  );
}

function linesOf(
  ctx: ModuleContext,
  accountId: string,
  query: Input<'betsFile'>,
  now: Date,
  language: Language,
): AsyncGenerator<string> {
  const where = filterSql(ofAccount(accountId), query, now);
  const clock = clockIn(query.zone);
  return linesIn<BetRow>({
    head: betColumns(language, query.zone),
    after: (last) => betsAfter(ctx.db, where, last, LINES_AT_ONCE),
    cells: async (bets) => {
      const titles = await betTitles(ctx.db, bets, language);
      return bets.map((bet) => betCells(bet, titles, language, clock));
    },
  });
}

/** Deletes expired addresses. */
export const purgeBetFiles = async ({ db, now }: ModuleContext): Promise<void> => {
  await db.delete(betFiles).where(lt(betFiles.expiresAt, await now()));
};
