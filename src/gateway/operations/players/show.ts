import { sql } from 'drizzle-orm';
import * as v from 'valibot';
import { toWire } from '../../../contract/money/money';
import { WITHDRAWAL_STATES } from '../../../contract/money/withdrawal';
import type { DeskValue } from '../../../contract/operations/desk-endpoints';
import { type Account, failuresOf, identityOf, mustExist, uplinesAt } from '../../identity';
import { blockSchema, blockSql, fundsForOperators, limitsOf, OPEN_WITHDRAWALS } from '../../money';
import type { ModuleContext, Tx } from '../../platform/context';
import { queryRow, queryRows } from '../../platform/database/query';
import { readAtOnce } from '../../platform/database/transact';
import { publicNumber } from '../../platform/public-number';
import { levelNowSql, namedLevel } from '../../rewards';
import { kindOf, stateOf } from './find';
import { notesOf } from './notes';
import { type Masks, masksOf, revealedUntil } from './reveal';

type Player = DeskValue<'player'>;

/** Maximum numbers of rows of a part of the page. */
const PAYEES_LIMIT = 20;
const PLACES_LIMIT = 20;
const WITHDRAWALS_LIMIT = 20;

const epoch = v.pipe(v.string(), v.transform(Number));
const minor = v.pipe(v.string(), v.toBigint());

/**
 * Returns everything about a player on one page, apart from the timeline (`own.desk-player.page`). Personal data are
 * masked, unless the operator has revealed them. Throws `account.unknown`.
 */
export const showPlayer = (
  ctx: ModuleContext,
  userName: string,
  operator: string,
): Promise<Omit<Player, 'permitted'>> =>
  readAtOnce(ctx, async (tx, within) => {
    const account = await mustExist(within, userName);
    const now = await within.now();
    const revealed = await revealedUntil(tx, account.userName, operator);
    const masks = masksOf(revealed !== null);
    const { lockedUntil } = await failuresOf(tx, account.userName, now);
    return {
      userName: account.userName,
      nickname: account.nickname,
      kind: kindOf(account),
      state: stateOf(account.closedAt !== null, account.blocked),
      closedAt: account.closedAt?.getTime() ?? null,
      since: account.createdAt.getTime(),
      lockedUntil: lockedUntil?.getTime() ?? null,
      contacts: await contactsOf(tx, account, masks),
      revealedUntil: revealed,
      ...(await restrictionsOf(within, account)),
      agents: await agentsOf(tx, account, now),
      labels: await labelsOf(tx, account.id),
      notes: await notesOf(tx, account.id),
      ...(await fundsForOperators(tx, account.id)),
      limits: await limitsOf(within, account.id),
      payees: await payeesOf(tx, account.id, masks),
      places: await placesOf(tx, account.id, masks),
      cases: await casesOf(tx, account.id),
      withdrawals: await withdrawalsOf(tx, account.id),
      now: now.getTime(),
    };
  });

async function contactsOf(tx: Tx, { id, ...account }: Account, masks: Masks): Promise<Player['contacts']> {
  const { realName, idNumber } = await identityOf(tx, id);
  const shown = (value: string | null, mask: (value: string) => string) => (value === null ? null : mask(value));
  return {
    realName: shown(realName, masks.name),
    mobile: shown(account.mobile, masks.mobile),
    isMobileVerified: account.mobileVerifiedAt !== null,
    email: shown(account.email, masks.email),
    idNumber: shown(idNumber, masks.number),
  };
}

const restrictionRow = v.object({ block: blockSchema, vip: v.nullable(namedLevel) });

/** Returns the break or exclusion in force, and the VIP level. */
async function restrictionsOf({ db, config }: ModuleContext, { id, rankLevel }: Account) {
  const { block, vip } = await queryRow(
    db,
    restrictionRow,
    sql`select ${blockSql(sql`${id}::uuid`)} as block,
      ${levelNowSql(sql`${rankLevel}::smallint`, config.siteZone)} as vip`,
  );
  return { block, vip: vip ?? { level: rankLevel, nameBn: '', nameEn: '' } };
}

