import type { BrowserContext, Locator, Page } from 'playwright';
import type { Gateway, Instead, Language, Picked, Screen } from '../../src/atlas';
import type { LoggedIn } from '../../src/contract';
import { passwordOf } from '../../tests/drivers/identity/passwords';
import { spokenBy, wordsOf } from '../../tests/harness/words';
import { theBrowser } from './browser';
import { sentCode } from './codes';
import { endDeadlines } from './deadlines';
import { type Edge, edgeOf } from './edge';
import type { RunningGateway } from './gateway';
import { REACHABLE, screenOf } from './screen-playwright';
import { type Device, leaveTab, STILL, type Tab, tabOf, takeTab } from './tabs';
import { appCode } from './totp';
import { until } from './until';
import { logInAt } from './wire';

type Options = {
  language: Language;
  ip?: string;
  width?: number;
  height?: number;
  colorScheme?: 'light' | 'dark';
  scripts?: boolean;
  /** True if the page is at a host name, because browsers have passkeys nowhere else. */
  named?: boolean;
  clock?: boolean;
  device?: Device;
  /** True if the browser has its back-forward cache, as people's browsers do. */
  keepsPages?: boolean;
};
type Puzzle = { kind: string; id: string; answer: string };

/** Seconds after which a page has requested what its first view does without. */
const SETTLED = 4;
/** A message without a translation, which is shown by its id. */
const WORDLESS = /^Uncompiled message detected/;
/**
 * Console lines of the browser: a response of 400 or above, which is checked separately, and a header that plain HTTP
 * cannot have.
 */
const BROWSERS_OWN = /^(Failed to load resource|The Cross-Origin-Opener-Policy header has been ignored)/;

/** A person at a fresh browser: their verbs, their access to the gateway, and the errors on the way. */
export class Tester {
  readonly screen: Screen;
  private readonly expected: { call: string; status: number }[] = [];
  private aimed: 'gap' | 'beside' | null = null;
  private instead: Instead = {};
  private picked: Picked | undefined;

  private constructor(
    private readonly tab: Tab,
    readonly gateway: RunningGateway,
    public language: Language,
    /**
     * Console errors, missing messages and exceptions, except for the browser's own lines about responses and aborted
     * requests.
     */
    readonly errors: string[] = [],
  ) {
    this.screen = screenOf(this.page, (id, values) => wordsOf(this.language)(id, values), {
      aim: (to) => this.placeOf(to),
      type: (id, value) => this.typed(id, value),
      pick: async (file) => this.picked ?? file,
    });
    tab.listener = {
      failed: (error) => void this.errors.push(String(error)),
      onConsoleLine: (line) => {
        const text = line.text();
        if ((line.type() === 'error' && !BROWSERS_OWN.test(text)) || WORDLESS.test(text)) this.errors.push(text);
      },
    };
  }

  /** Starts at a clean tab. */
  static async arrives(gateway: RunningGateway, options: Options): Promise<Tester> {
    const {
      language,
      ip,
      width = 1280,
      height = 800,
      colorScheme = 'light',
      scripts = true,
      clock = false,
      named = false,
    } = options;
    const { device = 'desk', keepsPages = false } = options;
    const url = named ? gateway.url.replace('127.0.0.1', 'localhost') : gateway.url;
    const tab = await takeTab(await theBrowser(keepsPages), url, { scripts, clock, device, keepsPages });
    await Promise.all([
      tab.page.setViewportSize({ width, height }),
      tab.page.emulateMedia({ colorScheme, reducedMotion: 'reduce' }),
      tab.context.setExtraHTTPHeaders({ 'x-visitor-country': 'BD', ...(ip && { 'x-forwarded-for': ip }) }),
      tab.context.addCookies([{ name: 'lang', value: language, url }]),
    ]);
    return new Tester(tab, gateway, language);
  }

  get context(): BrowserContext {
    return this.tab.context;
  }
  get page(): Page {
    return this.tab.page;
  }
  /** The page's clock. One that was not controlled from the start cannot be set back. */
  get clock(): Page['clock'] {
    if (this.tab.clock === 'real') this.spoils();
    else this.tab.clock = 'moved';
    return this.page.clock;
  }
  get edge(): Edge {
    return this.tab.edge;
  }

