import * as v from 'valibot';
import { amount } from '../../../contract/platform/fields';
import { endReceivable, openReceivables } from '../../money';
import {
  amountHeld,
  decideHold,
  LIMIT_NAMES,
  limitsOf,
  listStudios,
  longOpenRounds,
  openHolds,
  reconcile,
  rotateKey,
  setLimit,
  setOpen,
} from '../../play';
import { ADMIN, ALL, act, type Command, invalid, PAY, read, weightOf } from './command';

/** Overlap in which the previous key stays valid, ms. */
const OVERLAP = 86_400_000;
const day = v.pipe(v.string(), v.isoDate('a day such as 2026-01-31 is needed'));
const oneArgument = v.strictTuple([v.pipe(v.string(), v.uuid())]);

const times = v.pipe(v.string(), v.regex(/^[1-9]\d{0,8}$/, 'a multiple of the stake such as 5000 is needed'));
/** Arguments of a limit: of the studio, or of one of its games, for which `default` removes it. */
const limitArguments = v.pipe(
  v.union([
    v.tuple([v.string(), v.literal('largest-win'), v.union([times, v.literal('default')])]),
    v.tuple([v.string(), v.picklist(['exposure', 'promos']), v.union([amount, v.literal('default')])]),
  ]),
  v.transform(([studio, name, value]) => ({ studio, name, value: value === 'default' ? null : value })),
);
const limitGame = v.optional(v.pipe(v.string(), v.nonEmpty()));

/** Decides a held credit; a release above the limit for one operator needs two. */
const decides = (decision: 'released' | 'reversed', usage: string): Command => ({
  ...act(PAY, usage, (ctx, { args, reason, version }, { operator }) =>
    decideHold(ctx, decision, v.parse(oneArgument, args)[0], { by: operator.name, remark: reason, version }),
  ),
  weigh: async (ctx, { args }) => {
    const held = await amountHeld(ctx, v.parse(oneArgument, args)[0]);
    return decision === 'released' ? weightOf(ctx, held) : { amount: held, needsTwo: false };
  },
});

/** Commands for studios: keys, requests, open rounds, debts, limits of credits, and credits that exceed them. */
export const studioCommands: Record<string, Command> = {
  'studio list': read(ALL, 'studio list', (ctx) => listStudios(ctx)),
  'studio key': act(ADMIN, 'studio key rotate <studio>', (ctx, { args }) => {
    const [, id] = v.parse(v.strictTuple([v.literal('rotate'), v.string()]), args);
    return rotateKey(ctx, id, OVERLAP);
  }),
  'studio bets': act(ADMIN, 'studio bets on|off <studio>', async (ctx, { args }) => {
    const [turn, id] = v.parse(v.strictTuple([v.picklist(['on', 'off']), v.string()]), args);
    await setOpen(ctx, id, turn === 'on');
    return null;
  }),
  'studio reconcile': read(PAY, 'studio reconcile <studio> <day>', (ctx, { args }) => {
    const [id, on] = v.parse(v.strictTuple([v.string(), day]), args);
    return reconcile(ctx, id, on);
  }),
  'studio rounds': read(ALL, 'studio rounds', (ctx) => longOpenRounds(ctx)),
  'studio limits': read(PAY, 'studio limits <studio>', (ctx, { args }) =>
    limitsOf(ctx, v.parse(v.strictTuple([v.string()]), args)[0]),
  ),
  'studio limit': act(
    ADMIN,
    `studio limit <studio> ${LIMIT_NAMES.join('|')} <value>|default [<game>]`,
    async (ctx, { args: [studio, name, value, game, ...rest] }) => {
      v.parse(v.strictTuple([]), rest);
      const change = { ...v.parse(limitArguments, [studio, name, value]), game: v.parse(limitGame, game) ?? null };
      if (change.value === null && change.game === null) throw invalid('only the limit of a game has a default');
      await setLimit(ctx, change);
      return null;
    },
  ),
  'studio holds': read(PAY, 'studio holds', (ctx) => openHolds(ctx)),
  'studio release': decides('released', 'studio release <held credit>'),
  'studio reverse': decides('reversed', 'studio reverse <held credit>'),
  'studio receivables': read(ALL, 'studio receivables', (ctx) => openReceivables(ctx)),
  'studio collect': act(PAY, 'studio collect <receivable>', (ctx, { args, key, version }) =>
    endReceivable(ctx, v.parse(oneArgument, args)[0], 'collect', { by: key, version }),
  ),
  'studio waive': act(PAY, 'studio waive <receivable>', (ctx, { args, key, version }) =>
    endReceivable(ctx, v.parse(oneArgument, args)[0], 'waive', { by: key, version }),
  ),
};
