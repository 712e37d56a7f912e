import { eq, lt } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import * as v from 'valibot';
import { type Language, SETTINGS, type Value } from '../../../contract';
import { type TeamFileRequest, teamFileRequest } from '../../../contract/agents/team-records';
import { type Account, accountById } from '../../identity';
import { ApiError, type ModuleContext } from '../../platform/context';
import { isZone, sendFile } from '../../platform/csv';
import { digest, randomSecret } from '../../platform/secrets/secrets';
import { linesOf } from './lines';
import { asAgent } from './sight';
import { teamFiles } from './tables';

const PATH = '/wps/agent/file/';

/**
 * Returns the address of a file about a team. Addresses carry no session, so it contains a single-use secret that is
 * valid for a minute. Throws `bets.zone` for an unknown time zone, and like the corresponding list.
 */
export async function askForFile(
  ctx: ModuleContext,
  agent: Account,
  fileRequest: TeamFileRequest,
  language: Language,
): Promise<Value<'teamFile'>> {
  if (!isZone(fileRequest.zone)) throw new ApiError(422, 'bets.zone');
  await linesOf(ctx, agent, fileRequest, language);
  const key = randomSecret();
  const expiresAt = new Date((await ctx.now()).getTime() + SETTINGS.bets.fileFor);
  await ctx.db
    .insert(teamFiles)
    .values({ keyHash: digest(key), accountId: agent.id, asked: fileRequest, language, expiresAt });
  return { path: PATH + key, expiresAt: expiresAt.getTime() };
}

/** Serves the file of an address if its owner is still an agent, streamed as it is read. */
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
      const fileRequest = v.parse(teamFileRequest, file.asked);
      return sendFile(reply, fileRequest.of, now, await linesOf(ctx, agent, fileRequest, file.language));
    },
  );
}

/** Deletes expired addresses. */
export const purgeTeamFiles = async ({ db, now }: ModuleContext): Promise<void> => {
  await db.delete(teamFiles).where(lt(teamFiles.expiresAt, await now()));
};
