import type { TermsOutcome } from '../../../../../machines/money/money-move/money-move.types';
import type { MerchantWallet } from '../../../../contract';
import { fromWire, toWire } from '../../../../contract/money/money';
import {
  type DraftEventType,
  type MoneyMoveRef,
  type Move,
  moneyMoveFlow,
  sendDraft,
  validateAmount,
} from '../../../../ui/money/money-move.flow';
import { findMove } from '../../../../ui/money/move-submission.flow';
import type { CentreDependencies } from '../../../parts/dependencies';

/** Name of the main wallet on the wire. */
const MAIN = 'main';
/** Direction from a vendor's wallet to the main one. */
export const BACK = 'back';
/** All vendors' wallets together. */
export const ALL = 'all';

/** Sends the transfer form to the move: the amount, and `back` from a vendor's wallet to the main one, or out to it. */
export function sendTransferDraft(move: MoneyMoveRef, eventType: DraftEventType, direction: string, data: FormData) {
  const vendor = String(data.get('vendor') ?? '');
  const [from, to] = direction === BACK ? [vendor, MAIN] : [MAIN, vendor];
  sendDraft(move, eventType, { from, to }, data);
}

/** Total balance at vendors. */
export const lyingOut = ({ wallets }: MerchantWallet): string =>
  toWire(wallets.reduce((all, { balance }) => all + fromWire(balance), 0n));

/** All balances: own and bonus money, with vendors, and held for withdrawals (`own.wallet.total`). */
export const totalOf = (wallets: MerchantWallet): string =>
  toWire(
    [wallets.main, wallets.granted, wallets.locked, lyingOut(wallets)].reduce(
      (all, candidate) => all + fromWire(candidate),
      0n,
    ),
  );

/** Requests the return of all vendor balances to the main wallet (s8.success.memory-return). */
export const returnAll = (move: MoneyMoveRef, wallets: MerchantWallet) =>
  move.send({ type: 'form.submitted', draft: { from: ALL, to: MAIN, amount: lyingOut(wallets) } });

/** Balance of the wallet that a transfer debits. */
export const lies = (terms: MerchantWallet, from: string): string => {
  if (from === MAIN) return terms.main;
  return from === ALL ? lyingOut(terms) : (terms.wallets.find(({ vendor }) => vendor === from)?.balance ?? '0.00');
};

/** With one wallet for all games there is nothing to move (s3.wallet.merchant). */
const outcomeOf = (wallets: MerchantWallet): TermsOutcome => {
  const terms = { of: 'wallets' as const, ...wallets };
  return terms.isSingle ? { kind: 'blocked', terms, block: 'single' } : { kind: 'open', terms };
};

const transferMove = ({ client }: Pick<CentreDependencies, 'client'>): Move<'wallets'> => ({
  of: 'wallets',
  loadTerms: async (signal) => outcomeOf(await client.merchantWallet(undefined, { signal })),
  /** own.transfer.bounds: more than nothing, and no more than there is. */
  problems: (terms, { from, amount }) => validateAmount('transfer', amount, { available: lies(terms, from) }),
  /** own.transfer.summary: a typed amount is confirmed first; returning a whole balance needs no summary. */
  review: async (terms, { from, amount }) =>
    from === ALL ? null : { amount, balanceAfter: toWire(fromWire(lies(terms, from)) - fromWire(amount)), to: null },
  async send(draft, { idempotencyKey, signal }) {
    if (draft.from !== ALL) {
      const { wallets } = await client.walletTransfer(draft, { signal, idempotencyKey });
      return { kind: 'renewed', terms: { of: 'wallets', ...wallets }, draft };
    }
    const { returned, wallets } = await client.returnAll(undefined, { signal });
    return { kind: 'renewed', terms: { of: 'wallets', ...wallets }, draft: { ...draft, amount: returned } };
  },
  async find(draft, extras) {
    const renewed = (wallets: MerchantWallet) =>
      ({ kind: 'renewed', terms: { of: 'wallets', ...wallets }, draft }) as const;
    if (draft.from !== ALL)
      return findMove('wallets', client.moveOutcome({ of: 'wallets' }, extras), ({ wallets }) => renewed(wallets));
    // Returning everything has no key: once executed, nothing is left at the vendors.
    const wallets = await client.merchantWallet(undefined, { signal: extras.signal });
    return lyingOut(wallets) === '0.00' ? renewed(wallets) : { kind: 'unknown' };
  },
});

export const transferFlow = (deps: Pick<CentreDependencies, 'client' | 'vault' | 'now' | 'storage' | 'randomKey'>) =>
  moneyMoveFlow(deps, transferMove(deps));
