import { describe, expect, test } from 'vitest';
import { specified } from '../harness/requirements';
import type { Entry } from './ledger';
import { breakagesAt } from './sabotage/breakages';
import { isMessage, messageReplaced, messagesIn } from './sabotage/catalogues';
import { draw } from './sabotage/draw';
import { edited } from './sabotage/edits';
import type { MutatorName } from './sabotage/kinds';

/** Applies a mutator's first match to a text; each text is a file of its own. */
function broken(mutator: MutatorName, text: string): string | undefined {
  const file = `made-up/${mutator.replaceAll(' ', '-')}-${text.length}.tsx`;
  const [first] = breakagesAt({ file, from: 0, to: text.length }, [mutator], text);
  return first && edited(text, first.edits);
}

describe('mutators', () => {
  test.each<[MutatorName, string, string]>([
    ['condition turned', 'if (late) stop();', 'if (!(late)) stop();'],
    ['condition turned', 'const isOld = (age: number) => age >= 18;', 'const isOld = (age: number) => !(age >= 18);'],
    ['condition turned', 'const view = <p>{late && <b />}</p>;', 'const view = <p>{!(late) && <b />}</p>;'],
    ['call left out', 'async function end() { await tell(now); }', 'async function end() { ; }'],
    ['number changed', 'const SIZES = { most: 3 };', 'const SIZES = { most: 7 };'],
    ['number changed', "throw new ApiError(403, 'closed');", "throw new ApiError(418, 'closed');"],
    ['number changed', 'const wait = SETTINGS.noticePageSize;', 'const wait = (SETTINGS.noticePageSize * 2 + 1);'],
    ['switch turned', 'const base = { encrypted: true };', 'const base = { encrypted: false };'],
    [
      'text changed',
      "const end = { method: 'GET', source: 'assumed' };",
      "const end = { method: 'POST', source: 'assumed' };",
    ],
    ['text changed', "const limit = { min: '100.00' };", "const limit = { min: '7100.00' };"],
    ['row dropped', "const ALL = ['lottery', 'sports'];", "const ALL = [ 'sports'];"],
    ['schema loosened', 'const name = v.pipe(v.string(), v.minLength(2));', 'const name = v.pipe(v.string(), );'],
    ['schema loosened', "const kind = v.picklist(['B', 'H']);", 'const kind = v.string();'],
    ['field dropped', 'const body = v.object({ email: text(64), code });', 'const body = v.object({  code });'],
    ['field dropped', 'const body = v.object({ ...mobile, code });', 'const body = v.object({  code });'],
    ['header dropped', "reply.header('cache-control', 'no-store').send(it);", 'reply.send(it);'],
    [
      'transition dropped',
      "const state = { on: { 'form.sent': 'sending', left: 'over' } };",
      "const state = { on: {  left: 'over' } };",
    ],
    [
      'transition dropped',
      "const state = { invoke: { onDone: 'over', src: 'send' } };",
      "const state = { invoke: {  src: 'send' } };",
    ],
    ['action dropped', "const state = { entry: 'tell', exit: 'clear' };", "const state = {  exit: 'clear' };"],
    [
      'delay changed',
      "const c = [{ delays: { rest: 1_000 } }, { after: { rest: 'a' } }];",
      "const c = [{ delays: { rest: 2001 } }, { after: { rest: 'a' } }];",
    ],
    ['element left out', 'const view = <p><i>!</i></p>;', 'const view = <p>{null}</p>;'],
    ['attribute left out', 'const view = <a href="/help" rel="help" />;', 'const view = <a  rel="help" />;'],
    ['label emptied', "const view = <Field label={t({ id: 'a' })} />;", "const view = <Field label={''} />;"],
    ['view emptied', 'const View = () => <p />;', 'const View = () => null;'],
  ])('%s: %s', (mutator, text, after) => {
    expect(broken(mutator, text)).toBe(after);
  });

  test('negate a guard with XState’s own operator', () => {
    const chart =
      "import { setup } from 'xstate';\nconst state = { on: { sent: { guard: 'isLate', target: 'over' } } };";
    expect(broken('guard turned', chart)).toBe(
      "import { not, setup } from 'xstate';\nconst state = { on: { sent: { guard: not('isLate'), target: 'over' } } };",
    );
  });

  test('change a message in each language', () => {
    const id = 'in_sure_logout';
    expect(isMessage(id)).toBe(true);
    expect(messageReplaced(id).map(({ file }) => file.split('/').at(-2))).toEqual(['bn', 'en']);
    const [message] = messagesIn('en.po', 'msgid "a.b"\nmsgstr "Hello"\n', /^msgid "(.+)"\nmsgstr "(.+)"$/gm);
    expect(message).toEqual({ file: 'en.po', id: 'a.b', words: 'Hello', from: 20 });
  });

  test('ignore documentation-only properties', () => {
    expect(broken('row dropped', "const state = { meta: { requirements: ['a', 'b'] } };")).toBeUndefined();
    expect(broken('text changed', "const end = { source: 'assumed' };")).toBeUndefined();
    expect(broken('number changed', 'type Size = { most: 3 };')).toBeUndefined();
  });
});

test('draw the same sample for the same seed, and another for another', () => {
  const entries: Entry[] = specified
    .slice(0, 40)
    .map((requirement) => ({ ...requirement, shown: [], missing: [], later: undefined }));
  const drawn = (seed: number) =>
    draw(entries, 4, seed).drawn.map(({ requirement, breakage: { file, edits } }) => ({
      id: requirement.id,
      file,
      edits,
    }));
  expect(drawn(1)).toHaveLength(4);
  expect(drawn(1)).toEqual(drawn(1));
  expect(drawn(2).map(({ id }) => id)).not.toEqual(drawn(1).map(({ id }) => id));
});
