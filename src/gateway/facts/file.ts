import { Readable } from 'node:stream';
import { eq, lt } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import * as v from 'valibot';
import { type Language, SETTINGS, type Value } from '../../contract';
import { betsFileAsked } from '../../contract/bets';
import { ApiError, type Input, type ModuleContext } from '../module-context';
import { digest, randomSecret } from '../secrets';
import { betLine, clockOf, headOf } from './csv';
import { type BetRow, betsAfter, filterSql } from './record';
import { betFiles } from './tables';
import { betTitles } from './titles';

const PATH = '/wps/member/bets/file/';
/** Bets that are read at once: a file of any length takes the memory of so many. */
const AT_ONCE = 500;

/**
 * The address of a file of the betting record: an address carries no session, so it is a secret of its own, good once and for a minute. Refuses
 * with `bets.days`, and with `bets.zone` for a time zone that there is not.
 */
export async function askForFile(
  ctx: ModuleContext,
  accountId: string,
  asked: Input<'betsFile'>,
  language: Language,
): Promise<Value<'betsFile'>> {
  const now = await ctx.now();
  filterSql(accountId, asked, now);
  if (!isZone(asked.zone)) throw new ApiError(422, 'bets.zone');
  const key = randomSecret();
  const expiresAt = new Date(now.getTime() + SETTINGS.bets.fileFor);
  await ctx.db.insert(betFiles).values({ keyHash: digest(key), accountId, asked, language, expiresAt });
  return { path: PATH + key, expiresAt: expiresAt.getTime() };
}

function isZone(zone: string): boolean {
  try {
    return clockOf(zone) !== null;
  } catch {
    return false;
  }
}

/** Gives a file to who has its address, line by line as it is read. */
export function serveBetFiles(server: FastifyInstance, ctx: ModuleContext) {
  server.get<{ Params: { key: string } }>(`${PATH}:key`, { config: { allowance: 'read.ip', closes: true } }, async (request, reply) => {
    const [file] = await ctx.db
      .delete(betFiles)
      .where(eq(betFiles.keyHash, digest(request.params.key)))
      .returning();
    const now = await ctx.now();
    if (!file || file.expiresAt < now) throw new ApiError(404, 'bets.file');
    const asked = v.parse(betsFileAsked, file.asked);
    const name = `${SETTINGS.brand.merchant}-bets-${now.toISOString().slice(0, 10)}.csv`;
    return reply
      .header('Cache-Control', 'no-store')
      .header('Content-Disposition', `attachment; filename="${name}"`)
      .type('text/csv; charset=utf-8')
      .send(Readable.from(linesOf(ctx, file.accountId, { ...asked, to: asked.to ?? now.getTime() }, file.language)));
  });
}

/** Page after page, each its own short question: who reads slowly holds nothing. */
async function* linesOf(ctx: ModuleContext, accountId: string, asked: Input<'betsFile'>, language: Language): AsyncGenerator<string> {
  const [where, clock] = [filterSql(accountId, asked, await ctx.now()), clockOf(asked.zone)];
  yield headOf(language);
  for (let after: BetRow | null = null; ; ) {
    const page: BetRow[] = await betsAfter(ctx.db, where, after, AT_ONCE);
    const titles = await betTitles(ctx.db, page, language);
    yield page.map((bet) => betLine(bet, titles, language, clock)).join('');
    after = page.at(-1) ?? null;
    if (page.length < AT_ONCE) return;
  }
}

/** Addresses that are over. */
export const purgeBetFiles = async ({ db, now }: ModuleContext): Promise<void> => {
  await db.delete(betFiles).where(lt(betFiles.expiresAt, await now()));
};
