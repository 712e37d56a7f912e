import { and, asc, eq } from 'drizzle-orm';
import { ApiError, type ModuleContext, type Tx } from '../../platform/context';
import { mustExist } from '../account/service';
import { accounts } from '../account/tables';
import { memberLabels } from './tables';

/** Returns the labels of a member, by name (s3.member-info.fields). */
export async function labelsOf(tx: Tx, accountId: string): Promise<{ labelName: string }[]> {
  return tx
    .select({ labelName: memberLabels.label })
    .from(memberLabels)
    .where(eq(memberLabels.accountId, accountId))
    .orderBy(asc(memberLabels.label));
}

/** Sets a label on a member; an existing one stays as it is. Throws `account.unknown`. */
export async function setLabel(within: ModuleContext, userName: string, label: string, setBy: string): Promise<void> {
  const { id: accountId } = await mustExist(within, userName);
  await within.db
    .insert(memberLabels)
    .values({ accountId, label, setBy, at: await within.now() })
    .onConflictDoNothing();
}

/** Removes a label from a member. Throws `account.unknown` or `label.unknown`. */
export async function removeLabel(within: ModuleContext, userName: string, label: string): Promise<void> {
  const { id } = await mustExist(within, userName);
  const isMeant = and(eq(memberLabels.accountId, id), eq(memberLabels.label, label));
  const { rowCount } = await within.db.delete(memberLabels).where(isMeant);
  if (rowCount !== 1) throw new ApiError(404, 'label.unknown');
}

/** Lists labels with their members, by label and name, optionally of a single label. At most a thousand. */
export async function labelsListed({ db }: ModuleContext, label?: string) {
  return db
    .select({ label: memberLabels.label, user: accounts.userName, setBy: memberLabels.setBy, at: memberLabels.at })
    .from(memberLabels)
    .innerJoin(accounts, eq(accounts.id, memberLabels.accountId))
    .where(label === undefined ? undefined : eq(memberLabels.label, label))
    .orderBy(asc(memberLabels.label), asc(accounts.userName))
    .limit(1_000);
}
