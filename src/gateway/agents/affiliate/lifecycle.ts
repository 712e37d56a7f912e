import { eq } from 'drizzle-orm';
import * as v from 'valibot';
import { affiliateLifecycleMachine } from '../../../../machines/agents/affiliate-lifecycle/affiliate-lifecycle.machine';
import { type AffiliateChannel, APPLICATION_STATES } from '../../../contract/agents/affiliate-endpoints';
import type { Lifecycle } from '../../../lifecycle';
import { type Account, accountById, alertOwner, becomeAgent, codeOf, giveAffiliateCode, isAgent } from '../../identity';
import { ApiError, type ModuleContext, type Tx } from '../../platform/context';
import { publicNumber } from '../../platform/public-number';
import { affiliateApplications } from './tables';

type Row = typeof affiliateApplications.$inferSelect;
/** `applied`: content of the application; `reason`: the operator's reason for a rejection, shown to the applicant. */
type Note = {
  applied?: { accountId: string; channel: AffiliateChannel; place: string; plan: string };
  reason?: string;
};
type Subject = { row: Row; owner: Account };

/** Returns the public number of an application. */
export const numberOf = ({ number }: Pick<Row, 'number'>) => publicNumber('A', number);

/** Lifecycle of an application (own.affiliate.states), as the gateway runs it. */
export const affiliateLifecycle: Lifecycle<typeof affiliateLifecycleMachine, ModuleContext, Subject, Note> = {
  name: 'application',
  machine: affiliateLifecycleMachine,
  migrations: [],
  record: async ({ db }, { id, at, snapshot }, { applied, reason } = {}) => {
    const state = v.parse(v.picklist(APPLICATION_STATES), snapshot.value);
    const now = {
      state,
      decidedAt: snapshot.status === 'done' ? at : null,
      reason: state === 'rejected' ? (reason ?? null) : null,
    };
    const row = applied ? await made(db, { id, ...applied, ...now, at }) : await moved(db, id, now);
    return { row, owner: (await accountById(db, row.accountId)) ?? lost() };
  },
  perform: async (within, effect, { row, owner }) => {
    if (effect.type === 'makeAgent') return makeAgent(within, owner);
    const { news } = effect.params;
    const code = (await codeOf(within.db, owner.id)) ?? '';
    await alertOwner(within, within.db, owner, `application.${news}`, {
      number: numberOf(row),
      code,
      reason: row.reason ?? '',
    });
  },
};

async function made(tx: Tx, values: typeof affiliateApplications.$inferInsert): Promise<Row> {
  const [row] = await tx.insert(affiliateApplications).values(values).returning();
  return row ?? lost();
}

async function moved(tx: Tx, id: string, now: Partial<Row>): Promise<Row> {
  const [row] = await tx.update(affiliateApplications).set(now).where(eq(affiliateApplications.id, id)).returning();
  return row ?? lost();
}

const lost = (): never => {
  throw new Error('the application or its applicant is missing');
};

/**
 * Turns a member into an agent with an invitation code (own.affiliate.states). Throws `application.accountClosed` for a
 * blocked or closed account.
 */
async function makeAgent({ db }: ModuleContext, { id, type, blocked, closedAt }: Account): Promise<void> {
  if (blocked || closedAt) throw new ApiError(409, 'application.accountClosed');
  if (!isAgent({ type })) await becomeAgent(db, id);
  if (!(await codeOf(db, id))) await giveAffiliateCode({ db }, id);
}
