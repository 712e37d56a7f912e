import * as v from 'valibot';
import { factorAsked, submittedFactor } from '../identity/authentication';
import { amount, id, money, password, required, time } from '../platform/fields';
import { namedBy } from '../platform/normalise';

/** Format of the payment password. */
const paymentDigits = v.pipe(v.string(), v.regex(/^\d{6}$/));
/** Required before money leaves (asvs 7.5.3). */
export const paymentPassword = v.pipe(v.string(), v.nonEmpty(), v.maxLength(256));

/**
 * A player's payment password: whether it is set, until when it is locked after wrong attempts, and the second factor
 * that is required to set it.
 */
export const paymentPasswordState = v.object({ set: v.boolean(), lockedUntil: v.nullable(time), factorAsked });
export type PaymentPasswordState = v.InferOutput<typeof paymentPasswordState>;
/** The login password, and the current payment password if one is set. */
export const setPaymentPassword = v.object({
  password,
  oldPaymentPassword: v.optional(paymentPassword),
  paymentPassword: paymentDigits,
  confirmPaymentPassword: paymentDigits,
  factor: v.optional(submittedFactor),
});

export const BANK_KINDS = ['bank', 'ewallet'] as const;
/** Payout account for withdrawals, with only the end of its number. */
export const bankAccount = v.object({
  id,
  kind: v.picklist(BANK_KINDS),
  provider: v.string(),
  holder: v.string(),
  maskedNumber: v.string(),
  boundAt: time,
  /** Earliest time of a withdrawal to it; null: available now. */
  restsUntil: v.nullable(time),
});
export type BankAccount = v.InferOutput<typeof bankAccount>;
/**
 * `providers`: banks and e-wallets that can be bound. `holder`: real name that binding requires; null until the player
 * has set it. `factorAsked`: second factor required to bind or remove an account.
 */
export const bankAccounts = v.object({
  list: v.array(bankAccount),
  providers: v.array(v.object({ kind: v.picklist(BANK_KINDS), provider: v.string() })),
  holder: v.nullable(v.string()),
  factorAsked,
});
export type BankAccounts = v.InferOutput<typeof bankAccounts>;
/** Name and number as typed: the gateway parses them by `personName` and `payoutNumber`, and names the errors. */
export const bindBankAccount = v.object({
  kind: v.picklist(BANK_KINDS),
  provider: required(64),
  holder: required(128),
  number: required(64),
  paymentPassword,
  factor: v.optional(submittedFactor),
});
export const removeBankAccount = v.object({ id, paymentPassword, factor: v.optional(submittedFactor) });

/** s3.wallet.merchant: with `isSingle` there is one wallet for all games and nothing to transfer. */
export const merchantWallet = v.object({
  isSingle: v.boolean(),
  /** Own money, which can leave or go to a vendor. */
  main: money,
  /** Money in open bonuses, which can only be staked. */
  granted: v.optional(money, '0.00'),
  /** Held for pending withdrawals. */
  locked: money,
  /** Credits of studios that operators review; they are in no balance until released. */
  underReview: v.optional(money, '0.00'),
  wallets: v.array(v.object({ vendor: v.string(), name: v.string(), balance: money })),
});
export type MerchantWallet = v.InferOutput<typeof merchantWallet>;
/** s7.relay.wallet-transfer: between `main` and a vendor, in either direction. */
export const walletTransfer = v.object({ from: required(32), to: required(32), amount });
/** Result of a transfer: both balances are in the wallets. */
export const walletsAfter = v.object({ transferId: id, wallets: merchantWallet });
/** Transfer of all vendor balances back to main (s8.success.memory-return). */
export const returnedAll = v.object({ returned: money, wallets: merchantWallet });

/** Possible recipients of a player's transfers: the upline, and for an agent the downlines. */
export const transferPartners = v.object({
  upline: v.nullable(v.string()),
  downlines: v.array(v.string()),
  available: money,
  min: money,
  max: money,
});
export type TransferPartners = v.InferOutput<typeof transferPartners>;
export const partnerTransfer = v.object({ to: namedBy(64), amount, paymentPassword });
export const partnerTransferred = v.object({ transferId: id, to: v.string(), amount: money, balance: money });
export type PartnerTransferred = v.InferOutput<typeof partnerTransferred>;
