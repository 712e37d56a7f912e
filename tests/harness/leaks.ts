import { vi } from 'vitest';
import { type AnyActorRef, type InspectionEvent, isMachineSnapshot } from 'xstate';
import { stable } from '../../src/atlas';
import { escaped } from './escaped';

/** Matches a secret as a whole word: `000000` is not in `01890000-0000-7000-8000-0000000000aa`. */
const finds = (secret: string) => {
  const whole = new RegExp(`(?<![\\p{L}\\p{N}])${escaped(secret)}(?![\\p{L}\\p{N}])`, 'u');
  return (text: string) => text.includes(secret) && whole.test(text);
};

const isActor = (ref: object): ref is AnyActorRef => 'on' in ref && 'getSnapshot' in ref;
/** Shorter secrets cannot be distinguished from other text. */
const SHORTEST = 4;

/**
 * Records everything that is exposed (asvs 14.2.1, 16.2.5), to be searched for secrets: context, events, emitted
 * events, input and output of charts; the console, storage and cookies; the address. Attach it to the system before its
 * root starts.
 */
export class ExposureLog {
  private readonly texts = new Map<string, string>();
  private readonly actors = new WeakSet<object>();
  private written: { mock: { calls: unknown[][] }; mockClear(): void }[] = [];

  note(where: string, what: unknown): void {
    this.texts.set(typeof what === 'string' ? what : stable(what), where);
  }

  /** Inspects every actor of a system. */
  readonly inspect = (event: InspectionEvent): void => {
    if (event.type === '@xstate.event') this.note(`event ${event.event.type}`, event.event);
    if (event.type === '@xstate.actor' && isActor(event.actorRef)) this.meet(event.actorRef);
    if (event.type !== '@xstate.snapshot') return;
    const { snapshot }: { snapshot: unknown } = event;
    if (isMachineSnapshot(snapshot)) {
      const { value, context, output, error } = snapshot;
      this.note(`chart ${snapshot.machine.id}`, { value, context, output, error });
    } else this.note(`actor ${event.actorRef.sessionId}`, { ...Object(snapshot) });
  };

  /** Records what the page writes from now on. */
  watchPage(): void {
    const levels = ['log', 'info', 'warn', 'error', 'debug'] as const;
    this.written = [vi.spyOn(Storage.prototype, 'setItem'), ...levels.map((level) => vi.spyOn(console, level))];
    for (const spy of this.written) spy.mockClear();
  }

  private meet(actor: AnyActorRef): void {
    if (this.actors.has(actor)) return;
    this.actors.add(actor);
    actor.on('*', (emitted: unknown) => this.note(`emitted by ${actor.id}`, emitted));
  }

  /** Returns the locations of leaked secrets by name; `may` exempts texts. */
  leaks(secrets: ReadonlyMap<string, string>, may: (text: string) => boolean = () => false): string[] {
    for (const { mock } of this.written)
      for (const callArgs of mock.calls) this.note('storage or console', callArgs.map(String).join(' = '));
    this.note('cookie', document.cookie);
    this.note('address', location.href);
    return [...secrets]
      .filter(([secret]) => secret.length >= SHORTEST)
      .flatMap(([secret, name]) =>
        [...this.texts].filter(([text]) => !may(text) && finds(secret)(text)).map(([, where]) => `${name} in ${where}`),
      );
  }
}
