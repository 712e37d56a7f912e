import type { FastifyInstance, FastifyRequest } from 'fastify';
import * as v from 'valibot';
import { STUDIO_CODES, type StudioAnswer, studioAmount, studioCurrency, studioId } from '../../../contract/play/studio';
import type { ModuleContext } from '../../platform/context';
import { rejectionOf, signed } from './answers';
import { noteRejection, type Proven } from './call';
import { readBy, readJson } from './reading';
import { type Act, answerOf, minorOf, type Settled, settle } from './settle';

/**
 * Batch dialect of the studio wire: a call has several actions, which are settled atomically (W11). Signed and settled
 * like the wire itself; only names and shapes differ. Used by aggregators, and by `npm run studio -- conformance`.
 */
const BASE = '/studio/batch/v1';
const MAX_ITEMS = 50;
const of = { user_id: studioId, game_id: studioId, game: v.optional(studioId), session_id: v.optional(studioId) };
const moves = v.looseObject({ action: v.picklist(['bet', 'win']), action_id: studioId, amount: studioAmount });
const undoes = v.looseObject({ action: v.literal('rollback'), action_id: studioId, original_action_id: studioId });
const some = <S extends v.GenericSchema>(item: S) => v.pipe(v.array(item), v.minLength(1), v.maxLength(MAX_ITEMS));

const betwin = v.looseObject({
  ...of,
  currency: studioCurrency,
  finished: v.optional(v.boolean(), false),
  actions: some(moves),
});
const rollback = v.looseObject({ ...of, actions: some(undoes) });
const finish = v.looseObject(of);

/** Maps each call to acts of the wire. `game_id` is the round, `game` the game. */
const CALLS: Record<string, (body: unknown) => Act[]> = {
  betwin: (body) => {
    const {
      user_id: player,
      game_id: round,
      game = '',
      session_id: session,
      currency,
      finished,
      actions,
    } = readBy(betwin, body);
    return actions.map(({ action: kind, action_id: id, amount }, index) => {
      const closes = finished && index === actions.length - 1;
      return { kind, id, player, round, game, session, currency, amount: minorOf(amount), closes };
    });
  },
  rollback: (body) => {
    const { user_id: player, actions } = readBy(rollback, body);
    return actions.map(({ action_id: id, original_action_id: original }) => ({
      kind: 'rollback',
      id,
      player,
      original,
    }));
  },
  finish: (body) => {
    const { user_id: player, game_id: round } = readBy(finish, body);
    return [{ kind: 'round-end', id: `finish:${round}`.slice(0, 128), player, round }];
  },
};

export function answerBatches(scope: FastifyInstance, ctx: ModuleContext): void {
  for (const [name, actsOf] of Object.entries(CALLS)) {
    const call = `batch.${name}`;
    scope.post(`${BASE}/${name}`, { config: { allowance: 'studio.ip' } }, (request, reply) =>
      signed(ctx, request, reply, call, (known) => answerTo(ctx, scope, request, known, actsOf), shapeOf),
    );
  }
}

type Answer = StudioAnswer & { transactions?: { action_id: string; tx_id: string | null }[] };

async function answerTo(
  ctx: ModuleContext,
  scope: FastifyInstance,
  request: FastifyRequest,
  known: Proven,
  actsOf: (body: unknown) => Act[],
): Promise<Answer> {
  try {
    const acts = actsOf(await readJson(scope, request, known.body));
    return together(acts, await settle(ctx, known, acts));
  } catch (error) {
    return noteRejection(ctx, known, error, rejectionOf(error));
  }
}

/** Returns the response of the whole batch; `repeated` only if each action was. */
function together(acts: Act[], answers: Settled[]): Answer {
  const last = answers.at(-1);
  if (!last) throw new TypeError('the batch has no responses');
  const again = answers.every((candidate) => candidate.again);
  const { reference: _reference, ...answer } = answerOf({ ...last, again }, acts.at(-1)?.id ?? '');
  if (!last.done) return answer;
  return {
    ...answer,
    transactions: acts.map(({ id }, index) => ({ action_id: id, tx_id: answers[index]?.of ?? null })),
  };
}

/** Shapes the response: this dialect uses the statuses 200, 400 and 500, with the code in `meta.api_code`. */
function shapeOf({ code, outcome, balance, ...rest }: Answer) {
  const { status } = STUDIO_CODES[code];
  const meta = { api_code: code, outcome };
  if (status === 200)
    return { status, body: { balance, transactions: 'transactions' in rest ? rest.transactions : [], meta } };
  return { status: outcome === 'unknown' ? 500 : 400, body: { message: code, balance, meta } };
}
