import { vi } from 'vitest';
import { type AnyActorRef, type InspectionEvent, isMachineSnapshot } from 'xstate';
import { stable } from '../../src/atlas';

/** A secret as a whole word: `000000` is not in `01890000-0000-7000-8000-0000000000aa`. */
const finds = (secret: string) => {
  const escaped = secret.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
  const whole = new RegExp(`(?<![\\p{L}\\p{N}])${escaped}(?![\\p{L}\\p{N}])`, 'u');
  return (text: string) => text.includes(secret) && whole.test(text);
};

/** Too short to tell from anything else. */
const SHORTEST = 4;

/**
 * Keeps all that is told to anybody (asvs 14.2.1, 16.2.5), to be searched for secrets: what charts know, get, emit, are begun with and
 * end with; what is written to the console, to storage and to cookies; the address. Give it to the system before its root starts.
 */
export class Told {
  private readonly texts = new Map<string, string>();
  private readonly actors = new WeakSet<object>();

  note(where: string, what: unknown): void {
    this.texts.set(typeof what === 'string' ? what : stable(what), where);
  }

  /** Listens to every actor of a system. */
  readonly inspect = (event: InspectionEvent): void => {
    if (event.type === '@xstate.event') this.note(`event ${event.event.type}`, event.event);
    if (event.type === '@xstate.actor' && 'on' in event.actorRef) this.meet(event.actorRef);
    if (event.type !== '@xstate.snapshot' && event.type !== '@xstate.actor') return;
    const snapshot: unknown = event.type === '@xstate.snapshot' ? event.snapshot : event.actorRef.getSnapshot();
    if (isMachineSnapshot(snapshot)) {
      const { value, context, output, error } = snapshot;
      this.note(`chart ${snapshot.machine.id}`, { value, context, output, error });
    } else this.note(`actor ${event.actorRef.id}`, { ...Object(snapshot) });
  };

  /** Listens to what a page writes, until the test is over. */
  watchPage(): void {
    vi.spyOn(Storage.prototype, 'setItem').mockImplementation(this.passing('storage', Storage.prototype.setItem));
    for (const level of ['log', 'info', 'warn', 'error', 'debug'] as const) {
      vi.spyOn(console, level).mockImplementation((...said) => this.note(`console.${level}`, said.map(String).join(' ')));
    }
  }

  private passing(where: string, write: Storage['setItem']): Storage['setItem'] {
    const { note } = this;
    const told = this;
    return function setItem(this: Storage, key, value) {
      note.call(told, `${where} ${key}`, `${key}=${value}`);
      write.call(this, key, value);
    };
  }

  private meet(actor: AnyActorRef): void {
    if (this.actors.has(actor)) return;
    this.actors.add(actor);
    actor.on('*', (emitted: unknown) => this.note(`emitted by ${actor.id}`, emitted));
  }

  /** Where which of the secrets is found; by the name of the secret. */
  leaks(secrets: ReadonlyMap<string, string>): string[] {
    this.note('cookie', document.cookie);
    this.note('address', location.href);
    return [...secrets]
      .filter(([, secret]) => secret.length >= SHORTEST)
      .flatMap(([name, secret]) => [...this.texts].filter(([text]) => finds(secret)(text)).map(([, where]) => `${name} in ${where}`));
  }
}
