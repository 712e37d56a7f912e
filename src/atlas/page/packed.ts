import { gunzipSync, gzipSync } from 'node:zlib';
import type { PageData } from './data';

/** Compresses the page's data to text; the page unpacks it (app/main.tsx). Deterministic. */
export const packed = (data: PageData): string => gzipSync(JSON.stringify(data), { level: 9 }).toString('base64');

/** Extracts the data of a built page. */
export function dataOf(html: string): PageData {
  const letters = /<script type="text\/plain" id="data">(.*?)<\/script>/s.exec(html)?.[1] ?? '';
  return JSON.parse(gunzipSync(Buffer.from(letters, 'base64')).toString());
}
