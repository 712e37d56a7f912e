import * as v from 'valibot';
import { type ActorRefFrom, fromCallback, fromPromise } from 'xstate';
import { type CashInTermsOutcome, cashInMachine } from '../../../../../../machines/money/cash-in/cash-in.machine';
import { proofUploadMachine } from '../../../../../../machines/money/proof-upload/proof-upload.machine';
import type { FieldProblem } from '../../../../../../machines/platform/form/form.machine';
import type { CashIn, CashInTerms } from '../../../../../contract';
import { cashInReference } from '../../../../../contract/money/cash-in';
import { amountOf, fromWire } from '../../../../../contract/money/money';
import { payoutNumber } from '../../../../../contract/money/payout-number';
import { formFlow } from '../../../../../ui/form/form.flow';
import { listFlow, pageOf } from '../../../../../ui/list/list.flow';
import { validateAmount } from '../../../../../ui/money/money-move.flow';
import { createOnce } from '../../../../../ui/money/once';
import { askOften } from '../../../../browser/asking';
import { thumbnailOf } from '../../../../browser/pictures';
import type { CentreDependencies } from '../../../../parts/dependencies';
import { pictureSender } from '../../../../parts/upload/send-picture';

export type CashInRef = ActorRefFrom<typeof cashInMachine>;
export type ReceiptRef = ActorRefFrom<typeof proofUploadMachine>;
type Wallet = CashInTerms['wallets'][number];
type Typed = { amount: string; sender: string; reference: string };

/** Amount that can still be reported, by the limit of a day and the player's deposit limits; an amount of the wire. */
export const leftOf = ({ dayLeft, limitLeft }: CashInTerms): string =>
  limitLeft !== null && fromWire(limitLeft) < fromWire(dayLeft) ? limitLeft : dayLeft;

/** Returns whether anything can be reported now (`own.cash-in.limits`). */
function outcomeOf(terms: CashInTerms): CashInTermsOutcome {
  const left = fromWire(leftOf(terms));
  const isOpen = terms.barred === null && terms.openLeft > 0 && terms.wallets.some(({ min }) => fromWire(min) <= left);
  return { kind: isOpen ? 'open' : 'blocked', terms };
}

const isBlank = (typed: string) => typed.trim() === '';

/** Finds all problems of a report at a time: the bounds of the amount depend on the wallet (`own.cash-in.create`). */
function problemsOf({ amount, sender, reference }: Typed, wallet: Wallet, available: string): FieldProblem[] {
  const checked = (field: string, typed: string, isRight: boolean): FieldProblem[] =>
    isRight ? [] : [{ field, code: isBlank(typed) ? 'empty' : `cashIn.${field}` }];
  return [
    ...validateAmount('cashIn', amount, { ...wallet, available }),
    ...checked('sender', sender, payoutNumber('ewallet', sender) !== null),
    ...checked('reference', reference, cashInReference(reference) !== null),
  ];
}

/** Pictures of the receipt, each stored with the report as soon as it is uploaded. */
const receiptFlow = ({ uploading, vault }: Pick<CentreDependencies, 'uploading' | 'vault'>) =>
  proofUploadMachine.provide({
    actors: {
      upload: pictureSender(vault, async (image, { about: cashInId }: { about: string }, { signal, onPercent }) => {
        const { pictureId } = await uploading(onPercent).uploadCashInPicture({ cashInId, image }, { signal });
        vault.put(`thumbnail.${pictureId}`, await thumbnailOf(image));
        return pictureId;
      }),
    },
  });

type Deps = Pick<CentreDependencies, 'client' | 'uploading' | 'vault' | 'randomKey' | 'money' | 'live'>;

/** Cash-in chart with its actors (own.cash-in.page). */
export function cashInFlow(deps: Deps) {
  const { client, vault, money, live } = deps;
  const once = createOnce(deps);
  let terms: CashInTerms | undefined;
  const walletOf = (code: string | null) => {
    const wallet = terms?.wallets.find((candidate) => candidate.code === code);
    if (!terms || !wallet) throw new Error(`The wallet ${code} is not among the loaded ones.`);
    return { wallet, left: leftOf(terms) };
  };
  return cashInMachine.provide({
    actors: {
      list: listFlow('cashIns', async (_, page, signal) => pageOf(await client.cashIns(page, { signal }))),
      loadTerms: fromPromise(async ({ signal }) => {
        terms = await client.cashInTerms(undefined, { signal });
        return outcomeOf(terms);
      }),
      reportForm: formFlow(vault, {
        fields: { amount: v.string(), sender: v.string(), reference: v.string() },
        check: (typed, about) => {
          const { wallet, left } = walletOf(about);
          return problemsOf(typed, wallet, left);
        },
        send: ({ amount, sender, reference }, about, signal) => {
          const report = { wallet: walletOf(about).wallet.code, amount: amountOf(amount) ?? amount, sender, reference };
          return once.move(report, (keyed) => client.createCashIn(report, { signal, ...keyed }));
        },
        word: (reply: CashIn) => reply,
      }),
      watchCashIn: fromCallback(({ input, sendBack }) => {
        let isCredited = false;
        return askOften(
          async (signal) => {
            const cashIn = await client.cashIn(input, { signal, quiet: true });
            if (cashIn.state === 'confirmed' && !isCredited) money.moved();
            isCredited = cashIn.state === 'confirmed';
            sendBack({ type: 'report.changed', cashIn });
          },
          { live, topic: 'deposit' },
        );
      }),
      receipt: receiptFlow(deps),
      cancelCashIn: fromPromise(({ input, signal }) => client.cancelCashIn(input, { signal })),
    },
  });
}
