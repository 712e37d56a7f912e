import { type AnyStateMachine, createMachine } from 'xstate';
import { stable } from '../../json';
import type { Origin } from '../../picture';
import type { Bundle } from './bundled';
import { entriesOf } from './entries-of';
import { type Evaluated, evaluate } from './evaluate';
import { slicedCode, wholeCode } from './instrument';
import { lineOfPart } from './locate';
import { messageOf, placeOf } from './place-of';
import { readConfig } from './read-machine';
import { type Failure, isMachine, type Made } from './runtime';
import { type Assumption, settleConfig } from './settle-config';
import { type Site, sitesIn } from './sites';
import { type Source, sourceOf } from './syntax';
import { targetFaults } from './targets';
import type { Trials } from './trials';
import { xstate4In } from './xstate-4';

/** Machine of a file. `key`: name of its export, variable or function. */
export type FoundMachine = {
  key: string;
  machine: AnyStateMachine;
  origin: Origin;
  line?: number;
  /** Code that creates it in a browser; none if it was read, not run. */
  code?: PageCode;
};
/** Bundled code of a file, the names that it needs as inert values, and the machine in it: its site or its export. */
export type PageCode = { code: string; globals: readonly string[]; at?: number; key?: string };
/** Machines of a file, why others cannot be drawn, and what was noticed on the way. */
export type Findings = { found: FoundMachine[]; faults: string[]; warnings: string[] };

/** Export of what another module may create as a machine. */
const EXPORTED = /export\b[^;]{0,200}achine/i;
const NONE: Findings = { found: [], faults: [], warnings: [] };

/**
 * Finds the machines of a file, wherever it creates them. Each is taken from the file as it runs; or else from its own
 * code and the declarations that it needs; or else from that without any other module; or else it is read, not run.
 * Of files that create none, only those are run that a person has named or that export a machine by its name.
 */
export async function machinesIn(file: string, trials: Trials, isNamed: boolean): Promise<Findings> {
  const source = sourceOf(file);
  if (source.problem !== undefined) return { ...NONE, faults: [source.problem] };
  const sites = sitesIn(source);
  const old = xstate4In(source, sites);
  if (old !== undefined) return { ...NONE, faults: [old] };
  if (sites.length === 0 && !isNamed && !EXPORTED.test(source.text)) return NONE;
  return await new Search(source, sites, trials).run();
}

class Search {
  private readonly found: FoundMachine[] = [];
  private readonly faults: string[] = [];
  private readonly warnings = new Set<string>();
  /** Sites whose machine is found, or whose fault is known. */
  private readonly settled = new Set<number>();
  private readonly reasons = new Map<number, string>();

  constructor(
    private readonly source: Source,
    private readonly sites: readonly Site[],
    private readonly trials: Trials,
  ) {}

  async run(): Promise<Findings> {
    const { source, sites } = this;
    await this.attempt(wholeCode(source, sites), { isAlone: false });
    for (const site of sites) {
      if (!this.settled.has(site.at)) await this.attempt(slicedCode(source, sites, site), { isAlone: false, site });
      if (!this.settled.has(site.at)) await this.attempt(slicedCode(source, sites, site), { isAlone: true, site });
      if (!this.settled.has(site.at)) this.read(site);
    }
    return { found: this.found, faults: this.faults, warnings: [...this.warnings] };
  }

  private async attempt(code: string, { isAlone, site }: { isAlone: boolean; site?: Site }): Promise<void> {
    const { file, lang } = this.source;
    const trial = await this.trials.run({ file, lang, code, isAlone });
    if ('problem' in trial) return this.unfinished(`${file} does not load: ${trial.problem}`, site);
    const { bundle } = trial;
    for (const warning of bundle.warnings) this.warnings.add(warning);
    const evaluated = await evaluate(bundle);
    const { runtime, error } = evaluated;
    // Code of a call by itself has lines of its own.
    const place = (thrown: unknown) => (site ? `:${site.line}` : placeOf(thrown, bundle));
    const reasonOf = (thrown: unknown) => `${file}${place(thrown)} does not load: ${messageOf(thrown)}`;
    const known = this.faults.length;
    for (const failure of runtime.failures) this.failed(failure, reasonOf(failure.error));
    if (error !== undefined && !site && this.faults.length === known) this.unfinished(reasonOf(error));
    this.take(evaluated, bundle, site ? 'isolated' : 'run');
  }

