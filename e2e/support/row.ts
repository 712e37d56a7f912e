import { setTimeout as wait } from 'node:timers/promises';
import { type AnyDriver, type Move, stable } from '../../src/atlas';
import { SETTINGS } from '../../src/contract';
import { type CallName, quietly } from './edge';
import type { EnvironmentModel, Here } from './environment';
import type { Tester } from './tester';
import { type Options, tour } from './tour';

/**
 * The state of the world that a chart is in: a fixture; which face of it is seen; and the outcome that comes next by itself, once a child was
 * asked to leave.
 */
export type InFixture = { fixture: string; face?: string; leaving?: string };

export type RowOpening = {
  /** Which of the chart's sampled inputs it is. */
  input?: string;
  /** A fixture of the gateway (`npm run ops -- fixture` lists them). */
  fixture: string;
  /** Of a chart that several pages show, by the word that its samples begin with: what belongs to another does not happen. */
  face?: string;
  /** Modules that are turned in it, as `SLIDEVERIF=off`. */
  turned?: string[];
  open(tester: Tester): Promise<unknown>;
  again?(tester: Tester): Promise<unknown>;
  as?: string;
};

/** The browser test of a flow: how it is opened, in which fixtures, and what the whole allows that its chart does not know of. */
export type Row = {
  openings: Record<string, RowOpening>;
  /** Outcomes and events (`moneyMove: nobody`, `countdown.ended`) that come in some fixtures only; where the tester ends the actor, at once. */
  only?: Record<string, string[]>;
  /** Outcomes and events after which the world is as another fixture has it; null where none has it so: nothing is tried after it. */
  leads?: Record<string, string | null>;
  /** How a child ends that is asked to leave, by the event that asks it. */
  leaves?: Record<string, string>;
  /** What cannot happen here, because of what the chart knows of itself, or of what is on the screen. */
  never?(move: Move, here: Here<InFixture>): boolean;
} & Pick<EnvironmentModel<InFixture>, 'causes' | 'prepare' | 'tolerates'>;

const isOther = ({ sample }: Move, face: string | undefined): boolean =>
  face !== undefined && Boolean(sample?.class.includes(': ')) && !sample?.class.startsWith(`${face}: `);
const namesOf = ({ event, sample }: Move): string[] => [...(sample ? [`${sample.of}: ${sample.class}`] : []), event.type];
const NOWHERE = 'nowhere';

/** What can happen to a chart in the whole, from its row and its driver. */
export function environmentOf(row: Row, { endings = {}, outcomes = {} }: AnyDriver): EnvironmentModel<InFixture> {
  const { openings, only = {}, leads = {}, leaves = {}, never, ...more } = row;
  const acts = Object.keys(endings).filter((name) => endings[name] === 'tester');
  const left = new Set(Object.values(leaves));
  const isLeft = ({ sample }: Move) => acts.includes(sample?.of ?? '') && left.has(sample?.class ?? '');
  const meansOf = ({ kind, sample }: Move) => (kind === 'outcome' ? outcomes[sample?.of ?? '']?.[sample?.class ?? ''] : undefined);
  const endingOf = ({ kind, event, invoke = '', sample }: Move) =>
    endings[kind === 'event' ? event.type : invoke] ?? endings[sample?.of ?? ''];
  const comes = (move: Move, fixture: string) => namesOf(move).map((name) => only[name]?.includes(fixture));
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
        { ...opening, world: { fixture: opening.fixture, ...(opening.face && { face: opening.face }) } },
      ]),
    ),
    waits(move, { face, leaving }, context) {
      const ending = endingOf(move);
      if (ending === 'tester' || leaving) return undefined;
      return typeof ending === 'function' ? ending(move.sample, context, face) : ending;
    },
    due(move, { context, world: { fixture, face, leaving } }) {
      const ending = endingOf(move);
      if (move.kind === 'event' && typeof ending === 'function') return ending(move.sample, context, face) === undefined;
      if (!acts.includes(move.sample?.of ?? '')) return false;
      if (leaving !== undefined) return move.sample?.class === leaving;
      return comes(move, fixture).includes(true) && meansOf(move) === undefined;
    },
    after(move, here) {
      const { fixture, face, leaving } = here.world;
      if (fixture === NOWHERE || isOther(move, face) || comes(move, fixture).includes(false) || never?.(move, here)) return undefined;
      if (leaving === undefined ? isLeft(move) : move.sample?.class !== leaving) return undefined;
      const asked = leaves[move.event.type];
      // Where the chart stays where it is, it waits for the child.
      const waits = asked !== undefined && stable(here.to.value) === stable(here.value);
      return { fixture: nextOf(move, fixture), ...(face && { face }), ...(waits && { leaving: asked }) };
    },
  };
}

/** Performs the paths of a chart that can happen in the whole: one test a path. */
export const describePaths = (flow: string, driver: AnyDriver, row: Row, options?: Options): void =>
  tour(flow, driver, environmentOf(row, driver), options);

/** It ticks by itself each second. */
export const ticks = ({ screen }: Tester): Promise<unknown> => Promise.resolve(screen.sees('timer'));

/** The page asks for news, as it does every few seconds by itself. */
export async function asksForNews(tester: Tester, call: CallName): Promise<void> {
  const count = () => tester.edge.count(quietly(call));
  const before = count();
  await tester.waits(SETTINGS.askedEvery / 1_000);
  while (count() === before) await wait(15);
}
