import { gunzipSync, gzipSync } from 'node:zlib';
import type { PageData } from './data';

/** Compresses a part of the page; the page unpacks it (app/unpacked.ts). Deterministic. */
export const packed = (text: string): string => gzipSync(text, { level: 9 }).toString('base64');

/** Extracts the data of a built page. */
export function dataOf(html: string): PageData {
  const letters = /<script type="text\/plain" id="data">(.*?)<\/script>/s.exec(html)?.[1] ?? '';
  return JSON.parse(gunzipSync(Buffer.from(letters, 'base64')).toString());
}
