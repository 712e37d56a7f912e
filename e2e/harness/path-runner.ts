import type { AnyEventObject, AnyStateMachine, StateValue } from 'xstate';
import type { AnyDriver, MicrostepCoverage, Move, OutcomeSetup } from '../../src/atlas';
import { Clock } from './clock';
import {
  type Environment,
  type EnvironmentModel,
  type FeasibleEdge,
  type FeasiblePath,
  type FeasiblePlace,
  turnedIn,
} from './environment';
import type { Tester } from './tester';

type PathRunnerOptions<W extends Environment> = {
  tester: Tester;
  driver: AnyDriver;
  model: EnvironmentModel<W>;
  machine: AnyStateMachine;
  path: FeasiblePath<W>;
  places: FeasiblePlace<W>[];
  leaving: (id: number) => FeasibleEdge[];
  allowed: (id: number) => Move[];
};

/**
 * Performs one path: requests are held at the edge until the path settles them, so that each state on the way is
 * visible.
 */
export class PathRunner<W extends Environment> {
  /** Number of steps that were started. */
  done = 0;
  private readonly clock: Clock;
  private active: ReadonlySet<string> = new Set();
  /** Opening of the chart's last start. */
  private opening: string;

  constructor(private readonly options: PathRunnerOptions<W>) {
    this.opening = options.path.opening;
    this.clock = new Clock(options.tester, options.machine);
  }

  /** Performs step by step; returns each visited state with its new coverage. */
  async *go(): AsyncGenerator<{ value: StateValue; newCoverage: MicrostepCoverage[] }> {
    const { tester, model, path } = this.options;
    for (const [call, status] of model.tolerates ?? []) tester.expects(call, status);
    await tester.edge.hold(...this.pending(-1));
    await this.before(-1);
    await model.openings[path.opening]?.open(tester);
    tester.typesAsSaid();
    let unseen = [...path.stepCoverages];
    if (!path.edges[0]?.due) {
      yield await this.look(path.start, unseen);
      unseen = [];
    }
    for (const [index, edge] of path.edges.entries()) {
      this.done = index + 1;
      unseen.push(...edge.stepCoverages);
      await this.step(index, edge);
      if (path.edges[index + 1]?.due) continue;
      yield await this.look(this.at(index), unseen);
      unseen = [];
    }
  }

  private at(index: number): FeasiblePlace<W> {
    const { path, places } = this.options;
    return places[path.edges[index]?.to ?? -1] ?? path.start;
  }

  private async step(index: number, { move, due, again }: FeasibleEdge): Promise<void> {
    const { tester, model, path } = this.options;
    if (again) return this.begin(index, again);
    const before = this.at(index - 1);
    const calls = new Set([...this.pending(index), ...this.own(move, before)]);
    // Requests held until now are answered only after the tester's action, or after the delay.
    const first = move.kind === 'delay' || (move.kind === 'event' && !due);
    await tester.edge.hold(...calls, ...(first ? this.pending(index - 1) : []));
    const prepare = () => model.prepare?.(tester, move, path.edges[index + 1]?.move, before.environment);
    if (move.kind === 'outcome') await prepare();
    // Spontaneous steps are not rested in.
    if (!path.edges[index + 1]?.due) await this.settle(index, move.kind === 'outcome' ? this.own(move, before) : []);
    if (move.kind === 'event') await this.before(index);
    if (move.kind !== 'outcome') await prepare();
    if (move.kind === 'delay') await this.clock.end(move.event.type, before.context);
    else if (move.kind === 'outcome') await this.bring(move, before, due);
    else if (!due) await this.perform(move.event, before.context);
    else await this.arrive(move, before);
    if (first) await tester.edge.hold(...calls);
  }

  /** Restarts the chart on this page. */
  private async begin(index: number, opening: string): Promise<void> {
    const { tester, model } = this.options;
    const { fixture, open, again, as, isFresh: isRequired } = model.openings[opening] ?? {};
    // A page with other modules, or a session, does not match a visitor's initial state.
    const opensNewPage = isRequired || (!as && (this.opening !== opening || 'token' in (await tester.kept())));
    this.active = new Set();
    this.opening = opening;
    // A visitor has no data of a previous login.
    if (!as) await tester.forgets({ stays: !opensNewPage });
    if (model.renewed && fixture) await this.becomes(fixture);
    await tester.edge.hold(...this.pending(index));
    await this.settle(index);
    await this.before(index);
    await (opensNewPage ? open : again)?.(tester);
    tester.typesAsSaid();
  }

