import * as v from 'valibot';
import { DEPOSIT_REFUSALS } from '../../../contract/money/deposit';
import type { ModuleContext } from '../../platform/context';
import { durationMs } from '../../platform/time/periods';
import { demoPaymentWays } from './tables';

/**
 * Behaviour of the demo's provider: rejects payments and payouts, or sends events late, repeatedly, out of order, or
 * with a forged signature. For payouts alone it can lose the events, or these and its answers (`lose`), after it has
 * done the work, or report a smaller amount than was ordered (`less`).
 */
export type Way = {
  refuse: string | null;
  late: number;
  repeat: number;
  disorder: boolean;
  forge: boolean;
  lose: 'events' | 'answers' | null;
  less: boolean;
};
const NORMAL: Way = { refuse: null, late: 0, repeat: 1, disorder: false, forge: false, lose: null, less: false };

/**
 * Arguments of the command: `refuse declined`, `late 45m`, `repeat 3`, `lose answers`, `disorder`, `forge`, `less` or
 * `normal`.
 */
export const paymentWayArgs = v.union(
  [
    v.strictTuple([v.literal('refuse'), v.picklist(DEPOSIT_REFUSALS)]),
    v.strictTuple([
      v.literal('late'),
      v.pipe(
        v.string(),
        v.check((typed) => durationMs(typed) !== null),
      ),
    ]),
    v.strictTuple([v.literal('repeat'), v.pipe(v.string(), v.regex(/^[1-9]$/))]),
    v.strictTuple([v.literal('lose'), v.picklist(['events', 'answers'])]),
    v.strictTuple([v.picklist(['disorder', 'forge', 'less', 'normal'])]),
  ],
  [
    `refuse and one of ${DEPOSIT_REFUSALS.join(', ')}, late and a duration, repeat and a digit, lose and events or`,
    'answers, disorder, forge, less or normal is needed',
  ].join(' '),
);

/** Sets the provider's behaviour. */
export async function setWay(ctx: ModuleContext, [way, value]: v.InferOutput<typeof paymentWayArgs>): Promise<void> {
  await ctx.db.transaction(async (tx) => {
    await tx.delete(demoPaymentWays);
    if (way !== 'normal') await tx.insert(demoPaymentWays).values({ way, value: value ?? null });
  });
}

/** Returns the current behaviour, normal by default. */
export async function currentWay({ db }: ModuleContext): Promise<Way> {
  const [row] = await db.select().from(demoPaymentWays);
  if (!row) return NORMAL;
  const { way, value } = row;
  const overrides: Record<typeof way, Partial<Way>> = {
    refuse: { refuse: value },
    late: { late: durationMs(value ?? '') ?? 0 },
    repeat: { repeat: Number(value) },
    disorder: { disorder: true },
    forge: { forge: true },
    lose: { lose: value === 'answers' ? 'answers' : 'events' },
    less: { less: true },
  };
  return { ...NORMAL, ...overrides[way] };
}
