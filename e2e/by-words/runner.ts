import type { Frame, Locator, Page } from 'playwright';
import { freshWindow, offline, online } from '../../machines/steps';
import type { Language, Script } from '../../src/atlas';
import { CHECK } from '../../src/atlas';
import { PICTURE } from '../../tests/drivers/pictures';
import { escaped } from '../../tests/harness/escaped';
import type { RunningGateway } from '../harness/gateway';
import { until } from '../harness/until';
import type { Noun } from './nouns';
import { type Action, type Check, readAction, readCheck, split } from './sentences';

/** Tools of the runner: a browser page, and the second terminal. */
export type Desk = {
  page: Page;
  gateway: RunningGateway;
  language: Language;
  /** Longest wait for anything on the screen at a step, ms; by default that for any event. */
  longestWait?(step: number): number | undefined;
};

type AtStep = Desk & { wait: number | undefined };

/** Content below a dialog is visible but out of reach. */
const REACHABLE = ':not([inert] *, [aria-hidden="true"] *)';
/** Roles that have no name of their own and are found by their text. */
const SAYING = ['alert', 'status'];
const FIELDS = 'input, textarea';

const ANY_PICTURE = { mimeType: PICTURE.type, buffer: Buffer.from(PICTURE.base64, 'base64') };

const plain = (text: string) => text.replace(/\s+/g, ' ').trim();
/** A name as printed; an ellipsis in it stands for any text. */
const named = (words: string) => new RegExp(`^\\s*${words.split('…').map(escaped).join('[\\s\\S]*')}\\s*$`);
const containing = (words: string) => new RegExp(words.split('…').map(escaped).join('[\\s\\S]*'));

/** Documents that a tester sees: those of the newest window first, each page before its frames. */
const surfaces = ({ page }: Desk): Frame[] =>
  page
    .context()
    .pages()
    .toReversed()
    .flatMap((window) => window.frames());

/** Elements in one document. */
type Finder = (surface: Frame) => Locator;

/** Returns the last of the visible elements, as scripts prescribe for several of one name; undefined without any. */
async function lastOf(desk: Desk, finder: Finder): Promise<Locator | undefined> {
  for (const surface of surfaces(desk)) {
    const all = finder(surface).filter({ visible: true });
    // A frame can be replaced while it is searched.
    if ((await all.count().catch(() => 0)) > 0) return all.last();
  }
  return undefined;
}

const pressable =
  (name: string): Finder =>
  (surface) => {
    const by = (role: 'button' | 'link' | 'tab') => surface.getByRole(role, { name: named(name) });
    return by('button').or(by('link')).or(by('tab')).and(surface.locator(REACHABLE));
  };
const labelled =
  (label: string, kind: string): Finder =>
  (surface) =>
    surface.getByLabel(named(label)).and(surface.locator(`:is(${kind})${REACHABLE}`));

const find = (desk: AtStep, finder: Finder, what: string) =>
  until(() => lastOf(desk, finder), `There is no ${what}.`, desk.wait);
const fieldOf = (desk: AtStep, label: string, kind = FIELDS) => find(desk, labelled(label, kind), `field “${label}”`);
/** Evaluates a check on the last visible element, or on a page without one. */
async function onLast<T>(desk: Desk, finder: Finder, check: (node: Element) => T): Promise<T | undefined> {
  return (await lastOf(desk, finder))?.evaluate(check);
}

/** Digits of either language as a number. */
const numberOf = (words: string) => Number(words.replace(/[০-৯]/g, (digit) => String('০১২৩৪৫৬৭৮৯'.indexOf(digit))));

async function codeFor({ gateway }: Desk, recipient: string): Promise<string> {
  return until(async () => {
    const codes = await gateway.ops('codes');
    const found = Array.isArray(codes)
      ? codes.find((code) => Object.values(Object(code)).includes(recipient))
      : undefined;
    return found && String(Object(found).code);
  }, `No code was sent to ${recipient}.`);
}

