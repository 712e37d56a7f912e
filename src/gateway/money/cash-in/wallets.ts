import { asc, eq } from 'drizzle-orm';
import * as v from 'valibot';
import type { Value } from '../../../contract';
import { fromWire, lesser, toWire } from '../../../contract/money/money';
import { payoutNumber } from '../../../contract/money/payout-number';
import type { ModuleContext, Tx } from '../../platform/context';
import { E_WALLETS } from '../payment/methods';
import { cashInWallets } from './tables';

const CODES = E_WALLETS.map(({ code }) => code);
/** Arguments of the command that opens or closes a receiving wallet, such as `nodi 01712345678` or `nodi off`. */
export const walletArguments = v.strictTuple([
  v.picklist(CODES, `one of ${CODES.join(', ')} is needed`),
  v.union(
    [
      v.pipe(
        v.literal('off'),
        v.transform(() => null),
      ),
      v.pipe(
        v.string(),
        v.transform((typed) => payoutNumber('ewallet', typed)),
        v.string(),
      ),
    ],
    'a mobile number such as 01712345678, or off is needed',
  ),
]);

/** Returns the wallets that receive now, with the bounds of a report; `most`: the site's maximum, minor units. */
export async function openWallets(tx: Tx, most: bigint): Promise<Value<'cashInTerms'>['wallets']> {
  const rows = await tx.select().from(cashInWallets);
  const numbers = new Map(rows.map(({ code, number }) => [code, number]));
  return E_WALLETS.flatMap(({ code, name, min, max }) => {
    const number = numbers.get(code);
    const bounds = { min, max: toWire(lesser(fromWire(max), most)) };
    return number === undefined || fromWire(min) > most ? [] : [{ code, name, number, ...bounds }];
  });
}

/** Sets the number of a receiving wallet, or closes it. Reports keep the number that they were made with. */
export async function setWallet(
  { db, now }: ModuleContext,
  [code, number]: v.InferOutput<typeof walletArguments>,
  by: string,
): Promise<void> {
  if (number === null) {
    await db.delete(cashInWallets).where(eq(cashInWallets.code, code));
    return;
  }
  const values = { number, setBy: by, setAt: await now() };
  await db
    .insert(cashInWallets)
    .values({ code, ...values })
    .onConflictDoUpdate({ target: cashInWallets.code, set: values });
}

/** Lists the receiving wallets. For operators. */
export const listWallets = ({ db }: ModuleContext) => db.select().from(cashInWallets).orderBy(asc(cashInWallets.code));
