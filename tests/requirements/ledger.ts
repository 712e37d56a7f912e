import { endpoints } from '../../src/contract/endpoints';
import { idsIn } from '../harness/citations';
import type { CitingTest, Tier } from '../harness/citing-tests';
import { type Later, later, type Requirement, specified } from '../harness/requirements';
import { sourcesIn } from '../harness/source-files';

/** Evidence that a requirement needs, and the tests that provide it. */
type Need = { what: string; by: CitingTest[] };
/** A requirement of the specification, the tests that show it, the missing evidence, and the part that brings it. */
export type Entry = Requirement & { shown: CitingTest[]; missing: string[]; later: Later | undefined };

/** Tiers that observe a chart from outside. */
const OUTSIDE: Tier[] = ['wiring', 'rendered', 'gateway', 'browser'];
const SCREEN: Tier[] = ['rendered', 'browser'];
/** Implementers of a requirement, by the code that names it, and the tiers that show them. */
const DOERS: { doer: string; files: RegExp; evidenceTiers: Tier[] }[] = [
  { doer: 'the chart', files: /^machines\/.*\.machine\.ts$/, evidenceTiers: ['model'] },
  { doer: 'the portal', files: /^src\/(portal|desk|ui)\//, evidenceTiers: ['wiring', ...SCREEN] },
  { doer: 'the contract', files: /^src\/contract\//, evidenceTiers: ['contract', ...OUTSIDE] },
  { doer: 'the gateway', files: /^src\/gateway\//, evidenceTiers: ['gateway'] },
];

const code = sourcesIn(['machines', 'src']).map(({ file, text }) => ({ file, named: idsIn(text) }));
/** `s3.cookie.*` names a whole family. */
const isNamed = (id: string, named: string[]) =>
  named.some((candidate) => candidate === id || (candidate.endsWith('*') && id.startsWith(candidate.slice(0, -1))));
const doersOf = (id: string) =>
  DOERS.filter(({ files }) => code.some(({ file, named }) => files.test(file) && isNamed(id, named)));

/** The contract's client is called by its own tests; other requests name the endpoint or its path. */
function makesTheCall(id: string, { tier, text }: CitingTest): boolean {
  if (id.startsWith('s7.client.') && tier === 'contract') return true;
  const called = Object.entries(endpoints).filter(([, { source }]) => source === id);
  const isCalled = called.some(([name, { path }]) => new RegExp(`\\b${name}\\b`).test(text) || text.includes(path));
  return tier === 'gateway' && (isCalled || called.length === 0);
}

/** Evidence for a rule or a flow: each of its implementers must be seen. */
function carriedOut({ id, kind, chart }: Requirement, needFromTiers: (what: string, tiers: Tier[]) => Need): Need[] {
  const named = doersOf(id);
  const noState = kind === 'flow' && chart && !named.some(({ doer }) => doer === 'the chart');
  // A rule carried out by actors is declared in the chart, and seen where the actors run.
  const doers = kind === 'rule' && named.length > 1 ? named.filter(({ doer }) => doer !== 'the chart') : named;
  return [
    ...(noState ? [{ what: 'a state of a chart that carries it', by: [] }] : []),
    ...doers.map((doer) => needFromTiers(`a test of what ${doer.doer} does`, doer.evidenceTiers)),
    ...(doers.length === 0 ? [needFromTiers('a test outside of the charts', OUTSIDE)] : []),
  ];
}

/** Evidence that a requirement needs by its kind (the table in ../README.md). */
function needsOf(requirement: Requirement, citingTests: CitingTest[]): Need[] {
  const need = (what: string, shows: (citation: CitingTest) => boolean): Need => ({
    what,
    by: citingTests.filter(shows),
  });
  const needFromTiers = (what: string, tiers: Tier[]) => need(what, ({ tier }) => tiers.includes(tier));
  switch (requirement.kind) {
    case 'wire':
      return [need('a gateway test that makes the call', (item) => makesTheCall(requirement.id, item))];
    case 'message':
      return [need('a screen that is read in both languages', ({ tier, inBoth }) => SCREEN.includes(tier) && inBoth)];
    case 'screen':
      return [needFromTiers('a screen in the rendered or the browser tier', SCREEN)];
    case 'config':
      return [needFromTiers('a test outside of the charts', OUTSIDE)];
    case 'constant':
      return [
        need(
          'a test in which the value bites',
          ({ tier, waits }) => OUTSIDE.includes(tier) || (tier === 'model' && waits),
        ),
      ];
    default:
      return carriedOut(requirement, needFromTiers);
  }
}

/** The ledger: each requirement of the specification in order, with the listed tests that show it. */
export function ledger(all: readonly CitingTest[]): Entry[] {
  const postponed = new Map(later.map((entry) => [entry.id, entry]));
  return specified.map((requirement) => {
    const needs = needsOf(
      requirement,
      all.filter(({ ids }) => ids.includes(requirement.id)),
    );
    return {
      ...requirement,
      shown: [...new Set(needs.flatMap(({ by }) => by))],
      missing: needs.filter(({ by }) => by.length === 0).map(({ what }) => what),
      later: postponed.get(requirement.id),
    };
  });
}

/** Neither shown nor postponed. */
export const isOpen = ({ missing, later }: Entry) => missing.length > 0 && !later;
