import { SETTINGS, type Value } from '../../contract';
import { fromWire, isWithin, toWire } from '../../contract/money';
import { type Account, accountById, accountByName, accountsUnder } from '../account/service';
import { provePayment } from '../bank/payment';
import { assertNotBlocked, depositBlock } from '../limits/blocks';
import { ApiError, type Caller, type Input, type ModuleContext } from '../module-context';
import { balanceAfter, balanceOf, hasWallet, MAIN } from './accounts';
import { post } from './ledger';
import { moveKey, unlessBooked } from './requests';
import { turnoverLeft } from './turnover';

const { min, max } = SETTINGS.uplineTransfer;
const isAgent = ({ type }: Account) => SETTINGS.agentTypes.some((one) => one === type);

/** Who money can be sent to: the upline, and from an agent the downlines right below (s1.agent.transfer-upline, s1.agent.transfer-downline). */
export async function partnersOf({ db }: ModuleContext, account: Account): Promise<Value<'transferPartners'>> {
  const upline = account.uplineId ? await accountById(db, account.uplineId) : undefined;
  const downlines = isAgent(account) ? await accountsUnder(db, account.id) : [];
  return {
    upline: upline && !upline.blocked ? upline.userName : null,
    downlines: downlines.map(({ userName }) => userName),
    available: toWire(await balanceOf(db, account.id)),
    min,
    max,
  };
}

/**
 * Sends money to the upline or a downline, with the payment password (asvs 7.5.3). The same key again gives the first answer. Refuses with
 * `transfer.partner`, `transfer.bounds`, `transfer.turnover`, `transfer.barred` where the other side is in a pause, `ledger.insufficient`,
 * `limits.*` or for the payment password.
 */
export async function sendToPartner(
  ctx: ModuleContext,
  account: Account,
  asked: Input<'partnerTransfer'>,
  caller: Caller,
): Promise<Value<'partnerTransfer'>> {
  const key = moveKey(caller, 'partner');
  const [other, amount] = [await partnerOf(ctx, account, asked.to), fromWire(asked.amount)];
  await unlessBooked(ctx.db, key, async () => {
    await checked(ctx, account, other, amount);
    await provePayment(ctx, account.id, asked.paymentPassword);
  });
  const entries = [
    { owner: account.id, purpose: MAIN, amount: -amount },
    { owner: other.id, purpose: MAIN, amount },
  ];
  const { id } = await post(ctx.db, { key, kind: 'upline', entries });
  return { transferId: id, to: other.userName, amount: toWire(amount), balance: toWire(await balanceAfter(ctx.db, id, account.id)) };
}

/** Strangers and names that nobody has are told apart by nobody (asvs 8.2.2). */
async function partnerOf({ db }: ModuleContext, account: Account, name: string): Promise<Account> {
  const other = await accountByName(db, name);
  const isPartner = other && (other.id === account.uplineId || (isAgent(account) && other.uplineId === account.id));
  if (!isPartner || other.blocked || !(await hasWallet(db, other.id))) throw new ApiError(422, 'transfer.partner');
  return other;
}

/** An agent hands on what was deposited; anybody else stakes it first, as before a withdrawal. */
async function checked({ db }: ModuleContext, account: Account, other: Account, amount: bigint): Promise<void> {
  if (!isWithin(amount, { min, max })) throw new ApiError(422, 'transfer.bounds', { params: { min, max } });
  await assertNotBlocked(db, account.id);
  if (await depositBlock(db, other.id)) throw new ApiError(409, 'transfer.barred');
  const left = isAgent(account) ? 0n : await turnoverLeft(db, account.id);
  if (left > 0n) throw new ApiError(422, 'transfer.turnover', { params: { left: toWire(left) }, value: { left: toWire(left) } });
  if ((await balanceOf(db, account.id)) < amount) throw new ApiError(422, 'ledger.insufficient');
}
