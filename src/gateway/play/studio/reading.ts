import type { FastifyInstance, FastifyRequest } from 'fastify';
import * as v from 'valibot';
import { type StudioCall, studioRequests } from '../../../contract/play/studio';
import { Refused } from './call';

/** JSON comes as the bytes that were signed; whatever it is, it is read after that was looked at (W1, W2). */
export function takeBytes(scope: FastifyInstance): void {
  scope.removeContentTypeParser('application/json');
  scope.addContentTypeParser('application/json', { parseAs: 'buffer' }, (_request, body, done) => done(null, body));
}

/** What the bytes say; refuses with `request.malformed`. */
export const readJson = (scope: FastifyInstance, request: FastifyRequest, text: string): Promise<unknown> =>
  new Promise((resolve, reject) => {
    const parse = scope.getDefaultJsonParser('error', 'error');
    parse(request, text, (error: Error | null, value?: unknown) =>
      error ? reject(new Refused('request.malformed')) : resolve(value),
    );
  });

/** Refuses with `request.invalid`, naming the fields. */
export function readAs<C extends StudioCall>(call: C, body: unknown): v.InferOutput<(typeof studioRequests)[C]> {
  return readBy(studioRequests[call], body);
}

export function readBy<S extends v.GenericSchema>(schema: S, body: unknown): v.InferOutput<S> {
  const read = v.safeParse(schema, body);
  if (read.success) return read.output;
  const fields = [...new Set(read.issues.flatMap((issue) => v.getDotPath(issue) ?? []))];
  throw new Refused('request.invalid', { fields });
}