/** Scrolls through the page as a person does: what loads when it comes into view would miss a jump to the end. */
async function scrollThrough(): Promise<void> {
  const end = document.body.scrollHeight;
  for (let top = 0; top < end; top += innerHeight / 2) {
    scrollTo(0, top);
    await new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
  }
  scrollTo(0, document.body.scrollHeight);
}

const PERFORM: Record<Action['verb'], (desk: AtStep, ...words: string[]) => Promise<unknown>> = {
  press: async (desk, name = '') => (await find(desk, pressable(name), `button “${name}”`)).click(),
  type: async (desk, value = '', label = '') => (await fieldOf(desk, label)).fill(value),
  clear: async (desk, label = '') => (await fieldOf(desk, label)).fill(''),
  typeCode: async (desk, recipient = '', label = '') =>
    (await fieldOf(desk, label)).fill(await codeFor(desk, recipient)),
  focus: async (desk, label = '') => (await fieldOf(desk, label)).focus(),
  async keys(desk, keys = '', label = '') {
    await (await fieldOf(desk, label)).focus();
    for (const key of keys.split(' ')) await desk.page.keyboard.press(key);
  },
  tick: async (desk, label = '') => (await fieldOf(desk, label)).setChecked(true),
  untick: async (desk, label = '') => (await fieldOf(desk, label)).setChecked(false),
  choose: async (desk, option = '', label = '') =>
    (await fieldOf(desk, label, 'select')).selectOption({ label: option }),
  attach: async (desk, name = '', label = '') =>
    (await fieldOf(desk, label, 'input[type=file]')).setInputFiles({ ...ANY_PICTURE, name }),
  async openMailed({ page, gateway }, path = '') {
    const outbox = await (await fetch(`${gateway.url}/demo/outbox`)).text();
    const link = new RegExp(`${escaped(path)}#[\\w-]+`).exec(outbox)?.[0];
    if (!link) throw new Error(`The outbox has no link to ${path}.`);
    await page.goto(link);
  },
  open: ({ page }, address = '/') => page.goto(address),
  scroll: ({ page }) => page.evaluate(scrollThrough),
  back: ({ page }) => page.goBack(),
  wait: ({ page }, seconds = '0') => page.waitForTimeout(numberOf(seconds) * 1_000),
};

/** Finds things by their role, and by their name or text. */
const byNoun =
  (noun: Noun, words: readonly string[]): Finder =>
  (surface) => {
    const [name = ''] = words;
    if (words.length === 0) return surface.getByRole(noun);
    return SAYING.includes(noun)
      ? surface.getByRole(noun).filter({ hasText: containing(name) })
      : surface.getByRole(noun, { name: named(name) });
  };

async function readsText(desk: Desk, words: string): Promise<boolean> {
  for (const surface of surfaces(desk)) {
    const text = await surface
      .locator('body')
      .textContent()
      .catch(() => null);
    if (containing(words).test(plain(text ?? ''))) return true;
  }
  return false;
}

/** Returns whether a check holds now. */
async function holds(desk: Desk, check: Check): Promise<boolean | undefined> {
  const [first = '', second = ''] = check.words;
  const field = labelled(first, `${FIELDS}, select`);
  switch (check.verb) {
    case 'sees':
      return (await lastOf(desk, byNoun(check.noun, check.words))) !== undefined;
    case 'lacks':
      return (await lastOf(desk, byNoun(check.noun, check.words))) === undefined;
    case 'reads':
      return readsText(desk, first);
    case 'held':
      return onLast(desk, pressable(first), (node) => node.matches(':disabled, [aria-disabled="true"]'));
    case 'busy': {
      const buttons = desk.page.getByRole('button', { name: named(first), includeHidden: true });
      return buttons.evaluateAll((nodes) => nodes.some((node) => node.closest('[aria-busy="true"]') !== null));
    }
    case 'invalid': {
      const described = await onLast(desk, field, (node) =>
        node.getAttribute('aria-invalid') === 'true'
          ? document.getElementById(node.getAttribute('aria-describedby') ?? '')?.textContent
          : null,
      );
      return named(second).test(plain(described ?? ''));
    }
    case 'focused':
      return onLast(desk, field, (node) => node === document.activeElement);
    case 'unfocused':
      return (await onLast(desk, field, (node) => node === document.activeElement)) === false;
    case 'at': {
      const { pathname, search } = new URL(desk.page.url());
      return pathname + search === first;
    }
  }
}

