import type { AnyEventObject, AnyStateMachine } from 'xstate';
import { type Ending, live, type MicrostepCoverage, stable } from '../../src/atlas';
import { activeNames, declaredNames, expectIncludes, expectSame, expectWhole, fail, story } from './journey-checks';

type Live = ReturnType<typeof live>;
/** `checkedEffects` holds the effects that were checked so far, for `nothingElse`. */
type Step = { words: string; check: (chart: Live, checkedEffects: Set<unknown>) => void };

/**
 * A journey: expected behaviour, written by hand from the requirements and not from the chart. It runs on a real actor
 * whose child actors settle and whose clock advances only on request. `invokes`, `emits`, `acts` and `notifies` check
 * the effects of the last step (the start, `settles`, `sends`, `waits`).
 */
export class Journey {
  readonly requirements: string[] = [];
  private input: unknown;
  private readonly steps: Step[] = [];

  constructor(readonly title: string) {}

  /** Adds the requirements that the journey shows. */
  meets(...ids: string[]): this {
    this.requirements.push(...ids);
    return this;
  }

  /** Sets the input of the chart. */
  given(input: unknown): this {
    this.input = input;
    return this;
  }

  /** Sends an event that the chart must accept. */
  sends(event: AnyEventObject): this {
    return this.step(`sends ${stable(event)}`, (chart) => {
      if (!chart.snapshot().can(event)) fail(`it does not expect ${event.type} here`);
      chart.act(({ send }) => send(event));
    });
  }

  /** Sends an event that must change nothing, because it is too early, too late or repeated. */
  ignores(event: AnyEventObject): this {
    return this.step(`ignores ${stable(event)}`, (chart) => {
      const { value, context } = chart.snapshot();
      chart.act(({ send }) => send(event));
      expectSame(
        'after the event it',
        stable([chart.snapshot().value, chart.snapshot().context]),
        stable([value, context]),
      );
      expectSame('its effects', stable(chart.effects()), stable({ invoked: [], sent: [], emitted: [], acted: [] }));
    });
  }

  /** Settles a running actor, named as in `setup` or by its id. */
  settles(actor: string, ending: Ending): this {
    return this.step(`settles ${actor} with ${stable(ending)}`, (chart) =>
      chart.act(({ settle }) => settle(actor, ending)),
    );
  }

  /** Advances the clock, in milliseconds. */
  waits(ms: number): this {
    return this.step(`waits ${ms} ms`, (chart) => chart.act(({ clock }) => clock.advance(ms)));
  }

  /** Expects each of these states (dotted paths) or tags to be active. */
  sees(...names: string[]): this {
    return this.step(`sees ${names.join(', ')}`, (chart) => {
      for (const name of names) {
        if (!declaredNames(chart.snapshot()).has(name)) fail(`the chart has neither a state nor a tag ${name}`);
        if (!activeNames(chart.snapshot()).has(name)) fail(`it is not ${name}`);
      }
    });
  }

  /** Expects none of these states and tags to be active. */
  lacks(...names: string[]): this {
    return this.step(`lacks ${names.join(', ')}`, (chart) => {
      for (const name of names) if (activeNames(chart.snapshot()).has(name)) fail(`it is ${name}`);
    });
  }

  /** Expects these values in the context. */
  knows(values: Record<string, unknown>): this {
    return this.step(`knows ${stable(values)}`, (chart) => {
      const context: Record<string, unknown> = chart.snapshot().context;
      for (const [key, value] of Object.entries(values)) expectSame(key, stable(context[key]), stable(value));
    });
  }

  /** Expects that an actor was started, optionally with this input. */
  invokes(actor: string, ...input: unknown[]): this {
    return this.step(
      `invokes ${actor}${input.length > 0 ? ` with ${stable(input[0])}` : ''}`,
      (chart, checkedEffects) => {
        const started = chart.effects().invoked.filter(({ src, id }) => src === actor || id === actor);
        if (started.length === 0) fail(`${actor} was not started`);
        checkedEffects.add(
          input.length > 0
            ? expectIncludes(`the input of ${actor}`, started, input[0], (item) => item.input)
            : started[0],
        );
      },
    );
  }

  /** Expects that this event was emitted. */
  emits(event: AnyEventObject): this {
    return this.step(`emits ${stable(event)}`, (chart, checkedEffects) =>
      checkedEffects.add(expectIncludes('the emitted events', chart.effects().emitted, event)),
    );
  }

  /** Expects that this named action was requested, with these params. */
  acts(name: string, params?: unknown): this {
    return this.step(`acts ${name} with ${stable(params)}`, (chart, checkedEffects) =>
      checkedEffects.add(expectIncludes('the requested actions', chart.effects().acted, { name, params })),
    );
  }

  /** Expects that this event was sent to `parent`, or to a child named as in `setup` or by its id. */
  notifies(target: string, event: AnyEventObject): this {
    return this.step(`notifies ${target} ${stable(event)}`, (chart, checkedEffects) => {
      const sentEvents = chart.effects().sent.filter(({ to }) => to.includes(target));
      checkedEffects.add(expectIncludes(`the events sent to ${target}`, sentEvents, event, (item) => item.event));
    });
  }

  /** Expects that the last step had no effects except those checked since (`invokes`, `emits`, `acts`, `notifies`). */
  nothingElse(): this {
    return this.step('does nothing else', (chart, checkedEffects) => {
      const more = Object.values(chart.effects())
        .flat()
        .filter((candidate) => !checkedEffects.has(candidate));
      if (more.length > 0) fail(`it also did ${stable(more)}`);
    });
  }

  /** Expects that the chart is done, optionally with this output. */
  ends(...output: unknown[]): this {
    return this.step(`ends${output.length > 0 ? ` with ${stable(output[0])}` : ''}`, (chart) => {
      const { status, output: actualOutput } = chart.snapshot();
      if (status !== 'done') fail('it is not over');
      if (output.length > 0) expectSame('its output', stable(actualOutput), stable(output[0]));
    });
  }

  /** Fails: `npm run new` writes a journey of a new flow that is to be filled in. */
  unfinished(): this {
    return this.step('is to be filled in', () => fail('fill me in, from the text of its requirements'));
  }

  /** Runs the journey on a chart. Throws an error that lists all steps in plain words and the one that failed. */
  run(machine: AnyStateMachine, report?: (observation: MicrostepCoverage) => void): void {
    const chart = live(machine, this.input, report);
    const checkedEffects = new Set<unknown>();
    let at = -1;
    try {
      chart.start();
      expectWhole(chart.snapshot());
      for (const [index, { check }] of this.steps.entries()) {
        at = index;
        check(chart, checkedEffects);
        expectWhole(chart.snapshot());
      }
    } catch (error) {
      const done = this.steps.slice(0, at + 1).map(({ words }) => words);
      throw new Error(story(this.title, done, error, chart));
    }
  }

  private step(words: string, check: Step['check']): this {
    this.steps.push({ words, check });
    return this;
  }
}

export const journey = (title: string): Journey => new Journey(title);
