import { offline, online, resetTo } from '../../machines/steps';
import type { CaseStep, Language, Move, SetUp } from '../../src/atlas';
import { tokenOf } from '../../src/atlas';
import { type FeasiblePath, type FeasiblePaths, turnedIn } from '../harness/environment';
import type { FlowSteps } from '../harness/row';
import type { HandModel, Reason } from './feasible';
import { NETWORK, NotByHand, Recorder, type Segment } from './recorder';
import { actionText, checkText, joined } from './sentences';
import { recordingTester } from './tester';

/** Path that a tester can perform by hand. */
export type Hand = FeasiblePath<Record<string, unknown>>;

/** Step in one language, before both languages are joined. */
export type ScriptLine = {
  who: CaseStep['who'];
  action?: string;
  command?: string;
  checks: string;
  move?: Move;
  states: string[];
  passes: boolean;
};

/** A move that the recorder cannot write down. */
export class Unwritable extends Error {
  constructor(
    readonly token: string,
    readonly reason: Reason,
  ) {
    super(`${token}: ${reason}`);
  }
}

const namesOf = ({ snapshot }: Hand['start']): string[] =>
  snapshot._nodes.filter(({ path }) => path.length > 0).map(({ path }) => path.join('.'));
const innermost = (names: readonly string[]): string[] =>
  names.filter((name) => !names.some((other) => other.startsWith(`${name}.`)));

/** Innermost states that a step adds, or all of them if it adds none. */
function newStates(before: Hand['start'], after: Hand['start']): string[] {
  const old = new Set(innermost(namesOf(before)));
  const all = innermost(namesOf(after));
  const fresh = all.filter((name) => !old.has(name));
  return fresh.length > 0 ? fresh : all;
}

/** Writes one path down in one language: each action of the tester, and what is visible when the chart rests. */
export class Writer {
  private readonly recorder: Recorder;
  private readonly lines: ScriptLine[] = [];
  private readonly tester;
  /** Preparations before the first step, in addition to the fixture. */
  readonly given: SetUp[] = [];
  private active: ReadonlySet<string> = new Set();

  constructor(
    private readonly language: Language,
    private readonly path: Hand,
    private readonly feasible: FeasiblePaths<Record<string, unknown>>,
    private readonly steps: FlowSteps,
    private readonly hand: HandModel,
  ) {
    this.recorder = new Recorder(language);
    this.tester = recordingTester(this.recorder);
  }

  async write(): Promise<ScriptLine[]> {
    const { path } = this;
    await this.trying('opening', () => this.setUps(-1));
    this.given.push(...this.pending.splice(0));
    await this.trying('opening', async () => this.hand.model.openings[path.opening]?.open(this.tester));
    this.recorder.typesAsSaid();
    this.flush();
    if (path.edges.length === 0 ? !this.isPending(path.start) : !path.edges[0]?.due) await this.look(path.start);
    let isCut = false;
    for (const [index, { move, due }] of path.edges.entries()) {
      const before = this.at(index - 1);
      await this.trying(tokenOf(move), async () => {
        const isTesters = move.kind === 'event' && !due;
        if (isTesters || move.kind === 'delay' || this.isTesterEnd(move)) {
          isCut = await this.setUps(index);
          this.recorder.isOffline = isCut;
          this.flushSetUps();
        }
        const next = path.edges[index + 1]?.move;
        await this.steps.model.prepare?.(this.tester, move, next, before.environment.inner as never);
        if (isTesters) await this.perform(move, before.context);
        else if (move.kind === 'delay') this.recorder.act('wait', String(this.delayOf(move)));
        else if (this.isTesterEnd(move)) await this.end(move, before.context);
      });
      const isLast = index === path.edges.length - 1;
      const rests = !path.edges[index + 1]?.due && !(isLast && this.isPending(this.at(index)));
      this.flush(move);
      if (!rests) {
        const last = this.lines.at(-1);
        if (last) Object.assign(last, { passes: true, states: newStates(before, this.at(index)) });
        continue;
      }
      await this.look(this.at(index));
      if (isCut) this.setUp(online);
      isCut = false;
    }
    return this.lines;
  }

  private at(index: number) {
    return this.feasible.places[this.path.edges[index]?.to ?? -1] ?? this.path.start;
  }

  /** Returns whether a response changes the state again, so that there is no time to check it. */
  private isPending(place: Hand['start']): boolean {
    return this.feasible
      .allowed(place.id)
      .some((move) => move.kind === 'outcome' && this.hand.callsOf(move, place.environment, place.context).length > 0);
  }

  private isTesterEnd(move: Move): boolean {
    const cause = this.hand.causeOf(move);
    return cause.by === 'tester' || (cause.by === 'fixture' && cause.acts);
  }

  private async trying(token: string, work: () => Promise<unknown>): Promise<void> {
    try {
      await work();
    } catch (error) {
      if (error instanceof NotByHand) throw new Unwritable(token, error.reason);
      throw error;
    }
  }

