import type { Language, Screen } from '../../src/atlas';
import { type Translate, wordsOf } from '../../tests/harness/words';
import { until } from '../harness/until';
import { type Finder, INSTALL, type Target } from './finder';
import type { EnginePage, Place, Point } from './page';

/** A tester's verbs that the journey needs; drivers' helpers use them, too. */
export type EngineScreen = Pick<Screen, 'press' | 'fill' | 'tick' | 'choose' | 'sees' | 'reads'> & {
  /** Presses a button of a group. */
  pressIn(group: string, words: string): Promise<void>;
  /** Focuses a field and expects its focus ring. */
  seesRing(id: string): Promise<void>;
};

const PRESSABLE = ['button', 'link', 'tab'];
const plain = (text: string) => text.replace(/\s+/g, ' ').trim();
/** Arguments of a finder's functions. */
type Json = Target | string;

/** A tester's verbs over an engine: by pointer and keys, on visible, topmost elements. */
export function screenOf(page: EnginePage, language: Language, place: Place = 'page'): EngineScreen {
  const words = wordsOf(language);
  const t: Translate = (id, values) => plain(words(id, values));

  /** Calls the finder in the document; where it is missing, installs it and returns null. */
  async function callFinder<Name extends keyof Finder>(
    name: Name,
    ...args: Json[]
  ): Promise<Awaited<ReturnType<Finder[Name]>> | null> {
    const call = `maidanFinder.${name}(${args.map((arg) => JSON.stringify(arg)).join()})`;
    const expression = `window.maidanFinder ? Promise.resolve(${call}).then(JSON.stringify) : 'missing'`;
    const reply = await page.evaluate(expression, place);
    if (reply !== 'missing') return JSON.parse(reply);
    await page.evaluate(INSTALL, place);
    return null;
  }

  /** Retries until it succeeds, because an engine fails while a document is replaced; reports the last failure. */
  const tries = async <T>(act: () => Promise<T | false | null>, otherwise: string): Promise<T> => {
    let failure = '';
    const attempt = () =>
      act().catch((error: unknown) => {
        failure = ` ${error}`;
        return null;
      });
    return until(attempt, () => `${otherwise}${failure}`);
  };

  const clicks = async (target: Target): Promise<boolean> => {
    const point: Point | null = await callFinder('pointOf', target);
    if (!point) return false;
    await page.click(point, place);
    // A click that led to another document succeeded.
    return callFinder('isHeard').then(
      (wasClicked) => wasClicked !== false,
      () => true,
    );
  };
  const pressing = (target: Target) => tries(() => clicks(target), `"${target.name}" cannot be pressed.`);

  return {
    press: async (id, values) => void (await pressing({ roles: PRESSABLE, name: t(id, values) })),
    pressIn: async (group, name) => void (await pressing({ roles: PRESSABLE, name, group })),
    async seesRing(id) {
      const target = { label: t(id) };
      await tries(
        async () => (await callFinder('hasRing', target)) === true,
        `"${target.label}" has no ring when it has the focus.`,
      );
    },
    async fill(id, value) {
      const target = { label: t(id) };
      const types = async () => {
        if (!(await callFinder('selects', target))) return false;
        await page.type(value, place);
        // A part that opens late may have taken the focus.
        return callFinder('isFilled', target);
      };
      await tries(types, `"${target.label}" cannot be filled in.`);
    },
    async tick(id, on, values) {
      const target = { label: t(id, values) };
      const isSo = async () => (await callFinder('isTicked', target)) === on;
      await tries(
        async () => (await isSo()) || ((await clicks(target)) && (await isSo())),
        `"${target.label}" cannot be ticked.`,
      );
    },
    async choose(id, option) {
      const target = { label: t(id) };
      await tries(
        async () => (await callFinder('chooses', target, t(option))) === true,
        `"${target.label}" has no ${option}.`,
      );
    },
    async sees(role, id, values) {
      const target = { roles: [role], ...(id !== undefined && { name: t(id, values) }) };
      await tries(
        async () => (await callFinder('isVisible', target)) === true,
        `There is no ${role} "${target.name ?? ''}".`,
      );
    },
    async reads(id, values) {
      const expectedText = t(id, values);
      await tries(async () => (await callFinder('reads', expectedText)) === true, `It does not say "${expectedText}".`);
    },
  };
}
