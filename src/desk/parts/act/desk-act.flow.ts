import * as v from 'valibot';
import { type ActorRefFrom, fromPromise } from 'xstate';
import {
  type DeskActInput,
  type DeskActResult,
  deskActMachine,
} from '../../../../machines/operations/desk-act/desk-act.machine';
import { amountOf } from '../../../contract/money/money';
import { MAX_REASON } from '../../../contract/operations/desk-endpoint';
import { VALUE_ACTS } from '../../../contract/operations/players';
import { MAX_ACT_TEXT, TEXT_ACTS } from '../../../contract/operations/queues';
import { filled, formFlow } from '../../../ui/form/form.flow';
import type { DeskDependencies } from '../dependencies';
import { resultOf } from './act-failures';

export type DeskActRef = ActorRefFrom<typeof deskActMachine>;

/** `text`: for the player, or a value such as an amount, if the act takes one. */
type Act = DeskActInput & { reason: string; text: string | undefined };
type Perform = (act: Act, signal: AbortSignal) => Promise<DeskActResult>;

const reason = v.pipe(filled, v.maxLength(MAX_REASON, 'tooLong'));
/** Empty if the form has no such field. */
const text = v.pipe(v.string(), v.maxLength(MAX_ACT_TEXT, 'textTooLong'));

const takesText = (act: string | null) => act !== null && (TEXT_ACTS.includes(act) || VALUE_ACTS.includes(act));

/** Returns a text as it is sent: a credit as an amount, or null if that is ambiguous. */
const sendable = (act: string | null, text: string): string | null => (act === 'credit' ? amountOf(text) : text.trim());

/** Returns the error of a text that an act takes; null if it can be sent. */
function textProblem(act: string | null, text: string): string | null {
  if (!takesText(act)) return null;
  if (text.trim() === '') return 'empty';
  return sendable(act, text) === null ? 'unclear' : null;
}

/** Wires an act: its reason, the code of the app if the gateway requires it, and the call (own.desk-app.act). */
export const deskActFlow = ({ client, vault }: DeskDependencies, perform: Perform) =>
  deskActMachine.provide({
    actors: {
      reasonForm: formFlow(vault, {
        fields: { reason, text },
        check: (typed, act) => {
          const code = textProblem(act, typed.text);
          return code === null ? [] : [{ field: 'text', code }];
        },
        send: async (typed, act) => {
          const value = takesText(act) ? sendable(act, typed.text) : null;
          if (value !== null) vault.put('actText', value);
          return typed.reason.trim();
        },
        word: (typed) => typed,
      }),
      codeForm: formFlow(vault, {
        fields: { code: filled },
        send: async ({ code }, _about, signal) => void (await client.stepUp({ code }, { signal })),
      }),
      perform: fromPromise(({ input, signal }) => {
        const typed = takesText(input.act) ? vault.peek('actText') : undefined;
        return resultOf(perform({ ...input, text: typed }, signal));
      }),
    },
  });
