import type { FastifyInstance } from 'fastify';

/** Placeholder for an operator's signed app; the demo's content contains its SHA-256. */
const PLACEHOLDER = 'Maidan demo: this file stands in for the signed Android app. It cannot be installed.\n';

/** Serves the file that the demo's Android resource links to (demo only). */
export function serveDemoApp(server: FastifyInstance) {
  server.get('/demo/maidan.apk', { config: { allowance: 'demo.ip' } }, (_request, reply) =>
    reply
      .type('application/vnd.android.package-archive')
      .header('Content-Disposition', 'attachment; filename="maidan.apk"')
      .send(Buffer.from(PLACEHOLDER)),
  );
}
