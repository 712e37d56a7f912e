import * as v from 'valibot';
import { type ActorRefFrom, fromPromise } from 'xstate';
import {
  type DeskActInput,
  type DeskActResult,
  deskActMachine,
} from '../../../../machines/operations/desk-act/desk-act.machine';
import { MAX_REASON } from '../../../contract/operations/reason';
import { filled, formFlow } from '../../../ui/form/form.flow';
import type { DeskDependencies } from '../dependencies';
import { resultOf } from './act-failures';

export type DeskActRef = ActorRefFrom<typeof deskActMachine>;

type Perform = (act: DeskActInput & { reason: string }, signal: AbortSignal) => Promise<DeskActResult>;

const reason = v.pipe(filled, v.maxLength(MAX_REASON, 'tooLong'));

/** Wires an act: its reason, the code of the app if the gateway requires it, and the call (own.desk-app.act). */
export const deskActFlow = ({ client, vault }: DeskDependencies, perform: Perform) =>
  deskActMachine.provide({
    actors: {
      reasonForm: formFlow(vault, {
        fields: { reason },
        send: async (typed) => typed.reason.trim(),
        word: (typed) => typed,
      }),
      codeForm: formFlow(vault, {
        fields: { code: filled },
        send: async ({ code }, _about, signal) => void (await client.stepUp({ code }, { signal })),
      }),
      perform: fromPromise(({ input, signal }) => resultOf(perform(input, signal))),
    },
  });
