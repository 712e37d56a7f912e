import { createHash } from 'node:crypto';
import type { Assets } from './assets';

/** Returns the frame's page, which its script alone fills. `portal`: origin that its messages are sent to. */
export const framePage = ({ script, style }: Assets, language: 'bn' | 'en', portal: string): string =>
  `<!doctype html><html lang="${language}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">` +
  `<meta name="portal" content="${portal}"><meta name="referrer" content="no-referrer"><title>Maidan Lab</title>` +
  `<link rel="stylesheet" href="${style.path}"><script type="module" src="${script.path}"></script></head>` +
  `<body><main id="game"></main></body></html>`;

const STYLE = `
:root{color-scheme:light dark;--g:#f3f6f1;--s:#fff;--i:#12201a;--i2:#43524a;--l:#74827a;--f:#0b5d3f;--a:#b3122e}
@media (prefers-color-scheme:dark){:root{--g:#0c1411;--s:#141f1a;--i:#eaf1eb;--i2:#b9c7bd;--l:#71857a;--f:#5cc795;--a:#ff8a97}}
*{box-sizing:border-box}body{margin:0;padding:1.5rem 1rem;background:var(--g);color:var(--i);font:1rem/1.6 "Noto Sans Bengali",system-ui,sans-serif}
main{max-width:44rem;margin:auto}h1{font-size:1.5rem;line-height:1.3}textarea{display:block;width:100%;min-height:12rem;padding:.75rem;border:1px solid var(--l);
border-radius:.4rem;background:var(--s);color:inherit;font:.875rem/1.5 ui-monospace,monospace}button{margin:.75rem 0;min-height:3rem;padding:0 1.25rem;border:0;border-radius:.6rem;
background:var(--f);color:var(--g);font:inherit;font-weight:600}:focus-visible{outline:3px solid var(--l);outline-offset:2px}output{display:block;white-space:pre-wrap;overflow-wrap:anywhere}
[data-bad]{color:var(--a);font-weight:600}p{color:var(--i2)}`;

const hashOf = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

/** Returns the verifier: a self-contained page that works from a disk as well as from here. */
export function verifierPage({ verifier }: Assets): { html: string; policy: string } {
  // An end tag would end the script; the escaped form is equivalent.
  const script = verifier.body.replaceAll('</', '<\\/');
  const html =
    `<!doctype html><html lang="bn"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">` +
    `<title>Maidan Lab</title><style>${STYLE}</style></head><body><main id="verify"></main><script>${script}</script></body></html>`;
  const policy = `default-src 'none'; script-src ${hashOf(script)}; style-src ${hashOf(STYLE)}; base-uri 'none'; form-action 'none'; frame-ancestors 'none'`;
  return { html, policy };
}
