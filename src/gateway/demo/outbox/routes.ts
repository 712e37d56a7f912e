import { desc } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import type { ModuleContext } from '../../platform/context';
import { languageOf } from '../../platform/http/reply';
import { page, STYLE } from './page';
import { outboxMessages } from './tables';

/** Serves the page where testers read the codes that were sent. */
export function showOutbox(server: FastifyInstance, { db }: ModuleContext) {
  const options = { config: { allowance: 'demo.ip' } } as const;
  server.get('/demo/outbox', options, async (request, reply) => {
    const messages = await db.select().from(outboxMessages).orderBy(desc(outboxMessages.at)).limit(100);
    return reply
      .header('Cache-Control', 'no-store')
      .type('text/html; charset=utf-8')
      .send(page(languageOf(request), messages));
  });
  server.get('/demo/outbox.css', options, (_request, reply) => reply.type('text/css; charset=utf-8').send(STYLE));
}
