import type { FastifyInstance, FastifyReply } from 'fastify';
import * as v from 'valibot';
import { unreadablePaths } from '../../contract/readable';
import { PROVIDERS } from '../../contract/ways-in';
import { demoPage, STYLE } from '../demo/social/page';
import { promise } from '../demo/social/provider';
import { ApiError, type ModuleContext } from '../module-context';
import { languageOf } from '../platform/reply';
import { RETURN_PATH } from './provider';
import { RETURN_SCRIPT, returnPage } from './return-page';

const line = v.pipe(v.string(), v.nonEmpty(), v.maxLength(256));
const place = v.object({ provider: v.picklist(PROVIDERS) });
const asked = v.object({ state: line, code_challenge: line, code_challenge_method: v.optional(v.literal('S256')) });
const answered = v.object({
  ...asked.entries,
  answer: v.picklist(['agree', 'refuse']),
  person: v.optional(v.pipe(v.string(), v.trim()), ''),
});

const PAGE = { config: { allowance: 'page.ip' } } as const;
const DEMO = { config: { allowance: 'demo.ip' } } as const;

/** What a provider's window shows: in the demo its page, and always ours, to which it comes back. */
export function showSocial(server: FastifyInstance, ctx: ModuleContext): void {
  server.get(RETURN_PATH, PAGE, (request, reply) => html(reply, returnPage(languageOf(request))));
  server.get(`${RETURN_PATH}.js`, PAGE, (_request, reply) =>
    reply.type('text/javascript; charset=utf-8').send(RETURN_SCRIPT),
  );
  if (ctx.config.demo) showDemoProvider(server, ctx);
}

function showDemoProvider(server: FastifyInstance, ctx: ModuleContext) {
  server.get('/demo/provider.css', DEMO, (_request, reply) => reply.type('text/css; charset=utf-8').send(STYLE));
  server.get('/demo/provider/:provider', DEMO, (request, reply) => {
    const [{ provider }, query] = [read(place, request.params), read(asked, request.query)];
    return html(
      reply,
      demoPage(languageOf(request), provider, { state: query.state, challenge: query.code_challenge }),
    );
  });
  server.get('/demo/provider/:provider/answer', DEMO, async (request, reply) => {
    const [{ provider }, query] = [read(place, request.params), read(answered, request.query)];
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

/** A window that another page has opened must go on knowing it, so it is in nobody's own group of windows. */
const html = (reply: FastifyReply, page: string) =>
  reply
    .headers({ 'Cache-Control': 'no-store', 'Cross-Origin-Opener-Policy': 'unsafe-none' })
    .type('text/html; charset=utf-8')
    .send(page);

const back = (reply: FastifyReply, said: Record<string, string>) =>
  reply.redirect(`${RETURN_PATH}?${new URLSearchParams(said)}`, 303);