  private delayOf({ event }: Move): number {
    const delay = /^xstate\.after\.(\w+)\./.exec(event.type)?.[1] ?? '';
    const known = this.feasible.places[0]?.snapshot.machine.implementations.delays[delay];
    const ms = /^\d+$/.test(delay) ? Number(delay) : known;
    if (typeof ms !== 'number' || ms > 60_000) throw new NotByHand('slow');
    return Math.ceil(ms / 1_000);
  }

  /** Records the preparations of the outcomes that follow an action; returns whether the network is cut for them. */
  private async setUps(index: number): Promise<boolean> {
    const { edges, opening } = this.path;
    const outcomes = this.steps.driver.outcomes ?? {};
    const own = edges[index];
    const rest = edges.slice(index + 1);
    const end = rest.findIndex(({ due }) => !due);
    const burst = [...(own ? [own] : []), ...(end < 0 ? rest : rest.slice(0, end))];
    for (const [ahead, { move }] of burst.entries()) {
      const cause = this.hand.causeOf(move);
      const before = Object(this.at((own ? index : index + 1) + ahead - 1).environment.inner).fixture;
      const setup = outcomes[move.sample?.of ?? '']?.[move.sample?.class ?? ''];
      if (cause.by === 'fixture' && cause.fixture !== before)
        this.recorder.setUp(resetTo(cause.fixture, turnedIn(this.hand.model.openings[opening])));
      if (typeof setup === 'object' && 'before' in setup) await setup.before(this.recorder.gateway);
      if (typeof setup === 'function' && cause.by !== 'tester')
        await setup(this.recorder.gateway, this.recorder.screen, this.at(index).context);
    }
    const { setups } = this.recorder.take();
    for (const setUp of setups) this.pending.push(setUp === NETWORK ? offline : setUp);
    return setups.includes(NETWORK);
  }

  private pending: SetUp[] = [];
  private flushSetUps(): void {
    for (const setUp of this.pending.splice(0)) this.setUp(setUp);
  }

  private setUp(setUp: SetUp): void {
    const { command } = setUp;
    // A network that is cut again stays cut.
    if (setUp === offline && this.lines.at(-1)?.action === online[this.language]) return void this.lines.pop();
    this.lines.push({
      ...{ who: 'setup', action: setUp[this.language], checks: '', states: [], passes: false },
      ...(command !== undefined && { command }),
    });
  }

  private async perform({ event }: Move, context: unknown): Promise<void> {
    const verb = this.steps.driver.events[event.type];
    const performed =
      verb === undefined || verb === 'itself' ? 'itself' : await verb(this.recorder.screen, event, context);
    this.recorder.typesAsSaid();
    if (performed !== 'itself') return;
    const cause = this.steps.model.causes?.[event.type];
    if (!cause) throw new NotByHand('elsewhere');
    await cause(this.tester, event);
  }

  /** Records the tester's action that ends an actor. */
  private async end({ sample }: Move, context: unknown): Promise<void> {
    const setup = this.steps.driver.outcomes?.[sample?.of ?? '']?.[sample?.class ?? ''];
    if (typeof setup === 'function') await setup(this.recorder.gateway, this.recorder.screen, context);
    else if (typeof setup === 'object' && 'fixture' in setup)
      await setup.does?.(this.recorder.gateway, this.recorder.screen);
  }

  /** Turns the recorder's notes into steps. */
  private flush(move?: Move): void {
    const { segments, setups } = this.recorder.take();
    for (const setUp of setups) this.setUp(setUp);
    const acting = segments.filter(({ actions, checks }) => actions.length + checks.length > 0);
    if (acting.length === 0) {
      if (move) this.lines.push({ who: 'system', move, checks: '', states: [], passes: false });
      return;
    }
    for (const segment of acting) this.segment(segment, segment.actions.length > 0 ? 'tester' : 'system');
    const last = this.lines.at(-1);
    if (last && move) last.move = move;
  }

  private segment({ actions, checks }: Segment, who: CaseStep['who']): void {
    const action = joined(actions.map((entry) => actionText(entry, this.language)));
    this.lines.push({
      who,
      ...(action !== '' && { action }),
      checks: joined(checks.map((check) => checkText(check, this.language))),
      ...{ states: [], passes: false },
    });
  }

  /** Adds what is visible in a state to the last step. */
  private async look(place: Hand['start']): Promise<void> {
    const names = namesOf(place);
    const fresh = names.filter((name) => !this.active.has(name));
    this.active = new Set(names);
    const chosen = fresh.length > 0 ? fresh : names;
    for (const name of chosen) {
      const see = this.steps.driver.states[name];
      if (see !== undefined && see !== 'passes') await see(this.recorder.screen, place.context);
    }
    const { segments } = this.recorder.take();
    const checks = segments.flatMap((segment) => segment.checks.map((check) => checkText(check, this.language)));
    const last = this.lines.at(-1);
    if (!last) return;
    const all = [...(last.checks === '' ? [] : [last.checks]), ...checks];
    last.checks = joined([...new Set(all)]);
    last.states = innermost(chosen);
  }
}
