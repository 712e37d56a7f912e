import * as v from 'valibot';
import { type ActorRefFrom, fromPromise } from 'xstate';
import {
  type DeskActInput,
  type DeskActResult,
  deskActMachine,
} from '../../../../machines/operations/desk-act/desk-act.machine';
import type { FieldProblem } from '../../../../machines/platform/form/form.machine';
import { amountOf } from '../../../contract/money/money';
import { payoutNumber } from '../../../contract/money/payout-number';
import { MAX_REASON } from '../../../contract/operations/desk-endpoint';
import { VALUE_ACTS } from '../../../contract/operations/players';
import { MAX_ACT_TEXT, STATEMENT_ACTS, TEXT_ACTS } from '../../../contract/operations/queues';
import { filled, formFlow } from '../../../ui/form/form.flow';
import type { DeskDependencies } from '../dependencies';
import { resultOf } from './act-failures';

export type DeskActRef = ActorRefFrom<typeof deskActMachine>;

/** Amount and sender of a transfer; `isCorrected`: accepts that they differ from the report. */
type Statement = { amount: string; sender: string; isCorrected: boolean };
/** `text`: for the player, or a value such as an amount, if the act takes one; `statement`: likewise. */
type Act = DeskActInput & { reason: string; text: string | undefined; statement: Statement | undefined };
type Perform = (act: Act, signal: AbortSignal) => Promise<DeskActResult>;

/** Reason of an act, as it is typed. */
export const actReason = v.pipe(filled, v.maxLength(MAX_REASON, 'tooLong'));
/** Empty if the form has no such field. */
const text = v.pipe(v.string(), v.maxLength(MAX_ACT_TEXT, 'textTooLong'));

const takesStatement = (act: string | null) => act !== null && STATEMENT_ACTS.includes(act);
const takesText = (act: string | null) => act !== null && (TEXT_ACTS.includes(act) || VALUE_ACTS.includes(act));

/** Returns a text as it is sent: a credit as an amount, or null if that is ambiguous. */
const sendable = (act: string | null, text: string): string | null => (act === 'credit' ? amountOf(text) : text.trim());

/** Returns the error of a text that an act takes; null if it can be sent. */
function textProblem(act: string | null, text: string): string | null {
  if (!takesText(act)) return null;
  if (text.trim() === '') return 'empty';
  return sendable(act, text) === null ? 'unclear' : null;
}

/** Returns the errors of a statement that an act takes. */
function statementProblems(act: string | null, { amount, sender }: { amount: string; sender: string }): FieldProblem[] {
  if (!takesStatement(act)) return [];
  const missing = (typed: string, code: string) => (typed.trim() === '' ? 'empty' : code);
  return [
    ...(amountOf(amount) === null ? [{ field: 'amount', code: missing(amount, 'unclear') }] : []),
    ...(payoutNumber('ewallet', sender) === null ? [{ field: 'sender', code: missing(sender, 'walletNumber') }] : []),
  ];
}

/** Wires an act: its reason, the code of the app if the gateway requires it, and the call (own.desk-app.act). */
export const deskActFlow = ({ client, vault }: DeskDependencies, perform: Perform) =>
  deskActMachine.provide({
    actors: {
      reasonForm: formFlow(vault, {
        fields: { reason: actReason, text, amount: v.string(), sender: v.string() },
        check: (typed, act) => {
          const code = textProblem(act, typed.text);
          return [...(code === null ? [] : [{ field: 'text', code }]), ...statementProblems(act, typed)];
        },
        send: async (typed, act) => {
          const value = takesText(act) ? sendable(act, typed.text) : null;
          if (value !== null) vault.put('actText', value);
          if (takesStatement(act)) {
            vault.put('actAmount', amountOf(typed.amount) ?? '');
            vault.put('actSender', typed.sender.trim());
          }
          return typed.reason.trim();
        },
        word: (typed) => typed,
      }),
      codeForm: formFlow(vault, {
        fields: { code: filled },
        send: async ({ code }, _about, signal) => void (await client.stepUp({ code }, { signal })),
      }),
      perform: fromPromise(({ input: { isCorrected, ...input }, signal }) => {
        const typed = takesText(input.act) ? vault.peek('actText') : undefined;
        const amount = vault.peek('actAmount') ?? '';
        const sender = vault.peek('actSender') ?? '';
        const statement = takesStatement(input.act) ? { amount, sender, isCorrected } : undefined;
        return resultOf(perform({ ...input, text: typed, statement }, signal));
      }),
    },
  });
