import * as v from 'valibot';
import { DEPOSIT_REJECTIONS } from '../../../contract/money/deposit';
import type { ModuleContext } from '../../platform/context';
import { durationMs } from '../../platform/time/periods';
import { demoPaymentBehaviour } from './tables';

/**
 * Behaviour of the demo's provider: rejects payments and payouts, or sends events late, repeatedly, out of order, or
 * with a forged signature. For payouts alone it can lose the events, or these and its answers (`lose`), after it has
 * done the work, or report a smaller amount than was ordered (`less`).
 */
export type PaymentBehaviour = {
  refuse: string | null;
  late: number;
  repeat: number;
  disorder: boolean;
  forge: boolean;
  lose: 'events' | 'answers' | null;
  less: boolean;
};
const NORMAL: PaymentBehaviour = {
  refuse: null,
  late: 0,
  repeat: 1,
  disorder: false,
  forge: false,
  lose: null,
  less: false,
};

/**
 * Arguments of the command: `refuse declined`, `late 45m`, `repeat 3`, `lose answers`, `disorder`, `forge`, `less` or
 * `normal`.
 */
export const paymentBehaviourArgs = v.union(
  [
    v.strictTuple([v.literal('refuse'), v.picklist(DEPOSIT_REJECTIONS)]),
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
    `refuse and one of ${DEPOSIT_REJECTIONS.join(', ')}, late and a duration, repeat and a digit, lose and events or`,
    'answers, disorder, forge, less or normal is needed',
  ].join(' '),
);

/** Sets the provider's behaviour. */
export async function setPaymentBehaviour(
  ctx: ModuleContext,
  [name, value]: v.InferOutput<typeof paymentBehaviourArgs>,
): Promise<void> {
  await ctx.db.transaction(async (tx) => {
    await tx.delete(demoPaymentBehaviour);
    if (name !== 'normal') await tx.insert(demoPaymentBehaviour).values({ way: name, value: value ?? null });
  });
}

/** Returns the current behaviour, normal by default. */
export async function currentBehaviour({ db }: ModuleContext): Promise<PaymentBehaviour> {
  const [row] = await db.select().from(demoPaymentBehaviour);
  if (!row) return NORMAL;
  const { way: name, value } = row;
  const overrides: Record<typeof name, Partial<PaymentBehaviour>> = {
    refuse: { refuse: value },
    late: { late: durationMs(value ?? '') ?? 0 },
    repeat: { repeat: Number(value) },
    disorder: { disorder: true },
    forge: { forge: true },
    lose: { lose: value === 'answers' ? 'answers' : 'events' },
    less: { less: true },
  };
  return { ...NORMAL, ...overrides[name] };
}