  /** Another tab of this browser, with the same cookies; a duplicate copies this tab's session storage. */
  async opensTab({ duplicate = false } = {}): Promise<Tester> {
    const page = await this.context.newPage();
    // The other tab may move the clock, which both share.
    if (this.tab.clock === 'own') this.tab.clock = 'moved';
    const tab = new Tester(tabOf(page, await edgeOf(page)), this.gateway, this.language, this.errors);
    const sessionEntries = duplicate ? await this.page.evaluate(() => ({ ...sessionStorage })) : {};
    await page.addInitScript((entries) => {
      for (const [key, value] of Object.entries(entries)) sessionStorage.setItem(key, String(value));
    }, sessionEntries);
    return tab;
  }

  /** The same person at another computer. */
  goesElsewhere = (): Promise<Tester> => Tester.arrives(this.gateway, { language: this.language });

  /**
   * Advances the platform's clock and the page's, after pending requests and those that a page sends some seconds after
   * opening, whose timeouts a jump would trigger.
   */
  async waits(seconds: number): Promise<void> {
    const first = Math.min(seconds, SETTLED);
    for (const leap of [first, seconds - first]) {
      await this.edge.rests();
      await this.leaps(leap);
    }
  }

  /**
   * Advances both clocks between two requests, because a page that receives the new time before its own clock moves
   * counts the jump twice.
   */
  private leaps = (seconds: number): Promise<void> =>
    this.edge.closedWhile(async () => {
      await this.gateway.ops('clock', `+${seconds}s`);
      await this.clock.fastForward(seconds * 1_000);
    });

  /** Waits for the page's own requests, including those some seconds after opening; its clock must be controlled. */
  settles = (): Promise<void> => this.waits(SETTLED);

