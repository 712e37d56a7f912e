import type { FastifyInstance, FastifyRequest } from 'fastify';
import { v7 } from 'uuid';
import * as v from 'valibot';
import { ApiError, type ModuleContext } from '../module-context';
import { sendValue } from '../platform/reply';
import { type Command, commands, type Typed } from './commands';
import { operatorActs } from './tables';
import { isToken, opsToken } from './token';

const line = v.pipe(v.string(), v.maxLength(200));
const request = v.object({
  command: line,
  args: v.optional(v.pipe(v.array(line), v.maxLength(8)), []),
  until: v.optional(line),
  times: v.optional(v.pipe(v.number(), v.integer(), v.minValue(1))),
  reason: v.optional(v.pipe(v.string(), v.trim(), v.maxLength(500)), ''),
});

/** `POST /ops`: what `npm run ops` says. The token first, then the command; every act is audited with its reason. */
export function answerOps(server: FastifyInstance, ctx: ModuleContext) {
  const token = opsToken(ctx.config.dataDir);
  const guard = async ({ headers }: FastifyRequest) => {
    if (!isToken(token, headers.authorization)) throw new ApiError(401, 'ops.token');
  };
  server.post('/ops', { onRequest: guard, config: { allowance: 'ops.ip' } }, async (asked, reply) => {
    const typed = v.safeParse(request, asked.body);
    if (!typed.success) throw invalid(typed.issues[0].message);
    const command = find(ctx, typed.output.command);
    if (!typed.output.reason && !command.reads(typed.output.args)) throw invalid('--reason is needed');
    return sendValue(asked, reply, await audited(ctx, command, typed.output));
  });
}

const invalid = (detail: string) => new ApiError(422, 'ops.invalid', { params: { detail } });

function find({ config }: ModuleContext, name: string): Command {
  const known = Object.entries(commands).filter(([, { demo }]) => config.demo || !demo);
  const command = known.find(([one]) => one === name)?.[1];
  if (!command) throw invalid(`there is no ${name}; there are ${known.map(([, { usage }]) => usage).join('; ')}`);
  return command;
}

async function audited(ctx: ModuleContext, command: Command, typed: Typed & { command: string; reason: string }): Promise<unknown> {
  const recordOutcome = async (outcome: string) => {
    const { command: name, args, reason } = typed;
    await ctx.db.insert(operatorActs).values({ id: v7(), at: await ctx.now(), command: name, args, reason, outcome });
    ctx.log.info({ command: name, outcome }, 'ops.act');
  };
  try {
    const value = await command.run(ctx, typed);
    await recordOutcome('done');
    return value;
  } catch (error) {
    const refusal = error instanceof v.ValiError ? invalid(`${error.message} (${command.usage})`) : error;
    await recordOutcome(refusal instanceof ApiError ? refusal.code : 'unknown');
    throw refusal;
  }
}
