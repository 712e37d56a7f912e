import type { AnyStateMachine } from 'xstate';
import { begin } from './pure';
import { stubbed } from './stub';

/** Why a machine cannot begin without an input, and what of one it asks for; nothing where it begins. */
export function wantedInput(machine: AnyStateMachine): { reason: string; keys: string[] } | undefined {
  const reason = failureOf(machine, undefined);
  if (reason === undefined) return undefined;
  const keys = new Set<string>();
  failureOf(machine, asking(keys, ''));
  return { reason, keys: [...keys] };
}

function failureOf(machine: AnyStateMachine, input: unknown): string | undefined {
  try {
    const { snapshot } = begin(stubbed(machine), input);
    return snapshot.status === 'error' ? said(snapshot.error) : undefined;
  } catch (error) {
    return said(error);
  }
}
const said = (error: unknown): string => (error instanceof Error ? error.message : String(error));

/** Something that notes what is asked of it, and has everything. */
function asking(keys: Set<string>, above: string): object {
  return new Proxy(() => {}, {
    get(_, key) {
      if (typeof key === 'symbol') return key === Symbol.toPrimitive ? () => 0 : undefined;
      if (above === '') keys.add(key);
      return asking(keys, `${above}.${key}`);
    },
  });
}
