import { createHash } from 'node:crypto';
import type { Bundle } from './bundle';
import type { PageData } from './data';
import { packed } from './packed';

/** Escapes sequences that would end a script. */
const inScript = (code: string): string => code.replace(/<(?=\/script|!--)/gi, '\\x3C');
const hashOf = (text: string): string => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

/** Returns the complete page. Its policy forbids loading anything, and running any other script. */
export function documentOf(data: PageData, { script, style, worker }: Bundle): string {
  const code = `\n${inScript(script)}\n`;
  const policy = `default-src 'none'; script-src ${hashOf(code)}; style-src 'unsafe-inline'; img-src data:; worker-src blob:; base-uri 'none'; form-action 'none'`;
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta http-equiv="Content-Security-Policy" content="${policy}">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>Atlas</title>
<link rel="icon" href="data:,">
<style>
${style.replace(/<(?=\/style)/gi, '\\3C ')}
</style>
</head>
<body>
<div id="atlas"></div>
<script type="text/plain" id="data">${packed(JSON.stringify(data))}</script>
<script type="text/plain" id="layout">${packed(worker)}</script>
<script type="module">${code}</script>
</body>
</html>
`;
}
