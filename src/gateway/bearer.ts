import type { IncomingHttpHeaders } from 'node:http';

const LONGEST = 256;

/** The token that a request carries, or null where there is none, or none that could be one of ours. */
export function bearerOf({ authorization = '' }: IncomingHttpHeaders): string | null {
  return authorization.length > LONGEST ? null : (/^Bearer ([\w-]+)$/i.exec(authorization)?.[1] ?? null);
}
