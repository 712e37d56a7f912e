import { gunzipSync, gzipSync } from 'node:zlib';
import type { PageData } from './data';

/** The data of a page, as small as it gets, as letters; the page unpacks it (app/unpacked.ts). The same data gives the same letters. */
export const packed = (data: PageData): string => gzipSync(JSON.stringify(data), { level: 9 }).toString('base64');

/** The data of a page that was made. */
export function dataOf(html: string): PageData {
  const letters = /<script type="text\/plain" id="data">(.*?)<\/script>/s.exec(html)?.[1] ?? '';
  return JSON.parse(gunzipSync(Buffer.from(letters, 'base64')).toString());
}