const nameRow = v.object({ id: v.string(), name: v.string() });

async function agentsOf(tx: Tx, { id }: Account, now: Date): Promise<string[]> {
  const ids = await uplinesAt(tx, id, now);
  const select = sql`select id, user_name as name from accounts where id = any(${sql.param(ids)}::uuid[])`;
  const names = new Map((await queryRows(tx, nameRow, select)).map((row) => [row.id, row.name]));
  return ids.map((each) => names.get(each) ?? '');
}

const labelRow = v.object({ label: v.string(), setBy: v.string(), at: epoch });
const labelsOf = (tx: Tx, accountId: string) =>
  queryRows(
    tx,
    labelRow,
    sql`select label, set_by as "setBy", epoch_ms(at)::text as at from member_labels
      where account_id = ${accountId} order by label`,
  );

const payeeRow = v.object({
  id: v.string(),
  provider: v.string(),
  holder: v.string(),
  number: v.string(),
  since: epoch,
  removedAt: v.nullable(epoch),
});

/** Returns payout accounts, those in use first; a number that was deleted is empty. */
async function payeesOf(tx: Tx, accountId: string, masks: Masks): Promise<Player['payees']> {
  const rows = await queryRows(
    tx,
    payeeRow,
    sql`select id, provider, holder, number, epoch_ms(bound_at)::text as since, epoch_ms(removed_at)::text as "removedAt"
      from bank_accounts where account_id = ${accountId}
      order by removed_at desc nulls first, bound_at desc limit ${PAYEES_LIMIT}`,
  );
  return rows.map(({ holder, number, ...row }) => ({
    ...row,
    holder: masks.name(holder),
    number: number && masks.number(number),
  }));
}

const placeRow = v.object({
  address: v.string(),
  country: v.nullable(v.string()),
  isRegistered: v.boolean(),
  lastAt: epoch,
});

async function placesOf(tx: Tx, accountId: string, masks: Masks): Promise<Player['places']> {
  const rows = await queryRows(
    tx,
    placeRow,
    sql`select ip as address, country, registered as "isRegistered", epoch_ms(last_at)::text as "lastAt"
      from account_places where account_id = ${accountId} order by last_at desc, ip limit ${PLACES_LIMIT}`,
  );
  return rows.map(({ address, ...row }) => ({ ...row, address: masks.address(address) }));
}

const caseRow = v.object({ number: minor, openedAt: epoch });

async function casesOf(tx: Tx, accountId: string): Promise<Player['cases']> {
  const rows = await queryRows(
    tx,
    caseRow,
    sql`select c.number::text, epoch_ms(c.opened_at)::text as "openedAt" from abuse_members m
      join abuse_cases c on c.id = m.case_id and c.state = 'open'
      where m.account_id = ${accountId} order by c.number`,
  );
  return rows.map(({ number, openedAt }) => ({ number: publicNumber('C', number), openedAt }));
}

const withdrawalRow = v.object({
  id: v.string(),
  number: minor,
  amount: minor,
  state: v.picklist(WITHDRAWAL_STATES),
  requestedAt: epoch,
});

async function withdrawalsOf(tx: Tx, accountId: string): Promise<Player['withdrawals']> {
  const rows = await queryRows(
    tx,
    withdrawalRow,
    sql`select id, number::text, amount::text, state, epoch_ms(created_at)::text as "requestedAt" from withdrawals
      where account_id = ${accountId} and state = any(${sql.param([...OPEN_WITHDRAWALS])}::text[])
      order by number desc limit ${WITHDRAWALS_LIMIT}`,
  );
  return rows.map(({ number, amount, ...row }) => ({
    ...row,
    number: publicNumber('W', number),
    amount: toWire(amount),
  }));
}
