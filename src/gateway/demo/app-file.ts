import type { FastifyInstance } from 'fastify';

/** What stands in the demo where an operator has the signed app; the folder of the demo names its SHA-256. */
const STAND_IN = 'Maidan demo: this file stands in for the signed Android app. It cannot be installed.\n';

/** The file that the demo's resource of Android leads to (demo only). */
export function serveDemoApp(server: FastifyInstance) {
  server.get('/demo/maidan.apk', { config: { allowance: 'demo.ip' } }, (_request, reply) =>
    reply
      .type('application/vnd.android.package-archive')
      .header('Content-Disposition', 'attachment; filename="maidan.apk"')
      .send(Buffer.from(STAND_IN)),
  );
}