  /** Pauses or resumes the page's clock as the state after a step requires. */
  private settle(index: number, awaited: readonly string[] = []): Promise<void> {
    const { id, context } = this.at(index);
    const next = this.options.leaving(id).map(({ move }) => move);
    return this.clock.settle(next, context, awaited);
  }

  private own = (move: Move, { environment, context }: FeasiblePlace<W>): string[] =>
    [this.options.model.waits?.(move, environment, context) ?? []].flat();

  private async perform(event: AnyEventObject, context: unknown): Promise<void> {
    const { tester, driver, model } = this.options;
    const verb = driver.events[event.type];
    if (verb === undefined) throw new Error(`The driver does not say how ${event.type} is performed.`);
    const performed = verb === 'itself' ? verb : await verb(tester.screen, event, context);
    tester.typesAsSaid();
    if (performed !== 'itself') return;
    const cause = model.causes?.[event.type];
    if (!cause) throw new Error(`Nobody can bring ${event.type} about here.`);
    await cause(tester, event);
  }

  /** Settles a held request as the path says, or performs the action that ends an actor. */
  private async bring(move: Move, place: FeasiblePlace<W>, due: boolean): Promise<void> {
    const { tester, model } = this.options;
    const calls = this.own(move, place);
    const [call] = calls;
    for (const item of calls) await tester.edge.comes(item);
    if ('error' in move.event && call) this.expect(call, move.event.error);
    const means = this.means(move);
    const acted = due && model.acts?.includes(move.sample?.of ?? '');
    if (typeof means === 'object' && 'fixture' in means) {
      await this.becomes(means.fixture, means.turned);
      await means.does?.(tester.means(call), tester.screen);
    }
    if (typeof means === 'function' && !acted) await means(tester.means(call), tester.screen, place.context);
    for (const item of calls) await tester.edge.release(item);
  }

  /** Waits for a spontaneous event, after releasing the request it depends on. */
  private async arrive(move: Move, place: FeasiblePlace<W>): Promise<void> {
    const { edge } = this.options.tester;
    for (const call of this.own(move, place)) {
      await edge.comes(call);
      await edge.release(call);
    }
  }

  private expect(call: string, error: unknown): void {
    const { status } = Object(error);
    if (typeof status === 'number') this.options.tester.expects(call, status);
  }

  /** Switches the fixture, keeping the page's clock; no request falls between the two. */
  private async becomes(fixture: string, turned: string[] = []): Promise<void> {
    const { tester, model } = this.options;
    await tester.edge.closedWhile(() =>
      tester.gateway.becomes(fixture, 'ahead', ...turnedIn(model.openings[this.opening]), ...turned),
    );
  }

  private means({ sample }: Move): OutcomeSetup | undefined {
    return this.options.driver.outcomes?.[sample?.of ?? '']?.[sample?.class ?? ''];
  }

  /** Setup before an event, which must be complete before the event's requests are answered. */
  private async before(index: number): Promise<void> {
    for (const { move } of this.options.path.edges.slice(index + 1)) {
      if (move.kind !== 'outcome') return;
      const means = this.means(move);
      if (typeof means === 'object' && 'before' in means) await means.before(this.options.tester.means(undefined));
    }
  }

  /** Requests to hold when a step and its spontaneous follow-ups are over. */
  private pending(index: number): string[] {
    const { path, leaving, allowed } = this.options;
    const place = this.at(index);
    const ways = leaving(place.id).map(({ move }) => move);
    // If a path ends because nothing more is feasible, pending responses must not arrive during the checks.
    const own = (ways.length > 0 ? ways : allowed(place.id)).flatMap((move) => this.own(move, place));
    return path.edges[index + 1]?.due ? [...own, ...this.pending(index + 1)] : own;
  }

  /** Runs the driver's checks of the newly entered states. */
  private async look(
    place: FeasiblePlace<W>,
    newCoverage: MicrostepCoverage[],
  ): Promise<{ value: StateValue; newCoverage: MicrostepCoverage[] }> {
    const { driver, tester } = this.options;
    const names = place.snapshot._nodes.filter(({ path }) => path.length > 0).map(({ path }) => path.join('.'));
    const fresh = names.filter((name) => !this.active.has(name));
    this.active = new Set(names);
    for (const name of fresh.length > 0 ? fresh : names) {
      const see = driver.states[name];
      if (see === undefined) throw new Error(`The driver does not say what is visible in ${name}.`);
      if (see === 'passes') throw new Error(`It rests in ${name}, which the driver says it passes.`);
      await this.clock.while(Promise.resolve(see(tester.screen, place.context)));
    }
    return { value: place.value, newCoverage };
  }
}
