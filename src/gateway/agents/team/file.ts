import { eq, lt } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import * as v from 'valibot';
import { type Language, SETTINGS, type Value } from '../../../contract';
import { type TeamFileAsked, teamFileAsked } from '../../../contract/agents/team-records';
import { type Account, accountById } from '../../identity';
import { ApiError, type ModuleContext } from '../../platform/context';
import { isZone, sendFile } from '../../platform/csv';
import { digest, randomSecret } from '../../platform/secrets/secrets';
import { linesOf } from './lines';
import { asAgent } from './sight';
import { teamFiles } from './tables';

const PATH = '/wps/agent/file/';

/**
 * The address of a file of a team: an address carries no session, so it is a secret of its own, good once and for a minute. Refuses with `bets.zone` for a
 * time zone that there is not, and as the list of the same does.
 */
export async function askForFile(
  ctx: ModuleContext,
  agent: Account,
  asked: TeamFileAsked,
  language: Language,
): Promise<Value<'teamFile'>> {
  if (!isZone(asked.zone)) throw new ApiError(422, 'bets.zone');
  await linesOf(ctx, agent, asked, language);
  const key = randomSecret();
  const expiresAt = new Date((await ctx.now()).getTime() + SETTINGS.bets.fileFor);
  await ctx.db.insert(teamFiles).values({ keyHash: digest(key), accountId: agent.id, asked, language, expiresAt });
  return { path: PATH + key, expiresAt: expiresAt.getTime() };
}

/** Gives a file to who has its address, while they are an agent still, line by line as it is read. */
export function serveTeamFiles(server: FastifyInstance, ctx: ModuleContext) {
  server.get<{ Params: { key: string } }>(
    `${PATH}:key`,
    { config: { allowance: 'read.ip', closes: true } },
    async (request, reply) => {
      const [file] = await ctx.db
        .delete(teamFiles)
        .where(eq(teamFiles.keyHash, digest(request.params.key)))
        .returning();
      const now = await ctx.now();
      if (!file || file.expiresAt < now) throw new ApiError(404, 'bets.file');
      const agent = await asAgent(ctx, await accountById(ctx.db, file.accountId));
      const asked = v.parse(teamFileAsked, file.asked);
      return sendFile(reply, asked.of, now, await linesOf(ctx, agent, asked, file.language));
    },
  );
}

/** Addresses that are over. */
export const purgeTeamFiles = async ({ db, now }: ModuleContext): Promise<void> => {
  await db.delete(teamFiles).where(lt(teamFiles.expiresAt, await now()));
};
