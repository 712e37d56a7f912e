import { type AnyDriver, type Language, type Move, stable } from '../../src/atlas';
import { SETTINGS } from '../../src/contract';
import { type EnvironmentModel, type Here, type Opening, turnedIn } from './environment';
import { isInfeasible } from './infeasible';
import type { Tester } from './tester';

/**
 * State of the environment of a chart: a fixture with switched modules, the variant of the chart, and the outcome that
 * follows a child's request to leave.
 */
type InFixture = { fixture: string; turned: string[]; face?: string; leaving?: string };

/**
 * An opening whose environment is a fixture of the gateway (`npm run ops -- fixture` lists them), with switched
 * modules.
 */
export type RowOpening = Omit<Opening<InFixture>, 'environment' | 'fixture'> & {
  fixture: string;
  /** For a chart that several pages show: prefix of this page's samples; those of others cannot happen. */
  face?: string;
};

/**
 * Browser test of a flow: how to open it, its fixtures, and constraints of the full system that its chart does not
 * know.
 */
export type Row = {
  openings: Record<string, RowOpening>;
  /**
   * Outcomes and events (`moneyMove: nobody`, `countdown.ended`) that occur only in some fixtures, or with modules
   * switched so (`SLIDEVERIF=on`); if the tester ends the actor, immediately.
   */
  only?: Record<string, string[]>;
  /**
   * Outcomes and events after which the environment equals another fixture; null if there is none, so that the path
   * ends there.
   */
  leads?: Record<string, string | null>;
  /** Outcome of a child after a request to leave, by the requesting event, or by the chart's state at that event. */
  leaves?: Record<string, string | Record<string, string>>;
  /** Moves that cannot happen here, because of the chart's context or the screen. */
  never?(move: Move, here: Here<InFixture>): boolean;
} & Pick<EnvironmentModel<InFixture>, 'causes' | 'prepare' | 'tolerates'>;

const isOther = ({ sample }: Move, face: string | undefined): boolean =>
  face !== undefined && Boolean(sample?.class.includes(': ')) && !sample?.class.startsWith(`${face}: `);
const namesOf = ({ event, sample }: Move): string[] => [
  ...(sample ? [`${sample.of}: ${sample.class}`] : []),
  event.type,
];
const NOWHERE = 'nowhere';

/** Feasible moves of a chart in the full system, from its row and its driver. */
function modelOf(row: Row, driver: AnyDriver): EnvironmentModel<InFixture> {
  const { endings = {}, outcomes = {} } = driver;
  const { openings, only = {}, leads = {}, leaves = {}, never, ...more } = row;
  const acts = Object.keys(endings).filter((name) => typeof endings[name] === 'function' || endings[name] === 'tester');
  const left = new Set(
    Object.values(leaves).flatMap((leaf) => (typeof leaf === 'string' ? leaf : Object.values(leaf))),
  );
  const meansOf = ({ kind, sample }: Move) =>
    kind === 'outcome' ? outcomes[sample?.of ?? '']?.[sample?.class ?? ''] : undefined;
  /** Returns whether a child ends this way only after a request to leave. */
  const isLeft = (move: Move) =>
    acts.includes(move.sample?.of ?? '') && left.has(move.sample?.class ?? '') && !meansOf(move);
  const comesIn = (name: string, { fixture, turned }: InFixture) =>
    only[name]?.some((candidate) => candidate === fixture || turned.includes(candidate));
  const comes = (move: Move, environment: InFixture) => namesOf(move).map((name) => comesIn(name, environment));
  const endingOf = ({ kind, event, invoke = '', sample }: Move, context: unknown, face: string | undefined) => {
    const ending = endings[kind === 'event' ? event.type : invoke] ?? endings[sample?.of ?? ''];
    return typeof ending === 'function' ? ending(sample, context, face) : ending;
  };
  /** Returns the outcome of a child after the current request to leave, if that outcome is feasible. */
  const leaveOutcomeOf = ({ event }: Move, { value, environment }: Here<InFixture>): string | undefined => {
    const leaveOutcome = leaves[event.type];
    const ends = typeof leaveOutcome === 'object' ? leaveOutcome[String(value)] : leaveOutcome;
    return acts.some((actor) => comesIn(`${actor}: ${ends}`, environment) === false) ? undefined : ends;
  };
  /** Fixture that the environment equals after a move. */
  const nextOf = (move: Move, fixture: string): string => {
    const means = meansOf(move);
    const nextFixture = typeof means === 'object' && 'fixture' in means ? means.fixture : fixture;
    const [led] = namesOf(move).flatMap((name) => (name in leads ? [leads[name] ?? NOWHERE] : []));
    return led ?? nextFixture;
  };
  return {
    ...more,
    acts,
    renewed: true,
    openings: Object.fromEntries(
      Object.entries(openings).map(([name, opening]) => [
        name,
        {
          ...opening,
          environment: {
            fixture: opening.fixture,
            turned: turnedIn(opening),
            ...(opening.face && { face: opening.face }),
          },
        },
      ]),
    ),
    waits(move, { face, leaving }, context) {
      const ending = endingOf(move, context, face);
      return ending === 'tester' || leaving ? undefined : ending;
    },
    due(move, { environment, context }) {
      const ending = endingOf(move, context, environment.face);
      if (move.kind === 'event') return typeof endings[move.event.type] === 'function' && ending === undefined;
      if (!acts.includes(move.sample?.of ?? '')) return false;
      if (environment.leaving !== undefined) return move.sample?.class === environment.leaving;
      if (ending === undefined) return !isInfeasible(move, driver);
      return ending === 'tester' && comes(move, environment).includes(true) && meansOf(move) === undefined;
    },
    after(move, here) {
      const { fixture, turned, face, leaving } = here.environment;
      if (
        fixture === NOWHERE ||
        isOther(move, face) ||
        comes(move, here.environment).includes(false) ||
        never?.(move, here)
      )
        return undefined;
      if (leaving === undefined ? isLeft(move) : move.sample?.class !== leaving) return undefined;
      const leaveOutcome = leaveOutcomeOf(move, here);
      // A chart that stays in its state waits for the child.
      const waits = leaveOutcome !== undefined && stable(here.to.value) === stable(here.value);
      return { fixture: nextOf(move, fixture), turned, ...(face && { face }), ...(waits && { leaving: leaveOutcome }) };
    },
  };
}

