import * as v from 'valibot';
import { DEPOSIT_REFUSALS } from '../../../contract/money/deposit';
import type { ModuleContext } from '../../platform/context';
import { durationMs } from '../../platform/time/periods';
import { demoPaymentWays } from './tables';

/**
 * Behaviour of the demo's provider: rejects payments, or sends events late, repeatedly, out of order, or with a forged
 * signature.
 */
export type Way = { refuse: string | null; late: number; repeat: number; disorder: boolean; forge: boolean };
const NORMAL: Way = { refuse: null, late: 0, repeat: 1, disorder: false, forge: false };

/** Arguments of the command: `refuse declined`, `late 45m`, `repeat 3`, `disorder`, `forge` or `normal`. */
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
    v.strictTuple([v.picklist(['disorder', 'forge', 'normal'])]),
  ],
  `refuse and one of ${DEPOSIT_REFUSALS.join(', ')}, late and a duration, repeat and a digit, disorder, forge or normal is needed`,
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
  };
  return { ...NORMAL, ...overrides[way] };
}
