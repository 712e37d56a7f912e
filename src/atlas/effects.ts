import type { AnyEventObject, ExecutableActionObject } from 'xstate';

/** Effect of a machine on its environment. */
export type Effect =
  | { kind: 'invoke'; src: string; id: string; input: unknown }
  | { kind: 'send'; to: string; event: AnyEventObject; delay?: number }
  | { kind: 'emit'; event: AnyEventObject }
  | { kind: 'act'; name: string; params: unknown };

type Data = Record<string, unknown>;
const isData = (value: unknown): value is Data => typeof value === 'object' && value !== null;
const isEvent = (value: unknown): value is AnyEventObject => isData(value) && typeof value.type === 'string';

/** Converts an executable action to an effect; undefined for internal ones (raise, cancel, log, stopping a child). */
export function effectOf({ type, params }: Pick<ExecutableActionObject, 'type' | 'params'>, parent: object): Effect[] {
  const data = isData(params) ? params : {};
  if (type === 'xstate.spawnChild') {
    const src = typeof data.src === 'string' ? data.src : 'inline';
    const actor = isData(data.actorRef) ? data.actorRef.id : data.id;
    return [{ kind: 'invoke', src, id: String(actor), input: data.input }];
  }
  if (type === 'xstate.emit') return isEvent(data.event) ? [{ kind: 'emit', event: data.event }] : [];
  if (type === 'xstate.sendTo') {
    if (!isEvent(data.event)) return [];
    const delay = typeof data.delay === 'number' ? { delay: data.delay } : {};
    return [{ kind: 'send', to: recipient(data.to, parent), event: data.event, ...delay }];
  }
  return type.startsWith('xstate.') ? [] : [{ kind: 'act', name: type, params }];
}

function recipient(to: unknown, parent: object): string {
  if (to === parent) return 'parent';
  return isData(to) ? String(to.id) : String(to);
}
