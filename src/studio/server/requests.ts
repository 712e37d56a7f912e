import type { FastifyRequest } from 'fastify';
import * as v from 'valibot';
import { Rejection, type Studio } from '../play/context';
import { deliverReport } from '../play/outbox';
import { frameViewOf, type Round } from '../play/rounds';
import { type Sitting, sittingOf } from '../play/sittings';
import { balance, net } from '../play/view';

/** Returns a round for the frame, with the balance after it; the portal receives the round's report first. */
export async function replyWithRound(studio: Studio, sitting: Sitting, round: Round) {
  const { pool } = studio.store;
  await deliverReport(studio, round.id);
  return {
    round: await frameViewOf(pool, studio, round),
    net: await net(pool, sitting),
    balance: await balance(studio, sitting),
  };
}

/** Returns the sitting of the token in a header, which no other site can make a browser send. */
export function sittingOfRequest(studio: Studio, { headers }: Pick<FastifyRequest, 'headers'>): Promise<Sitting> {
  const [, token] = /^Bearer ([\w-]{43})$/.exec(headers.authorization ?? '') ?? [];
  if (!token) throw new Rejection(401, 'sitting.over');
  return sittingOf(studio, token);
}

export function read<S extends v.GenericSchema>(schema: S, body: unknown): v.InferOutput<S> {
  const result = v.safeParse(schema, body);
  if (!result.success) throw new Rejection(400, 'request.invalid');
  return result.output;
}