/** Differences of a flow's gateway and pages from those of the others. */
export type Options = {
  languages?: Language[];
  /** Settings of the gateway, if they differ. */
  settings?: Record<string, string>;
  /** True if the pages are at a host name. */
  named?: boolean;
  /** Steps that a person performs in another way than the path tests, which control the page. */
  byHand?: ByHand;
};

/** A tester with nothing but the screen, a terminal and the demo's outbox. */
export type Person = Tester & {
  /** Opens the newest mailed link to a page. */
  opensMailed(path: string): Promise<void>;
};

/**
 * Openings and causes for scripts. An opening that is not listed is the one of the path tests; null for one that no
 * person can perform.
 */
type ByHand = Pick<EnvironmentModel<InFixture>, 'causes' | 'prepare'> & {
  /** Moves that no person makes from these openings. */
  never?(move: Move, here: Pick<Here<InFixture>, 'context'>): boolean;
  openings?: Record<string, { open(person: Person): Promise<unknown> } | null>;
  /** Expectations in states that only tests can hold long enough to check what the driver expects. */
  states?: AnyDriver['states'];
};

/** A flow as a person finds it. */
export function flowByHand(flow: FlowSteps): FlowSteps {
  const { driver, options } = flow;
  const states = { ...driver.states, ...options.byHand?.states };
  return { ...flow, driver: { ...driver, states }, model: modelByHand(flow) };
}

function modelByHand({ model, options: { byHand = {} } }: FlowSteps): FlowSteps['model'] {
  const openings = Object.entries(model.openings)
    .filter(([name]) => byHand.openings?.[name] !== null)
    .map(([name, opening]) => [name, { ...opening, ...byHand.openings?.[name] }]);
  return {
    ...model,
    openings: Object.fromEntries(openings),
    after: (move, here) => (byHand.never?.(move, here) ? undefined : model.after(move, here)),
    causes: { ...model.causes, ...byHand.causes },
    ...(byHand.prepare && { prepare: byHand.prepare }),
  };
}

/** A flow for testers: its driver, and its row with the environment model. Path tests and scripts both read it. */
export type FlowSteps = {
  flow: string;
  driver: AnyDriver;
  model: EnvironmentModel<InFixture>;
  options: Options;
};

/** Steps of a flow, which its `<flow>.steps.ts` exports. */
export const flowSteps = (flow: string, driver: AnyDriver, row: Row, options: Options = {}): FlowSteps => ({
  flow,
  driver,
  model: modelOf(row, driver),
  options,
});

/** Waits for the timer, which ticks on its own every second. */
export const ticks = ({ screen }: Tester): Promise<unknown> => Promise.resolve(screen.sees('timer'));

/** Switches the fixture, and waits until the page polls for changes, as it does without a stream. */
export async function hearsNews(tester: Tester, fixture: string): Promise<void> {
  await tester.gateway.becomes(fixture, 'ahead', ...turnedIn());
  await tester.edge.cut();
  await tester.waits(SETTINGS.live.poll / 1_000);
  // The page may have polled during the switch, and stops polling at the end, so no request is awaited.
  await tester.edge.rests();
}
