import type { FastifyInstance, FastifyRequest } from 'fastify';
import * as v from 'valibot';
import { type StudioCall, studioRequests } from '../../../contract/play/studio';
import { StudioRejection } from './call';

/** Parses JSON bodies as raw bytes, because the signature is checked before they are read (W1, W2). */
export function takeBytes(scope: FastifyInstance): void {
  scope.removeContentTypeParser('application/json');
  scope.addContentTypeParser('application/json', { parseAs: 'buffer' }, (_request, body, done) => done(null, body));
}

/** Parses the bytes; throws `request.malformed`. */
export const readJson = (scope: FastifyInstance, request: FastifyRequest, text: string): Promise<unknown> =>
  new Promise((resolve, reject) => {
    const parse = scope.getDefaultJsonParser('error', 'error');
    parse(request, text, (error: Error | null, value?: unknown) =>
      error ? reject(new StudioRejection('request.malformed')) : resolve(value),
    );
  });

/** Validates a body; throws `request.invalid` with the fields. */
export function readAs<C extends StudioCall>(call: C, body: unknown): v.InferOutput<(typeof studioRequests)[C]> {
  return readBy(studioRequests[call], body);
}

export function readBy<S extends v.GenericSchema>(schema: S, body: unknown): v.InferOutput<S> {
  const read = v.safeParse(schema, body);
  if (read.success) return read.output;
  const fields = [...new Set(read.issues.flatMap((issue) => v.getDotPath(issue) ?? []))];
  throw new StudioRejection('request.invalid', { fields });
}
