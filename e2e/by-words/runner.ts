import type { Locator, Page } from 'playwright';
import { freshWindow, offline, online } from '../../machines/steps';
import type { Language, Script } from '../../src/atlas';
import { CHECK } from '../../src/atlas';
import { escaped } from '../../tests/harness/escaped';
import type { RunningGateway } from '../harness/gateway';
import { until } from '../harness/until';
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

const plain = (text: string) => text.replace(/\s+/g, ' ').trim();
/** A name as printed; an ellipsis in it stands for any text. */
const named = (words: string) => new RegExp(`^\\s*${words.split('…').map(escaped).join('[\\s\\S]*')}\\s*$`);
const containing = (words: string) => new RegExp(words.split('…').map(escaped).join('[\\s\\S]*'));

/** Returns the last of the visible elements, as scripts prescribe for several of one name; undefined without any. */
async function lastOf(locator: Locator): Promise<Locator | undefined> {
  const all = locator.filter({ visible: true });
  return (await all.count()) > 0 ? all.last() : undefined;
}

const pressable = ({ page }: Desk, name: string): Locator => {
  const by = (role: 'button' | 'link' | 'tab') => page.getByRole(role, { name: named(name) });
  return by('button').or(by('link')).or(by('tab')).and(page.locator(REACHABLE));
};
const labelled = ({ page }: Desk, label: string, kind: string): Locator =>
  page.getByLabel(named(label)).and(page.locator(`:is(${kind})${REACHABLE}`));

const find = ({ wait }: AtStep, locator: Locator, what: string) =>
  until(() => lastOf(locator), `There is no ${what}.`, wait);
const fieldOf = (desk: AtStep, label: string, kind = FIELDS) =>
  find(desk, labelled(desk, label, kind), `field “${label}”`);

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

const PERFORM: Record<Action['verb'], (desk: AtStep, ...words: string[]) => Promise<unknown>> = {
  press: async (desk, name = '') => (await find(desk, pressable(desk, name), `button “${name}”`)).click(),
  type: async (desk, value = '', label = '') => (await fieldOf(desk, label)).fill(value),
  clear: async (desk, label = '') => (await fieldOf(desk, label)).fill(''),
  typeCode: async (desk, recipient = '', label = '') =>
    (await fieldOf(desk, label)).fill(await codeFor(desk, recipient)),
  async keys(desk, keys = '', label = '') {
    await (await fieldOf(desk, label)).focus();
    for (const key of keys.split(' ')) await desk.page.keyboard.press(key);
  },
  tick: async (desk, label = '') => (await fieldOf(desk, label)).setChecked(true),
  untick: async (desk, label = '') => (await fieldOf(desk, label)).setChecked(false),
  choose: async (desk, option = '', label = '') =>
    (await fieldOf(desk, label, 'select')).selectOption({ label: option }),
  open: ({ page }, address = '/') => page.goto(address),
  back: ({ page }) => page.goBack(),
  wait: ({ page }, seconds = '0') => page.waitForTimeout(numberOf(seconds) * 1_000),
};

/** Returns whether a check holds now. */
async function holds(desk: Desk, check: Check): Promise<boolean> {
  const { page } = desk;
  const [first = '', second = ''] = check.words;
  switch (check.verb) {
    case 'sees':
    case 'lacks': {
      const { noun, words } = check;
      const all = page.getByRole(noun, words.length > 0 && !SAYING.includes(noun) ? { name: named(first) } : {});
      const meant = SAYING.includes(noun) && words.length > 0 ? all.filter({ hasText: containing(first) }) : all;
      const isThere = (await meant.filter({ visible: true }).count()) > 0;
      return isThere === (check.verb === 'sees');
    }
    case 'reads':
      return containing(first).test(plain((await page.locator('body').textContent()) ?? ''));
    case 'held':
      return pressable(desk, first)
        .filter({ visible: true })
        .last()
        .evaluate((node) => node.matches(':disabled, [aria-disabled="true"]'));
    case 'busy':
      return (
        (await page
          .getByRole('button', { name: named(first), includeHidden: true })
          .evaluateAll((nodes) => nodes.filter((node) => node.closest('[aria-busy="true"]')).length)) > 0
      );
    case 'invalid': {
      const described = await labelled(desk, first, `${FIELDS}, select`)
        .last()
        .evaluate((node) =>
          node.getAttribute('aria-invalid') === 'true'
            ? document.getElementById(node.getAttribute('aria-describedby') ?? '')?.textContent
            : null,
        );
      return named(second).test(plain(described ?? ''));
    }
    case 'focused':
    case 'unfocused': {
      const focused = await labelled(desk, first, `${FIELDS}, select`)
        .last()
        .evaluate((node) => node === document.activeElement);
      return focused === (check.verb === 'focused');
    }
    case 'at': {
      const { pathname, search } = new URL(page.url());
      return pathname + search === first;
    }
  }
}

/** Performs a preparation: a command in the second terminal, or a change to the network or the window. */
async function prepare({ page, gateway, language }: Desk, text: string): Promise<void> {
  const command = /npm run ops -- (.*?)(?: --reason ".*")?$/.exec(text)?.[1];
  if (command) await gateway.ops(...command.split(' '));
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
