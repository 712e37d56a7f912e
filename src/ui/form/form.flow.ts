import * as v from 'valibot';
import { type ActorRefFrom, fromPromise } from 'xstate';
import {
  type FieldProblem,
  type FormEvent,
  type FormValidation,
  formMachine,
  type Word,
} from '../../../machines/platform/form/form.machine';
import { asFailure } from '../../contract';
import type { FormField, Vault } from '../browser/vault';
import { type ByPasskey, confirmBy } from './by-passkey';

export type FormRef = ActorRefFrom<typeof formMachine>;
/** Returns the id of a field, its name, and its error. */
export type FieldOf = (name: string) => { id: string; name: string; error: string | undefined };

type Fields = Record<string, v.GenericSchema<string, string>>;
type Typed<F extends Fields> = { [K in keyof F]: string };
type Form<F extends Fields, Reply> = {
  fields: F;
  /** Awaited before the first check, e.g. for rules that are still loading. */
  ready?(): Promise<unknown>;
  /** Finds errors between fields that are each valid. */
  check?(typed: Typed<F>, about: string | null): FieldProblem[];
  /**
   * Returns whether the player reviews the form before it is sent, since it cannot be changed later
   * (own.form.reviewed).
   */
  review?(typed: Typed<F>, about: string | null): boolean;
  /** Passkey that confirms the form. */
  byPasskey?: ByPasskey<Typed<F>>;
  /** True if the form sends codes by SMS: a failure then waits for a confirmation (s8.sms.send-failure). */
  sendsCodes?: boolean;
  send(typed: Typed<F>, about: string | null, signal: AbortSignal): Promise<Reply>;
  /** Result from the reply for the form's parent, in addition to its success. */
  word?(reply: Reply): Word | undefined;
};

const key = (name: string): FormField => `form.${name}`;

/** A field that must be filled; it is sent as it was typed (s5.message.empty). */
export const filled = v.pipe(
  v.string(),
  v.check((typed) => typed.trim() !== '', 'empty'),
);

/** Puts the input into the vault: events never contain fields of a form. */
export function vaultFields(vault: Vault, data: FormData) {
  for (const [name, value] of data) if (typeof value === 'string') vault.put(key(name), value);
}

/** Sends a form an event if it accepts it, and puts the input into the vault first. */
export function sendForm(form: FormRef | undefined, vault: Vault, data: FormData, event: FormEvent) {
  if (!form?.getSnapshot().can(event)) return;
  vaultFields(vault, data);
  form.send(event);
}

/** Converts field problems to the result that a form's chart expects. */
export const toVerdict = (problems: FieldProblem[]): FormValidation =>
  problems.length > 0 ? { kind: 'wrong', problems } : { kind: 'right' };

/** Form chart with its fields and its request. The input is dropped once the gateway accepts it. */
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
        const found = toVerdict(problems(about));
        if (found.kind !== 'right') return found;
        const values = v.parse(schema, typed());
        if (!reviewed && review?.(values, about)) return { kind: 'review' };
        return byPasskey?.wanted(values, about) ? { kind: 'passkey' } : found;
      }),
      check: fromPromise(async ({ input }) => toVerdict(problems(input.about))),
      confirm: confirmBy(vault, byPasskey),
      send: fromPromise(async ({ input: { about }, signal }) => {
        try {
          const reply = await send(v.parse(schema, typed()), about, signal);
          for (const name of names) vault.drop(key(name));
          const outcome = word?.(reply);
          return outcome === undefined ? undefined : { kind: 'sent', word: outcome };
        } catch (error) {
          const failure = asFailure(error);
          if (sendsCodes && failure.code.startsWith('sms.')) return { kind: 'unsent', failure };
          throw error;
        }
      }),
    },
  });
}
