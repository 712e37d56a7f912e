import { type AnyDriver, type Move, stable } from '../../src/atlas';
import { SETTINGS } from '../../src/contract';
import { type EnvironmentModel, type Here, type Opening, turnedIn } from './environment';
import { isInfeasible } from './infeasible';
import { type Options, runPathTests } from './path-tests';
import type { Tester } from './tester';

/**
 * The state of the world that a chart is in: a fixture, with modules turned; which face of it is seen; and the outcome that comes next by
 * itself, once a child was asked to leave.
 */
type InFixture = { fixture: string; turned: string[]; face?: string; leaving?: string };

/** An opening whose world is a fixture of the gateway (`npm run ops -- fixture` lists them), with modules turned. */
export type RowOpening = Omit<Opening<InFixture>, 'world' | 'fixture'> & {
  fixture: string;
  /** Of a chart that several pages show, by the word that its samples begin with: what belongs to another does not happen. */
  face?: string;
};

/** The browser test of a flow: how it is opened, in which fixtures, and what the whole allows that its chart does not know of. */
export type Row = {
  openings: Record<string, RowOpening>;
  /**
   * Outcomes and events (`moneyMove: nobody`, `countdown.ended`) that come in some fixtures only, or where modules are turned so (`SLIDEVERIF=on`);
   * where the tester ends the actor, at once.
   */
  only?: Record<string, string[]>;
  /** Outcomes and events after which the world is as another fixture has it; null where none has it so: nothing is tried after it. */
  leads?: Record<string, string | null>;
  /** How a child ends that is asked to leave, by the event that asks it; or by the state of the chart in which that asks it. */
  leaves?: Record<string, string | Record<string, string>>;
  /** What cannot happen here, because of what the chart knows of itself, or of what is on the screen. */
  never?(move: Move, here: Here<InFixture>): boolean;
} & Pick<EnvironmentModel<InFixture>, 'causes' | 'prepare' | 'tolerates'>;

const isOther = ({ sample }: Move, face: string | undefined): boolean =>
  face !== undefined && Boolean(sample?.class.includes(': ')) && !sample?.class.startsWith(`${face}: `);
const namesOf = ({ event, sample }: Move): string[] => [
  ...(sample ? [`${sample.of}: ${sample.class}`] : []),
  event.type,
];
const NOWHERE = 'nowhere';

/** What can happen to a chart in the whole, from its row and its driver. */
function environmentOf(row: Row, driver: AnyDriver): EnvironmentModel<InFixture> {
  const { endings = {}, outcomes = {} } = driver;
  const { openings, only = {}, leads = {}, leaves = {}, never, ...more } = row;
  const acts = Object.keys(endings).filter((name) => typeof endings[name] === 'function' || endings[name] === 'tester');
  const left = new Set(Object.values(leaves).flatMap((one) => (typeof one === 'string' ? one : Object.values(one))));
  const meansOf = ({ kind, sample }: Move) =>
    kind === 'outcome' ? outcomes[sample?.of ?? '']?.[sample?.class ?? ''] : undefined;
  /** Returns whether only a child that was asked to leave ends so. */
  const isLeft = (move: Move) =>
    acts.includes(move.sample?.of ?? '') && left.has(move.sample?.class ?? '') && !meansOf(move);
  const comesIn = (name: string, { fixture, turned }: InFixture) =>
    only[name]?.some((one) => one === fixture || turned.includes(one));
  const comes = (move: Move, world: InFixture) => namesOf(move).map((name) => comesIn(name, world));
  const endingOf = ({ kind, event, invoke = '', sample }: Move, context: unknown, face: string | undefined) => {
    const ending = endings[kind === 'event' ? event.type : invoke] ?? endings[sample?.of ?? ''];
    return typeof ending === 'function' ? ending(sample, context, face) : ending;
  };
  /** How the child that has been asked now will end, where it can. */
  const askedOf = ({ event }: Move, { value, world }: Here<InFixture>): string | undefined => {
    const asked = leaves[event.type];
    const ends = typeof asked === 'object' ? asked[String(value)] : asked;
    return acts.some((actor) => comesIn(`${actor}: ${ends}`, world) === false) ? undefined : ends;
  };
  /** The fixture that the world is as after a move. */
  const nextOf = (move: Move, fixture: string): string => {
    const means = meansOf(move);
    const brought = typeof means === 'object' && 'fixture' in means ? means.fixture : fixture;
    const [led] = namesOf(move).flatMap((name) => (name in leads ? [leads[name] ?? NOWHERE] : []));
    return led ?? brought;
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
          world: { fixture: opening.fixture, turned: turnedIn(opening), ...(opening.face && { face: opening.face }) },
        },
      ]),
    ),
    waits(move, { face, leaving }, context) {
      const ending = endingOf(move, context, face);
      return ending === 'tester' || leaving ? undefined : ending;
    },
    due(move, { world, context }) {
      const ending = endingOf(move, context, world.face);
      if (move.kind === 'event') return typeof endings[move.event.type] === 'function' && ending === undefined;
      if (!acts.includes(move.sample?.of ?? '')) return false;
      if (world.leaving !== undefined) return move.sample?.class === world.leaving;
      if (ending === undefined) return !isInfeasible(move, driver);
      return ending === 'tester' && comes(move, world).includes(true) && meansOf(move) === undefined;
    },
    after(move, here) {
      const { fixture, turned, face, leaving } = here.world;
      if (fixture === NOWHERE || isOther(move, face) || comes(move, here.world).includes(false) || never?.(move, here))
        return undefined;
      if (leaving === undefined ? isLeft(move) : move.sample?.class !== leaving) return undefined;
      const asked = askedOf(move, here);
      // Where the chart stays where it is, it waits for the child.
      const waits = asked !== undefined && stable(here.to.value) === stable(here.value);
      return { fixture: nextOf(move, fixture), turned, ...(face && { face }), ...(waits && { leaving: asked }) };
    },
  };
}

/** Performs the paths of a chart that can happen in the whole: one test a path. */
export const describePaths = (flow: string, driver: AnyDriver, row: Row, options?: Options): void =>
  runPathTests(flow, driver, environmentOf(row, driver), options);

/** It ticks by itself each second. */
export const ticks = ({ screen }: Tester): Promise<unknown> => Promise.resolve(screen.sees('timer'));

/** The world becomes another, and the page asks for news of it, as it does every few seconds by itself. */
export async function hearsNews(tester: Tester, fixture: string): Promise<void> {
  await tester.gateway.becomes(fixture, 'ahead', ...turnedIn());
  await tester.edge.cut();
  await tester.waits(SETTINGS.askedEvery / 1_000);
  // It may have heard already while the world became another, and asks no more where that was the end: no call is waited for.
  await tester.edge.rests();
}
