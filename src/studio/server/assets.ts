import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** A built file, and an address that changes with it. */
type Asset = { body: string; path: string; type: string; hash: string };
export type Assets = Record<'script' | 'style' | 'verifier', Asset>;

const FILES = {
  script: ['frame.js', 'text/javascript; charset=utf-8'],
  style: ['frame.css', 'text/css; charset=utf-8'],
  verifier: ['verify.js', 'text/javascript; charset=utf-8'],
} as const;

/** Reads the built files of a folder once. Throws if one is missing. */
export function readAssets(folder: string): Assets {
  const read = ([name, type]: readonly [string, string]): Asset => {
    const body = readFileSync(join(folder, name), 'utf8');
    const hash = createHash('sha256').update(body).digest('base64');
    return { body, type, hash, path: `/${name}?${encodeURIComponent(hash.slice(0, 12))}` };
  };
  return { script: read(FILES.script), style: read(FILES.style), verifier: read(FILES.verifier) };
}
