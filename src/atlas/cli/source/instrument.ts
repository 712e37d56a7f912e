import { Edited } from './edited';
import type { Site } from './sites';
import { sliceOf } from './slice';
import type { Source } from './syntax';

/** Encloses each creation of a machine, so that the runtime learns its config and the machine. */
function tagged({ text }: Source, sites: readonly Site[]): Edited {
  const edited = new Edited(text);
  for (const { at, call } of sites) {
    edited.enclose(call.start, call.end, `atlas$.record(${at}, `, ')');
    const [config] = call.arguments;
    if (config && config.type !== 'SpreadElement')
      edited.enclose(config.start, config.end, `atlas$.config(${at}, `, ')');
  }
  return edited;
}

/** Returns a file's code that reports each machine, and creates those that no call in the file creates. */
export function wholeCode(source: Source, sites: readonly Site[]): string {
  const edited = tagged(source, sites);
  const lifts = sites.filter(({ isInner }) => isInner).map((site) => sliceOf(site, edited, false).code);
  return `${edited.slice(0, source.text.length)}\n;${lifts.join('\n')}\n`;
}

/** Returns code that creates a single machine of a file, without the file's other statements. */
export function slicedCode(source: Source, sites: readonly Site[], site: Site): string {
  const { imports, code } = sliceOf(site, tagged(source, sites), true);
  return `${imports}\n;${code}\n`;
}
