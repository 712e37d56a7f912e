import type { FastifyInstance, FastifyReply } from 'fastify';
import * as v from 'valibot';
import { PROVIDERS } from '../../../contract/identity/authentication';
import { unreadablePaths } from '../../../contract/platform/readable';
import { html } from '../../identity/social/pages';
import { RETURN_PATH } from '../../identity/social/provider';
import { ApiError, type ModuleContext } from '../../platform/context';
import { languageOf } from '../../platform/http/reply';
import { demoPage, STYLE } from './page';
import { promise } from './provider';

const line = v.pipe(v.string(), v.nonEmpty(), v.maxLength(256));
const place = v.object({ provider: v.picklist(PROVIDERS) });
const authQuery = v.object({ state: line, code_challenge: line, code_challenge_method: v.optional(v.literal('S256')) });
const answered = v.object({
  ...authQuery.entries,
  answer: v.picklist(['agree', 'refuse']),
  person: v.optional(v.pipe(v.string(), v.trim()), ''),
});

const DEMO = { config: { allowance: 'demo.ip' } } as const;

/** Serves the login pages of the demo's provider. */
export function showDemoProvider(server: FastifyInstance, ctx: ModuleContext) {
  server.get('/demo/provider.css', DEMO, (_request, reply) => reply.type('text/css; charset=utf-8').send(STYLE));
  server.get('/demo/provider/:provider', DEMO, (request, reply) => {
    const { provider } = read(place, request.params);
    const query = read(authQuery, request.query);
    return html(
      reply,
      demoPage(languageOf(request), provider, { state: query.state, challenge: query.code_challenge }),
    );
  });
  server.get('/demo/provider/:provider/answer', DEMO, async (request, reply) => {
    const { provider } = read(place, request.params);
    const query = read(answered, request.query);
    const { state, code_challenge: challenge, answer, person } = query;
    if (answer === 'refuse' || person === '') return back(reply, { error: 'access_denied', state });
    const code = await promise(ctx, provider, challenge, { subject: person.toLowerCase(), name: person });
    return back(reply, { code, state });
  });
}

function read<S extends v.GenericSchema>(schema: S, input: unknown): v.InferOutput<S> {
  const result = v.safeParse(schema, input);
  if (!result.success || unreadablePaths(result.output).length > 0) throw new ApiError(400, 'request.malformed');
  return result.output;
}

const back = (reply: FastifyReply, queryParams: Record<string, string>) =>
  reply.redirect(`${RETURN_PATH}?${new URLSearchParams(queryParams)}`, 303);
