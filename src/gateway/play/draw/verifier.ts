import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import * as v from 'valibot';
import { type DrawEvidence, evidenceQuery } from '../../../contract/play/draws';
import { ApiError, type ModuleContext } from '../../platform/context';
import { evidenceOf } from './opened';

const STYLE = `
:root{color-scheme:light dark;--g:#f3f6f1;--s:#fff;--i:#12201a;--i2:#43524a;--l:#74827a;--f:#0b5d3f;--a:#b3122e}
@media (prefers-color-scheme:dark){:root{--g:#0c1411;--s:#141f1a;--i:#eaf1eb;--i2:#b9c7bd;--l:#71857a;--f:#5cc795;--a:#ff8a97}}
*{box-sizing:border-box}body{margin:0;padding:1.5rem 1rem;background:var(--g);color:var(--i);font:1rem/1.6 "Noto Sans Bengali",system-ui,sans-serif}
main{max-width:44rem;margin:auto}h1{font-size:1.5rem;line-height:1.3}label{display:block;margin-top:.75rem}textarea,input{display:block;width:100%;padding:.75rem;
border:1px solid var(--l);border-radius:.4rem;background:var(--s);color:inherit;font:.875rem/1.5 ui-monospace,monospace}textarea{min-height:12rem}input{min-height:3rem}
button{margin:.75rem 0;min-height:3rem;padding:0 1.25rem;border:0;border-radius:.6rem;background:var(--f);color:var(--g);font:inherit;font-weight:600}
:focus-visible{outline:3px solid var(--l);outline-offset:2px}output{display:block;overflow-wrap:anywhere}[data-bad]{color:var(--a);font-weight:600}p{color:var(--i2)}`;

const hashOf = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

/** Returns the evidence of a draw as a data block, which is not a script to the content security policy. */
const evidenceBlock = (evidence: unknown) =>
  evidence
    ? `<script type="application/json" id="evidence">${JSON.stringify(evidence).replaceAll('<', '\\u003c')}</script>`
    : '';

/**
 * Builds the verifier of draws as a single self-contained page that also works from a disk. With the evidence of a draw
 * it shows the result immediately, so that a saved page contains it, too.
 */
export function verifierPage(built: string): { htmlOf: (evidence?: unknown) => string; policy: string } {
  // Escapes `</`, which would end the script, without changing its meaning.
  const script = built.replaceAll('</', '<\\/');
  const head =
    `<!doctype html><html lang="bn"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">` +
    `<title>Maidan</title><style>${STYLE}</style></head><body><main id="verify"></main>`;
  const policy = `default-src 'none'; script-src ${hashOf(script)}; style-src ${hashOf(STYLE)}; base-uri 'none'; form-action 'none'; frame-ancestors 'none'`;
  return { htmlOf: (evidence) => `${head}${evidenceBlock(evidence)}<script>${script}</script></body></html>`, policy };
}

/**
 * Serves `/verify-draw` if the portal is built: players can save it and use it without us (own.draw.commitment).
 * `?lottery=&issue=` embeds the evidence of a draw; an unknown draw leaves it empty.
 */
export function showVerifier(server: FastifyInstance, ctx: ModuleContext): void {
  const file = join(ctx.config.portalDir, 'verify-draw.js');
  if (!existsSync(file)) return;
  const { htmlOf, policy } = verifierPage(readFileSync(file, 'utf8'));
  server.get('/verify-draw', { config: { allowance: 'page.ip' } }, async ({ query }, reply) => {
    const html = htmlOf(await namedIn(ctx, query));
    return reply
      .header('Content-Security-Policy', policy)
      .header('Cache-Control', 'no-cache')
      .type('text/html; charset=utf-8')
      .send(html);
  });
}

/** Returns the evidence of the draw named in the query, if there is one. */
async function namedIn(ctx: ModuleContext, query: unknown): Promise<DrawEvidence | undefined> {
  const parsedQuery = v.safeParse(evidenceQuery, query);
  if (!parsedQuery.success) return undefined;
  try {
    return await evidenceOf(ctx, parsedQuery.output);
  } catch (error) {
    if (error instanceof ApiError) return undefined;
    throw error;
  }
}