  /** A file without a known machine fails with the reason; others lose what it would have created later. */
  private unfinished(reason: string, site?: Site): void {
    if (site) this.reasons.set(site.at, this.reasons.get(site.at) ?? reason);
    else if (this.sites.length === 0) this.faults.push(reason);
    else {
      this.warnings.add(reason);
      for (const { at } of this.sites) this.reasons.set(at, reason);
    }
  }

  /** A config that names a state that does not exist is no reason to try again. */
  private failed({ at, config }: Failure, reason: string): void {
    const site = this.sites.find((each) => each.at === at);
    if (!site || this.settled.has(at)) return;
    if (!this.hasFaults(site, config)) this.reasons.set(at, reason);
  }

  private hasFaults(site: Site, config: unknown): boolean {
    const wrong = targetFaults(config);
    const name = nameOf(config) ?? site.name ?? 'machine';
    for (const { at, text } of wrong)
      this.faults.push(`${this.source.file}:${lineOfPart(this.source, site, at)}: ${name}: ${text}`);
    if (wrong.length > 0) this.settled.add(site.at);
    return wrong.length > 0;
  }

  private take({ runtime }: Evaluated, { stubs, code, globals }: Bundle, how: Origin['how']): void {
    const exported = new Map(entriesOf(runtime.exported, isMachine).map(([key, machine]) => [machine, key]));
    const made = new Map(runtime.made.map((each) => [each.machine, each]));
    const machines = new Set([...exported.keys(), ...made.keys()]);
    const fresh = [...machines].filter((machine) => this.isFresh(machine, exported, made));
    const displayed = new Set(this.found.map(({ machine }) => stable(machine.config)));
    for (const machine of fresh) {
      const { at, assumptions = [] } = made.get(machine) ?? {};
      const site = this.sites.find((each) => each.at === at);
      if (site && this.hasFaults(site, machine.config)) continue;
      if (site && assumptions.some((assumption) => assumption.at.length === 0)) {
        this.warnings.add(`${this.source.file}:${site.line}: only callers of ${site.name} know the config: not drawn`);
        continue;
      }
      const key = exported.get(machine);
      const config = stable(machine.config);
      if (key === undefined && displayed.has(config)) continue;
      displayed.add(config);
      const origin = { how, ...(stubs.length > 0 && { stubs: [...stubs] }), ...this.notesOn(site, assumptions) };
      const line = site?.line;
      this.found.push({
        key: key ?? site?.name ?? `line ${line}`,
        machine,
        origin,
        line,
        code: { code, globals, at, key },
      });
    }
    for (const { at } of runtime.made) this.settled.add(at);
  }

  /** A machine that only lends its config to an exported one is not displayed twice. */
  private isFresh(machine: AnyStateMachine, exported: Map<AnyStateMachine, string>, made: Map<AnyStateMachine, Made>) {
    const at = made.get(machine)?.at;
    if (at !== undefined && this.settled.has(at)) return false;
    const hasOtherName = [...exported.keys()].some((other) => other !== machine && other.config === machine.config);
    return exported.has(machine) || !hasOtherName;
  }

  private read(site: Site): void {
    const { source } = this;
    const assumptions: Assumption[] = [];
    const config = settleConfig(readConfig(source, site), (assumption) => assumptions.push(assumption));
    const reason = this.reasons.get(site.at) ?? `${source.file}:${site.line} cannot be run`;
    const isEmpty = typeof config !== 'object' || config === null || Object.keys(config).length === 0;
    if (isEmpty) return void this.faults.push(`${source.file}:${site.line}: no machine can be read here: ${reason}`);
    if (this.hasFaults(site, config)) return;
    try {
      const machine = createMachine(config);
      const origin = { how: 'read' as const, reason, ...this.notesOn(site, assumptions) };
      const key = site.name ?? `line ${site.line}`;
      this.found.push({ key, machine, origin, line: site.line });
    } catch (error) {
      this.faults.push(`${source.file}:${site.line}: ${messageOf(error)}; ${reason}`);
    }
  }

  private notesOn(site: Site | undefined, assumptions: readonly Assumption[]): Pick<Origin, 'assumed'> {
    if (!site || assumptions.length === 0) return {};
    return {
      assumed: assumptions.map(({ at, text }) => {
        const path = at.filter((_, index) => at[index - 1] === 'states').join('.');
        return `line ${lineOfPart(this.source, site, at)}: ${path || 'root'}: ${text}`;
      }),
    };
  }
}

const nameOf = (config: unknown): string | undefined => {
  const id: unknown = typeof config === 'object' && config !== null && 'id' in config ? config.id : undefined;
  return typeof id === 'string' ? id : undefined;
};
