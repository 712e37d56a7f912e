import { asc, eq, ne } from 'drizzle-orm';
import * as v from 'valibot';
import { ApiError, type ModuleContext, type Tx } from '../../platform/context';
import { E_WALLETS } from '../payment/methods';
import { mappingSchema, type StatementMapping } from './mapping';
import { statementSources } from './tables';

/** Groups of bookings: at the payment provider, by bank file or by hand, and cash-ins of a wallet. */
const GROUPS = ['deposits', 'payouts', 'bank', ...E_WALLETS.map(({ code }) => code)];

/** Name of a source, as operators type it. */
export const whichSource = v.pipe(
  v.string(),
  v.regex(/^[a-z][a-z\d-]{1,31}$/, 'the name of a source is needed, in small letters, such as nodi or city-bank'),
);
/** Arguments of the command that sets a source, such as `aggregator deposits,payouts`. */
export const sourceArguments = v.strictTuple([
  whichSource,
  v.pipe(
    v.string(),
    v.transform((typed) => [...new Set(typed.split(','))]),
    v.array(v.picklist(GROUPS, `a source covers one or more of ${GROUPS.join(', ')}`)),
  ),
]);

/** Source with its parsed mapping. */
export type StatementSource = { code: string; covers: string[]; mapping: StatementMapping };

/**
 * Adds a source, or changes one: lines that are stored stay as they are. Throws `statement.covered` if another source
 * covers the same bookings, which would then be missing in one of the two.
 */
export async function setSource(
  { db, now }: ModuleContext,
  [code, covers]: v.InferOutput<typeof sourceArguments>,
  mapping: StatementMapping,
  setBy: string,
): Promise<void> {
  const others = await db.select().from(statementSources).where(ne(statementSources.code, code)).for('update');
  const other = others.find((source) => source.covers.some((group) => covers.includes(group)));
  if (other) throw new ApiError(409, 'statement.covered', { params: { source: other.code } });
  const values = { covers, mapping, setBy, setAt: await now() };
  await db
    .insert(statementSources)
    .values({ code, ...values })
    .onConflictDoUpdate({ target: statementSources.code, set: values });
}

/** Lists the sources. For operators. */
export const listSources = ({ db }: ModuleContext) =>
  db.select().from(statementSources).orderBy(asc(statementSources.code));

/** Returns a source; throws `statement.sourceUnknown`. */
export async function sourceOf(tx: Tx, code: string): Promise<StatementSource> {
  const [row] = await tx.select().from(statementSources).where(eq(statementSources.code, code));
  if (!row) throw new ApiError(404, 'statement.sourceUnknown');
  return { code: row.code, covers: row.covers, mapping: v.parse(mappingSchema, row.mapping) };
}

/** The same, locked: one comparison of a source at a time. */
export async function lockSource(tx: Tx, code: string): Promise<StatementSource> {
  await tx.select().from(statementSources).where(eq(statementSources.code, code)).for('update');
  return sourceOf(tx, code);
}
