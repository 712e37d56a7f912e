import { createClient, type Language, SETTINGS } from '../../../contract';
import { type ClientError, clientErrorEndpoints } from '../../../contract/platform/client-errors';
import { PATHS } from '../../../contract/platform/paths';
import { beaconFetch } from './beacon-fetch';
import { type Failed, failedBy, failedLoad, isDefect, keyOf } from './failure';
import type { Note, Notes } from './notes';
import { createRecorder, type Recorded } from './recorder';

const MINUTE = 60_000;
/** The main script of a build, whose hash is the build's id. */
const MAIN_SCRIPT = /\/assets\/[\w.]+-([\w-]+)\.js$/;

type Browser = Pick<Window & typeof globalThis, 'navigator' | 'fetch' | 'document' | 'location' | 'performance'>;
type Options = { language(): Language; random(): number };

/**
 * Reports errors, failed loads and events that charts ignored, a few per page and minute
 * (`own.client-errors.reported`).
 */
export function reportErrors(notes: Pick<Notes, 'handOver'>, browser: Browser, { language, random }: Options): void {
  const { perMinute, perPage, share, pressedTwice } = SETTINGS.clientErrors;
  const now = () => browser.performance.now();
  const { reportClientError } = createClient(clientErrorEndpoints, {
    fetch: beaconFetch(browser),
    credentials: () => ({ language: language(), merchant: SETTINGS.brand.merchant, token: null }),
    seal: () => Promise.reject(new Error('Reports are not encrypted')),
  });
  const isSampled = random() < share;
  const reported = new Set<string>();
  let sentAt: number[] = [];

  function report(failed: Failed, recorded: Recorded | undefined) {
    const key = keyOf(failed, recorded?.chart, recorded?.state);
    sentAt = sentAt.filter((at) => now() - at < MINUTE);
    if (reported.has(key) || reported.size >= perPage || sentAt.length >= perMinute) return;
    reported.add(key);
    sentAt.push(now());
    // A report that cannot be sent is left out.
    reportClientError(reportOf(failed, recorded, browser, language())).catch(() => {});
  }

  const recorder = createRecorder(
    {
      onIgnored: (recorded, ignored) => isSampled && report({ kind: 'ignored', frames: [], ignored }, recorded),
      onActorError: (recorded, error) => isDefect(error) && report(failedBy('actor', error), recorded),
    },
    now,
    pressedTwice,
  );
  notes.handOver((note: Note) => {
    if ('actorRef' in note) recorder.add(note);
    else if (note.type === 'load') isSampled && report(failedLoad(note.file), recorder.blamed(undefined));
    else report(failedBy(note.type, note.error), recorder.blamed(note.error));
  });
}

function reportOf(
  failed: Failed,
  recorded: Recorded | undefined,
  { document, location }: Pick<Browser, 'document' | 'location'>,
  language: Language,
): ClientError {
  const { chart, state, steps = [], earlier = 0 } = recorded ?? {};
  const { src = '' } = document.querySelector<HTMLScriptElement>('script[type="module"][src]') ?? {};
  const { pathname } = location;
  return {
    ...failed,
    chart,
    state,
    steps: [...steps],
    earlier,
    build: MAIN_SCRIPT.exec(src)?.[1] ?? 'unknown',
    language,
    page: PATHS.includes(pathname) ? pathname : '',
  };
}
