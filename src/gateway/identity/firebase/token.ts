import * as v from 'valibot';

const claims = v.object({
  iss: v.string(),
  aud: v.string(),
  exp: v.number(),
  /** Time at which the person verified the number. Seconds. */
  auth_time: v.number(),
  phone_number: v.pipe(v.string(), v.regex(/^\+[1-9]\d{6,14}$/)),
});
export type Claims = v.InferOutput<typeof claims>;
type ReadToken = { claims: Claims; signed: string; signature: Buffer };

/** Parses a compact JWS without verifying it; null if it is malformed. */
export function readToken(token: string): ReadToken | null {
  const [head = '', body = '', signature = '', ...more] = token.split('.');
  const read = v.safeParse(claims, json(body));
  if (more.length > 0 || !read.success) return null;
  return { claims: read.output, signed: `${head}.${body}`, signature: Buffer.from(signature, 'base64url') };
}

/** Maximum age of a verification, ms; the token itself is valid longer. */
const FRESH = 300_000;

/** Returns whether the claims are from this issuer, for us, and fresh. */
export const holds = (
  { iss, aud, exp, auth_time }: Claims,
  expected: { iss: string; aud: string },
  now: Date,
): boolean =>
  iss === expected.iss &&
  aud === expected.aud &&
  exp * 1_000 > now.getTime() &&
  auth_time * 1_000 > now.getTime() - FRESH;

function json(part: string): unknown {
  try {
    return JSON.parse(Buffer.from(part, 'base64url').toString('utf8'));
  } catch {
    return null;
  }
}
