import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import * as v from 'valibot';
import { type Engine, type EnginePage, type Place, type Point, VIEW } from './page';
import { findProgram, startProgram } from './programs';

// The types declare a named export, while the package exports the class itself.
const Bidi: typeof import('selenium-webdriver/bidi').Index = createRequire(import.meta.url)('selenium-webdriver/bidi');

const find = () => findProgram('firefox-esr', 'firefox');
/** Overlay scroll bars, as on a phone. */
const PREFERENCES = {
  'ui.prefersReducedMotion': 1,
  'ui.useOverlayScrollbars': 1,
  'browser.shell.checkDefaultBrowser': false,
};

/** Debian's Firefox over WebDriver BiDi, without a driver in between. */
export const firefox: Engine = {
  name: 'Firefox',
  packages: ['firefox-esr'],
  isInstalled: () => find() !== undefined,
  async start() {
    const profile = mkdtempSync(join(tmpdir(), 'maidan-firefox-'));
    const lines = Object.entries(PREFERENCES).map(
      ([name, value]) => `user_pref("${name}", ${JSON.stringify(value)});\n`,
    );
    writeFileSync(join(profile, 'user.js'), lines.join(''));
    const program = startProgram(find() ?? 'firefox', [
      '--headless',
      '--no-remote',
      '--profile',
      profile,
      '--remote-debugging-port=0',
    ]);
    const connection = await connect(await program.reported(/WebDriver BiDi listening on (ws:\S+)/));
    const close = async () => {
      await connection.close();
      await program.stop();
      rmSync(profile, { recursive: true, force: true });
    };
    return pageOf(connection, close);
  },
};

const replySchema = v.variant('type', [
  v.object({ type: v.literal('success'), result: v.unknown() }),
  v.object({ type: v.literal('error'), error: v.string(), message: v.string() }),
]);
const contextSchema = v.object({ context: v.string() });
const treeSchema = v.object({ contexts: v.tuple([v.object({ children: v.array(contextSchema) })]) });
const evaluatedSchema = v.variant('type', [
  v.object({ type: v.literal('success'), result: v.object({ value: v.string() }) }),
  v.object({ type: v.literal('exception'), exceptionDetails: v.object({ text: v.string() }) }),
]);
const entrySchema = v.object({ level: v.string(), text: v.nullable(v.string()) });

async function connect(url: string) {
  const bidi = new Bidi(`${url}/session`);
  const send = async (method: string, params: Record<string, unknown>): Promise<unknown> => {
    const reply = v.parse(replySchema, await bidi.send({ method, params }));
    if (reply.type === 'error') throw new Error(`${method}: ${reply.error}: ${reply.message}`);
    return reply.result;
  };
  await send('session.new', { capabilities: {} });
  const errors: string[] = [];
  bidi.on('log.entryAdded', (entry) => {
    const { level, text } = v.parse(entrySchema, entry);
    if (level === 'error') errors.push(text ?? '');
  });
  await send('session.subscribe', { events: ['log.entryAdded'] });
  return { send, errors, close: () => bidi.close() };
}
type Connection = Awaited<ReturnType<typeof connect>>;

async function pageOf({ send, errors }: Connection, close: () => Promise<void>): Promise<EnginePage> {
  const { context: page } = v.parse(contextSchema, await send('browsingContext.create', { type: 'tab' }));
  await send('browsingContext.setViewport', { context: page, viewport: VIEW });
  const contextAt = async (place: Place): Promise<string> => {
    if (place === 'page') return page;
    const tree = v.parse(treeSchema, await send('browsingContext.getTree', { root: page }));
    const [frame] = tree.contexts[0].children;
    if (!frame) throw new Error('The page has no frame.');
    return frame.context;
  };
  const perform = async (place: Place, source: Record<string, unknown>) =>
    void (await send('input.performActions', { context: await contextAt(place), actions: [source] }));
  return {
    errors,
    close,
    open: async (url) => void (await send('browsingContext.navigate', { context: page, url, wait: 'interactive' })),
    async evaluate(expression, place) {
      const target = { context: await contextAt(place) };
      const outcome = v.parse(
        evaluatedSchema,
        await send('script.evaluate', { expression, target, awaitPromise: true }),
      );
      if (outcome.type === 'exception') throw new Error(outcome.exceptionDetails.text);
      return outcome.result.value;
    },
    click: (point, place) => perform(place, { type: 'pointer', id: 'mouse', actions: clickAt(point) }),
    type: (text, place) => perform(place, { type: 'key', id: 'keys', actions: [...text].flatMap(strike) }),
    picture: async () =>
      v.parse(v.object({ data: v.string() }), await send('browsingContext.captureScreenshot', { context: page })).data,
  };
}

const clickAt = ({ x, y }: Point) => [
  { type: 'pointerMove', x: Math.round(x), y: Math.round(y) },
  { type: 'pointerDown', button: 0 },
  { type: 'pointerUp', button: 0 },
];
const strike = (value: string) => [
  { type: 'keyDown', value },
  { type: 'keyUp', value },
];