  /** Returns to this tab from another, which triggers its polling immediately. */
  looksBack = (): Promise<unknown> => this.page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));

  /** Opens an address, and waits until the charts run; before that a form would be posted without them. */
  async opens(path: string) {
    const answered = this.page.waitForResponse(/\/wps\/system\/status/);
    const reply = await this.page.goto(path);
    await answered;
    return reply;
  }

  /** Gives this tab the session of a logged-in user. */
  async isLoggedIn(username: string): Promise<string> {
    return this.keepsSession(this.gateway.sessions.get(username) ?? (await logInAt(this.gateway, username)));
  }

  /** Gives this tab a session that was opened elsewhere; returns its token. */
  async keepsSession({ token, userInfo }: LoggedIn): Promise<string> {
    const sessionEntries = { token, account: userInfo.userName, isAgent: String(userInfo.type), merchant: 'maidan' };
    await this.keepsEntries(sessionEntries);
    return token;
  }

  /** Clears all data of the user except the language, and leaves the page, unless it stays. */
  async forgets({ stays = false } = {}): Promise<void> {
    if (!stays) await this.page.goto(STILL);
    await this.context.clearCookies({ name: /^(?!lang$)/ });
    await this.page.evaluate(() => {
      sessionStorage.clear();
      localStorage.clear();
    });
  }

  /** Stores this in the tab's session storage from now on. */
  keepsEntries = (sessionEntries: Record<string, string>): Promise<void> =>
    this.page.evaluate((entries) => {
      for (const [key, value] of Object.entries(entries)) sessionStorage.setItem(key, value);
    }, sessionEntries);

  /** Ends this tab's session from outside the tab. */
  async isLoggedOutElsewhere(): Promise<void> {
    const token = await this.page.evaluate(() => sessionStorage.getItem('token'));
    await fetch(`${this.gateway.url}/wps/session/logout`, {
      method: 'POST',
      headers: { Authorization: `Bearer ${token}` },
    });
  }

  /** Expects a response of 400 or above. */
  expects(call: string, status: number): void {
    this.expected.push({ call, status });
  }

  /** Unexpected responses of 400 and above. */
  unexpected = () =>
    this.edge.refused.filter(
      ({ call, status }) => !this.expected.some((candidate) => candidate.call === call && candidate.status === status),
    );

  /** Fills in the visible login form, and submits it. */
  async logsIn(username: string, password = passwordOf(username)): Promise<void> {
    await this.screen.sees('form', 'login.title');
    await this.screen.fill('login.username', username);
    await this.screen.fill('login.password', password);
    await this.screen.press('login.submit');
  }

  /** Session data stored in this tab. */
  kept = (): Promise<Record<string, string>> => this.page.evaluate(() => ({ ...sessionStorage }));

  /** Context for a driver's outcomes; `call` is the held request. */
  means(call: string | undefined): Gateway {
    return {
      ops: async (...args) => void (await this.gateway.ops(...args)),
      cut: async (next) => void (next ? await this.edge.cutNext(next) : call && (await this.edge.release(call, true))),
      late: async () => void (await endDeadlines(this.page)),
      aim: (at) => {
        this.aimed = at;
      },
      types: (instead) => {
        this.instead = { ...this.instead, ...instead };
      },
      keeps: async ({ cookies = {}, session = {} }) => {
        const { url } = this.gateway;
        await this.context.addCookies(Object.entries(cookies).map(([name, value]) => ({ name, value, url })));
        await this.keepsEntries(session);
      },
      code: (purpose, to) => this.code(purpose, to),
      appCode: () => this.appCode(),
      recoveryCode: () => this.recoveryCode(),
    };
  }

  /** Overrides the selected file until the event is performed. */
  picks(file: Picked): void {
    this.picked = file;
  }

  /** Overrides typed and selected values by the driver's from now on. */
  typesAsSaid(): void {
    this.instead = {};
    this.picked = undefined;
  }

  /** The latest open challenge of a kind with its solution, once it exists. */
  async challenge(kind: 'captcha' | 'slide'): Promise<Puzzle> {
    return until(async () => {
      const open = await this.gateway.ops('challenges');
      return Array.isArray(open) ? open.find((puzzle: Puzzle) => puzzle.kind === kind) : undefined;
    }, `No ${kind} is open.`);
  }

  /** A field by its label, for actions that a driver has no verb for. */
  field(id: string, values?: Record<string, unknown>): Locator {
    const label = this.page.getByLabel(wordsOf(this.language)(id, values), { exact: true });
    return label
      .and(this.page.locator(`:is(input, textarea)${REACHABLE}`))
      .filter({ visible: true })
      .last();
  }

  /** Expects the gateway's message for a code in an alert. */
  seesMessageFor(code: string) {
    const words = spokenBy(this.language, code);
    if (!words) throw new Error(`The gateway has no words for ${code}.`);
    return this.screen.sees('alert', words);
  }

  /** The latest code sent for a purpose, once it exists, except known ones. */
  code = (purpose: string, to: string, known: readonly string[] = []): Promise<string> =>
    sentCode(this.gateway, purpose, to, known);

  /** Current code of the player's authenticator, for the secret on the screen or else the fixture's. */
  async appCode(): Promise<string> {
    const secretTexts = await this.page.locator('.totp-text').allTextContents();
    const { now } = Object(await this.gateway.ops('clock', '+0s'));
    return appCode(secretTexts[0] ?? String(this.gateway.known.totpSecret), Date.parse(now));
  }

  /** An unused recovery code of the fixture; empty if it has none. */
  recoveryCode(): string {
    const { recoveryCodes } = this.gateway.known;
    return String(Array.isArray(recoveryCodes) ? recoveryCodes.shift() : '');
  }

  /** Text of the demo's outbox once it matches; returns the first group of the pattern. */
  async mailed(pattern: RegExp): Promise<string> {
    return until(
      async () => pattern.exec(await (await fetch(`${this.gateway.url}/demo/outbox`)).text())?.[1],
      `The outbox has nothing like ${pattern}.`,
    );
  }

  private async typed(id: string, value: string): Promise<string> {
    const instead = this.instead[id] ?? value;
    return typeof instead === 'function' ? instead() : instead;
  }

  private async placeOf(to: number): Promise<number> {
    if (!this.aimed) return to;
    const gap = Number((await this.challenge('slide')).answer);
    if (this.aimed === 'gap') return gap;
    return gap > 150 ? gap - 60 : gap + 60;
  }

  /** Does something to the browser that cannot be undone, so that it is not reused. */
  spoils(): void {
    this.tab.spoilt = true;
  }

  leaves = (): Promise<void> => leaveTab(this.tab);
}
