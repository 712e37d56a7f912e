import * as v from 'valibot';
import { type ActorRefFrom, fromPromise } from 'xstate';
import {
  type FieldProblem,
  type FormEvent,
  formMachine,
  type Judged,
  type Word,
} from '../../../machines/platform/form/form.machine';
import { asFailure } from '../../contract';
import type { FormField, Vault } from '../browser/vault';
import { type ByPasskey, confirmBy } from './by-passkey';

export type FormRef = ActorRefFrom<typeof formMachine>;
/** The id of a field, and what is wrong with it. */
export type FieldOf = (name: string) => { id: string; name: string; error: string | undefined };

type Fields = Record<string, v.GenericSchema<string, string>>;
type Typed<F extends Fields> = { [K in keyof F]: string };
type Form<F extends Fields, Reply> = {
  fields: F;
  /** What the first check waits for: rules that are on their way. */
  ready?(): Promise<unknown>;
  /** What is wrong between fields that are each in order. */
  check?(typed: Typed<F>, about: string | null): FieldProblem[];
  /** Returns whether it is shown once more before it is sent, since it cannot be changed later (own.form.reviewed). */
  review?(typed: Typed<F>, about: string | null): boolean;
  /** A passkey that confirms it. */
  byPasskey?: ByPasskey<Typed<F>>;
  /** True if the form sends codes by SMS: a failure then waits for a confirmation (s8.sms.send-failure). */
  sendsCodes?: boolean;
  send(typed: Typed<F>, about: string | null, signal: AbortSignal): Promise<Reply>;
  /** Result that the reply has for the form's parent, beyond that it was sent. */
  word?(reply: Reply): Word | undefined;
};

const key = (name: string): FormField => `form.${name}`;

/** A field that must be filled; it is sent as it was typed (s5.message.empty). */
export const filled = v.pipe(
  v.string(),
  v.check((typed) => typed.trim() !== '', 'empty'),
);

/** Puts what was typed into the vault: no field of a form is in an event. */
export function vaultFields(vault: Vault, data: FormData) {
  for (const [name, value] of data) if (typeof value === 'string') vault.put(key(name), value);
}

/** Tells a form that it was sent or typed into, where it listens; what was typed goes into the vault. */
export function tellForm(form: FormRef | undefined, vault: Vault, data: FormData, event: FormEvent) {
  if (!form?.getSnapshot().can(event)) return;
  vaultFields(vault, data);
  form.send(event);
}

/** What was found, as a form's chart takes it. */
export const judged = (problems: FieldProblem[]): Judged =>
  problems.length > 0 ? { kind: 'wrong', problems } : { kind: 'right' };

/** A form, wired: its fields and what is sent with them. What was typed is dropped once it is accepted. */
export function formFlow<F extends Fields, Reply>(
  vault: Vault,
  { fields, ready, check, review, byPasskey, sendsCodes, send, word }: Form<F, Reply>,
) {
  const names = Object.keys(fields);
  const typed = () => Object.fromEntries(names.map((name) => [name, vault.peek(key(name)) ?? '']));
  const schema = v.object(fields);
  function problems(about: string | null): FieldProblem[] {
    const { issues = [], output, success } = v.safeParse(schema, typed(), { abortPipeEarly: true });
    if (success) return check?.(output, about) ?? [];
    return issues.map(({ path, message }) => ({ field: String(path?.[0]?.key ?? ''), code: message }));
  }
  return formMachine.provide({
    actors: {
      validate: fromPromise(async ({ input: { about, reviewed } }) => {
        await ready?.();
        const found = judged(problems(about));
        if (found.kind !== 'right') return found;
        const given = v.parse(schema, typed());
        if (!reviewed && review?.(given, about)) return { kind: 'review' };
        return byPasskey?.wanted(given, about) ? { kind: 'passkey' } : found;
      }),
      check: fromPromise(async ({ input }) => judged(problems(input.about))),
      confirm: confirmBy(vault, byPasskey),
      send: fromPromise(async ({ input: { about }, signal }) => {
        try {
          const reply = await send(v.parse(schema, typed()), about, signal);
          for (const name of names) vault.drop(key(name));
          const said = word?.(reply);
          return said === undefined ? undefined : { kind: 'sent', word: said };
        } catch (error) {
          const failure = asFailure(error);
          if (sendsCodes && failure.code.startsWith('sms.')) return { kind: 'unsent', failure };
          throw error;
        }
      }),
    },
  });
}
