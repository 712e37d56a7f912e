import { type Move, type OutcomeSetup, tokenOf } from '../../src/atlas';
import type { Environment, EnvironmentModel } from '../harness/environment';
import type { FlowSteps } from '../harness/row';
import { NETWORK, NotByHand, type REASONS, Recorder } from './recorder';
import { recordingTester } from './tester';

export type Reason = keyof typeof REASONS;

/** Cause of an outcome, as far as a tester can bring it about. */
type Cause =
  | { by: 'itself' | 'tester' | 'network' | 'command' }
  | { by: 'fixture'; fixture: string; acts: boolean }
  | { by: 'none'; reason: Reason };

/** Requests since the tester's last action: none, some, or all of them without a network. */
type Burst = 'none' | 'some' | 'cut';
type HandEnvironment = Environment & {
  inner: Record<string, unknown> & { fixture: string };
  burst: Burst;
  isMember: boolean;
};

/** Context for a function whose context does not matter: has any property. */
const anything: object = new Proxy(() => undefined, {
  get: (_, name) => (name === Symbol.toPrimitive ? () => '' : anything),
  apply: () => anything,
});

async function causeOf(setup: OutcomeSetup | undefined): Promise<Cause> {
  if (setup === undefined) return { by: 'itself' };
  if (typeof setup === 'object' && 'cannot' in setup) return { by: 'none', reason: 'cannot' };
  if (typeof setup === 'object' && 'fixture' in setup)
    return setup.turned
      ? { by: 'none', reason: 'elsewhere' }
      : { by: 'fixture', fixture: setup.fixture, acts: setup.does !== undefined };
  const recorder = new Recorder('en');
  try {
    if (typeof setup === 'function') await setup(recorder.gateway, recorder.screen, anything);
    else await setup.before(recorder.gateway);
  } catch (error) {
    return { by: 'none', reason: error instanceof NotByHand ? error.reason : 'elsewhere' };
  }
  const { segments, setups } = recorder.take();
  if (segments.some(({ actions }) => actions.length > 0)) return { by: 'tester' };
  if (setups.includes(NETWORK)) return { by: 'network' };
  return { by: setups.length > 0 ? 'command' : 'itself' };
}

/** Environment of a flow that a tester controls by hand, and the reasons why some moves are not feasible in it. */
export type HandModel = {
  model: EnvironmentModel<HandEnvironment>;
  /** Reasons by token of the move. */
  reasons: Map<string, Reason>;
  /** Moves whose instructions cannot be recorded; the paths avoid them. */
  exclude(token: string, reason: Reason): void;
  causeOf(move: Move): Cause;
  /** Requests that an outcome waits for, except those that the page repeats by itself. */
  callsOf(move: Move, environment: Environment, context: unknown): readonly string[];
};

/**
 * Narrows a flow's environment to what a person can do: no request is held back, so responses arrive before the next
 * action; a fixture is set up before the script, or between actions of a visitor.
 */
export async function handModel({ driver, model }: FlowSteps): Promise<HandModel> {
  const causes = new Map<string, Cause>();
  const ownFixtures = new Map<string, Set<string>>();
  for (const [actor, classes] of Object.entries(driver.outcomes ?? {}))
    for (const [name, setup] of Object.entries(classes ?? {})) {
      const cause = await causeOf(setup);
      causes.set(`${actor}: ${name}`, cause);
      if (cause.by === 'fixture') ownFixtures.set(actor, (ownFixtures.get(actor) ?? new Set()).add(cause.fixture));
    }
  const reasons = new Map<string, Reason>();
  const excluded = new Set<string>();
  const causeAt = ({ kind, sample }: Move): Cause =>
    (kind === 'outcome' && causes.get(`${sample?.of}: ${sample?.class}`)) || { by: 'itself' };
  const isTesters = (move: Move) => {
    const cause = causeAt(move);
    return cause.by === 'tester' || (cause.by === 'fixture' && cause.acts);
  };
  const callsOf = (move: Move, environment: HandEnvironment, context: unknown) =>
    [model.waits?.(move, environment.inner as never, context) ?? []].flat();
  const isQuiet = (calls: readonly string[]) => calls.some((call) => call.includes('quietly'));
  const base = new Set(Object.values(model.openings).map(({ fixture }) => fixture));

  /** Returns the state of the burst after an outcome; undefined if it cannot happen in it. */
  const burstAfter = (
    move: Move,
    { inner, burst, isMember }: HandEnvironment,
    calls: readonly string[],
  ): Burst | undefined => {
    const cause = causeAt(move);
    if (cause.by === 'none' || isQuiet(calls)) return undefined;
    if (cause.by === 'tester') return 'some';
    if (cause.by === 'fixture') {
      if (inner.fixture !== cause.fixture && (isMember || (burst !== 'none' && !cause.acts))) return undefined;
      return 'some';
    }
    if (cause.by === 'command') return burst === 'cut' ? undefined : 'some';
    if (calls.length === 0) return burst;
    if (cause.by === 'network') return burst === 'none' ? 'cut' : undefined;
    if (burst === 'cut') return undefined;
    const decides = ownFixtures.get(move.sample?.of ?? '')?.has(inner.fixture) && !base.has(inner.fixture);
    return decides ? undefined : 'some';
  };

  const openings: EnvironmentModel<HandEnvironment>['openings'] = {};
  for (const [name, opening] of Object.entries(model.openings)) {
    const recorder = new Recorder('en');
    try {
      await opening.open(recordingTester(recorder));
    } catch (error) {
      reasons.set(`opening ${name}`, error instanceof NotByHand ? error.reason : 'page');
      continue;
    }
    const { fixture = 'everybody', environment } = opening;
    const { again: _, ...rest } = opening;
    const fixtures = new Set([fixture, ...[...ownFixtures.values()].flatMap((all) => [...all])]);
    for (const item of fixtures)
      openings[item === fixture ? name : `${name}, ${item}`] = {
        ...rest,
        fixture: item,
        environment: {
          inner: { ...(environment as object), fixture: item },
          burst: 'some',
          isMember: recorder.isMember || rest.as !== undefined,
        },
      };
  }

  return {
    reasons,
    exclude(token, reason) {
      excluded.add(token);
      reasons.set(token, reason);
    },
    causeOf: causeAt,
    callsOf(move, environment, context) {
      const calls = [model.waits?.(move, Object(environment.inner), context) ?? []].flat();
      return isQuiet(calls) ? [] : calls;
    },
    model: {
      openings,
      acts: model.acts,
      causes: model.causes,
      tolerates: model.tolerates,
      waits: (move, environment, context) => model.waits?.(move, environment.inner as never, context),
      due(move, here) {
        if (model.due?.(move, { ...here, environment: here.environment.inner as never })) return true;
        if (move.kind !== 'outcome' || isTesters(move)) return false;
        const calls = callsOf(move, here.environment, here.context);
        return calls.length > 0 && !isQuiet(calls);
      },
      after(move, here) {
        if (excluded.has(tokenOf(move))) return undefined;
        const { environment } = here;
        const calls = callsOf(move, environment, here.context);
        const burst = move.kind === 'outcome' ? burstAfter(move, environment, calls) : 'none';
        if (burst === undefined) {
          const cause = causeAt(move);
          if (!reasons.has(tokenOf(move))) reasons.set(tokenOf(move), cause.by === 'none' ? cause.reason : 'brief');
          return undefined;
        }
        const inner = model.after(move, { ...here, environment: environment.inner as never });
        return inner && { ...environment, inner: Object(inner), burst };
      },
    },
  };
}