/** A command, another one that lists the row it is for, and the user of that row. */
const OPERATED = /^(?:.*“npm run ops -- ([^”]*)”)?.*?: npm run ops -- (.*?)(?: --reason ".*")?$/;
const ROW_USER: Record<Language, RegExp> = { en: /is the last of (\w+) that/, bn: /যে (\w+)-এর শেষ মান/ };

/** Rows with a field in a command's output, in order. */
function rowsWith(value: unknown, field: string): object[] {
  if (typeof value !== 'object' || value === null) return [];
  return Object.hasOwn(value, field) ? [value] : Object.values(value).flatMap((inner) => rowsWith(inner, field));
}

/** Replaces fields in angle brackets by those of a row that a list shows: the last one of a user, or the first. */
async function filledIn({ gateway }: Desk, command: string, list: string, user: string | undefined): Promise<string> {
  const output = await gateway.ops(...list.split(' '));
  return command.replace(/<(\w+)>/g, (_, field: string) => {
    const rows = rowsWith(output, field);
    const row = user === undefined ? rows[0] : rows.findLast((candidate) => Object.values(candidate).includes(user));
    if (!row) throw new Error(`“${list}” shows no ${field}${user === undefined ? '' : ` of ${user}`}.`);
    return String(Reflect.get(row, field));
  });
}

/** Performs a preparation: a command in the second terminal, or a change to the network or the window. */
async function prepare(desk: Desk, text: string): Promise<void> {
  const { page, gateway, language } = desk;
  const [, list, command] = OPERATED.exec(text) ?? [];
  const user = ROW_USER[language].exec(text)?.[1];
  if (command) await gateway.ops(...(list ? await filledIn(desk, command, list, user) : command).split(' '));
  else if (text === offline[language]) await page.context().setOffline(true);
  else if (text === online[language]) await page.context().setOffline(false);
  else if (text !== freshWindow[language]) throw new Error(`No tester can prepare "${text}".`);
}

/** Performs a printed script, from nothing but its words. An error names the step at which the words fail. */
export async function performByWords({ preparations, steps }: Pick<Script, 'preparations' | 'steps'>, desk: Desk) {
  const { language, longestWait } = desk;
  for (const preparation of preparations) await prepare(desk, preparation);
  for (const [index, { performer, action, expected }] of steps.entries())
    try {
      if (performer === 'setup') await prepare(desk, action);
      if (performer === 'tester')
        for (const sentence of split(action)) {
          const { verb, words } = readAction(sentence, language);
          await PERFORM[verb]({ ...desk, wait: longestWait?.(index) }, ...words);
        }
      const [, checks = ''] = expected.split(CHECK[language]);
      for (const phrase of split(checks)) {
        const check = readCheck(phrase, language);
        await until(() => holds(desk, check).catch(() => false), `There is not: ${phrase}.`, longestWait?.(index));
      }
    } catch (error) {
      throw new FailedStep(index, action, error instanceof Error ? error.message : String(error));
    }
}

/** Failure of a script at a step, whose index starts at 0. */
export class FailedStep extends Error {
  constructor(
    readonly step: number,
    action: string,
    reason: string,
  ) {
    super(`step ${step + 1}, “${action}”: ${reason}`);
  }
}
