import * as v from 'valibot';
import { endReceivable, listStudios, longOpenRounds, openReceivables, reconcile, rotateKey, setOpen } from '../../play';
import { ADMIN, ALL, act, type Command, PAY, read } from './command';

/** Overlap in which the previous key stays valid, ms. */
const OVERLAP = 86_400_000;
const day = v.pipe(v.string(), v.isoDate('a day such as 2026-01-31 is needed'));
const one = v.strictTuple([v.pipe(v.string(), v.uuid())]);

/** Commands for studios: listing them, rotating keys, their requests, and open rounds. */
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
  'studio receivables': read(ALL, 'studio receivables', (ctx) => openReceivables(ctx)),
  'studio collect': act(PAY, 'studio collect <receivable>', (ctx, { args, key }) =>
    endReceivable(ctx, v.parse(one, args)[0], 'collect', key),
  ),
  'studio waive': act(PAY, 'studio waive <receivable>', (ctx, { args, key }) =>
    endReceivable(ctx, v.parse(one, args)[0], 'waive', key),
  ),
};
