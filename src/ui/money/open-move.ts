import * as v from 'valibot';
import { browserStorage } from '../browser/guarded-storage';
import type { Held } from './once';

const text = v.string();
/** Request as `createOnce` holds it: the draft as JSON, and the key; with the time at which it was sent, epoch ms. */
const stored = v.object({ held: text, at: v.number() });
const held = v.tuple([text, text]);
const draft = v.object({ from: text, to: text, amount: text, bonus: v.optional(text) });

function parsed<T>(schema: v.GenericSchema<unknown, T>, json: string | null | undefined): T | null {
  try {
    const { success, output } = v.safeParse(schema, JSON.parse(json ?? 'null'));
    return success ? output : null;
  } catch {
    return null;
  }
}

type Deps = { now(): number; storage: { account(): string | null } };
/** Request without a response: its draft, its key, and the time at which it was sent, epoch ms. */
type OpenRequest = { draft: v.InferOutput<typeof draft>; idempotencyKey: string; at: number };

/**
 * Stores a player's request until its outcome is known, for reloads and other tabs of this browser
 * (`own.money.outcome`). `kind`: kind of the move.
 */
export function createOpenMove({ now, storage }: Deps, kind: string) {
  const name = () => `move.${kind}.${storage.account() ?? ''}`;
  const entry = () => parsed(stored, browserStorage.getItem(name()));
  let retained: string | undefined;
  let last: OpenRequest | null = null;
  const request: Held = {
    get: () => entry()?.held ?? retained,
    set(newest) {
      retained = newest;
      if (newest === undefined) return browserStorage.removeItem(name());
      const value: v.InferInput<typeof stored> = { held: newest, at: now() };
      browserStorage.setItem(name(), JSON.stringify(value));
    },
  };
  /** Returns the stored request; null without one. */
  const read = (): OpenRequest | null => {
    const { held: sent, at = 0 } = entry() ?? {};
    const [words, idempotencyKey = ''] = parsed(held, sent) ?? [];
    const sentDraft = parsed(draft, words);
    if (!sentDraft) return null;
    last = { draft: sentDraft, idempotencyKey, at };
    return last;
  };
  return {
    request,
    read,
    /** Returns the stored request, or the last one if another tab has cleared it with its response. */
    readLast: () => read() ?? last,
    /** Clears the stored request, which was not executed; the same draft is still sent with its key on this page. */
    release() {
      retained = request.get();
      browserStorage.removeItem(name());
    },
  };
}
