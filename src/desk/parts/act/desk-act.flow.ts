import * as v from 'valibot';
import { type ActorRefFrom, fromPromise } from 'xstate';
import {
  type DeskActInput,
  type DeskActResult,
  deskActMachine,
} from '../../../../machines/operations/desk-act/desk-act.machine';
import { MAX_REASON } from '../../../contract/operations/desk-endpoint';
import { MAX_ACT_TEXT, TEXT_ACTS } from '../../../contract/operations/queues';
import { filled, formFlow } from '../../../ui/form/form.flow';
import type { DeskDependencies } from '../dependencies';
import { resultOf } from './act-failures';

export type DeskActRef = ActorRefFrom<typeof deskActMachine>;

/** `text`: for the player, if the act takes one. */
type Act = DeskActInput & { reason: string; text: string | undefined };
type Perform = (act: Act, signal: AbortSignal) => Promise<DeskActResult>;

const reason = v.pipe(filled, v.maxLength(MAX_REASON, 'tooLong'));
/** Empty if the form has no such field. */
const text = v.pipe(v.string(), v.maxLength(MAX_ACT_TEXT, 'textTooLong'));

const takesText = (act: string | null) => act !== null && TEXT_ACTS.includes(act);

/** Wires an act: its reason, the code of the app if the gateway requires it, and the call (own.desk-app.act). */
export const deskActFlow = ({ client, vault }: DeskDependencies, perform: Perform) =>
  deskActMachine.provide({
    actors: {
      reasonForm: formFlow(vault, {
        fields: { reason, text },
        check: (typed, act) => (takesText(act) && typed.text.trim() === '' ? [{ field: 'text', code: 'empty' }] : []),
        send: async (typed, act) => {
          if (takesText(act)) vault.put('actText', typed.text.trim());
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
