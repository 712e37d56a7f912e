// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { createRealityClock } from '../../../../../src/portal/browser/reality-clock';
import { realityCheckFlow } from '../../../../../src/portal/features/identity/session/reality-check.flow';
import { gamingLimitsFlow } from '../../../../../src/portal/features/money/limits/gaming-limits.flow';
import { selfExclusionFlow } from '../../../../../src/portal/features/money/limits/self-exclusion.flow';
import { timeOutFlow } from '../../../../../src/portal/features/money/limits/time-out.flow';
import { playStatementFlow } from '../../../../../src/portal/features/money/play-statement/play-statement.flow';
import { playerLimitFlow } from '../../../../../src/portal/parts/player-limit/player-limit.flow';
import { lend, runActor, send, typed } from '../../../harness/flow-support';

const MINUTE = 60_000;
const deposit = ['day', 'week', 'month'].map((period) => ({ period, limit: null, used: '0.00', asked: null }));
const play = [
  { kind: 'loss', period: 'week', limit: '500.00', used: '20.00', asked: null },
  { kind: 'time', period: 'day', limit: 90, used: 30, asked: null },
];
const limits = { deposit, play, timeOutUntil: null, excludedUntil: null, realityMinutes: 30 };
const check = { minutes: 30, since: 1, staked: '9.00', won: '4.00', net: '-5.00' };
const LIMITS = '/wps/member/limits';
const REALITY = '/wps/member/limits/reality';

beforeEach(() => {
  sessionStorage.clear();
  localStorage.clear();
});
afterEach(() => vi.useRealTimers());

describe('page of limits', () => {
  test.each([
    [{ value: limits }, limits],
    [{ status: 401, code: 'session.ended' }, { kind: 'unauthorised' }],
    ['offline', { kind: 'offline' }],
    [{ value: { deposit: 'none' } }, { kind: 'malformed' }],
  ] as const)('the reply %o yields %o [own.limits.overview]', async (reply, outcome) => {
    const { deps } = lend({ [LIMITS]: reply });
    expect(await runActor(gamingLimitsFlow(deps), 'loadLimits').catch((error: unknown) => error)).toMatchObject(
      outcome,
    );
  });

  test.each([
    ['15', 15],
    ['never', null],
  ])('%s is sent and applied to the reality check [own.reality-check.set]', async (minutes, sentAs) => {
    const { deps, sent } = lend({ [REALITY]: { value: limits } });
    const onChange = vi.fn();
    deps.reality.onChanged(onChange);
    typed(deps, [['minutes', minutes]]);
    expect(await send(gamingLimitsFlow(deps), 'realityForm')).toMatchObject({ output: { sent: true } });
    expect(sent).toMatchObject([{ method: 'PUT', body: { minutes: sentAs } }]);
    expect(onChange).toHaveBeenCalledOnce();
  });

  test('a rejected change is not applied [own.reality-check.set]', async () => {
    const { deps } = lend({});
    const onChange = vi.fn();
    deps.reality.onChanged(onChange);
    typed(deps, [['minutes', '15']]);
    expect(await send(gamingLimitsFlow(deps), 'realityForm')).toMatchObject({ value: { editing: 'rejected' } });
    expect(onChange).not.toHaveBeenCalled();
  });
});

describe('limit of deposits or of play', () => {
  test('loads the limit of the period [own.deposit-limit.set]', async () => {
    const { deps } = lend({ [LIMITS]: { value: limits } });
    const limit = await runActor(playerLimitFlow(deps), 'loadLimit', { kind: 'deposit', period: 'week' });
    expect(limit).toEqual({ kind: 'deposit', ...deposit[1] });
  });

  test.each([
    [{ kind: 'loss', period: 'week' }, play[0]],
    [{ kind: 'time', period: 'day' }, play[1]],
    [
      { kind: 'stake', period: 'month' },
      { kind: 'stake', period: 'month', limit: null, used: '0.00', asked: null },
    ],
    [
      { kind: 'time', period: 'week' },
      { kind: 'time', period: 'week', limit: null, used: 0, asked: null },
    ],
  ])('loads the limit %o, unset if the gateway does not know it [own.play-limit.set]', async (key, limit) => {
    const { deps } = lend({ [LIMITS]: { value: limits } });
    expect(await runActor(playerLimitFlow(deps), 'loadLimit', key)).toEqual(limit);
  });

  test.each([
    ['loss week', [['limit', '৭০০']], { kind: 'loss', period: 'week', limit: '700.00' }],
    [
      'time day',
      [
        ['hours', '১'],
        ['minutes', '30'],
      ],
      { kind: 'time', period: 'day', limit: 90 },
    ],
    ['time month', [['hours', '744']], { kind: 'time', period: 'month', limit: 44_640 }],
    ['time day', [['minutes', '45']], { kind: 'time', period: 'day', limit: 45 }],
    [
      'time week',
      [
        ['hours', 'many'],
        ['kind', 'none'],
      ],
      { kind: 'time', period: 'week', limit: null },
    ],
  ] as [string, [string, string][], object][])(
    '%s: %j is sent as %o [own.play-limit.set]',
    async (about, typedFields, body) => {
      const { deps, sent } = lend({ [`${LIMITS}/play`]: { value: limits } });
      typed(deps, typedFields);
      expect(await send(playerLimitFlow(deps), 'limitForm', about)).toMatchObject({ output: { sent: true } });
      expect(sent).toMatchObject([{ method: 'PUT', body }]);
    },
  );

  test.each([
    [[['hours', 'many']], 'unclearTime'],
    [[['minutes', '1.5']], 'unclearTime'],
    [[], 'timeLimit'],
    [[['hours', '0']], 'timeLimit'],
    [
      [
        ['hours', '744'],
        ['minutes', '1'],
      ],
      'timeLimit',
    ],
  ] as [[string, string][], string][])(
    'does not send the time %j and reports %s [own.play-limit.set]',
    async (fields, code) => {
      const { deps, sent } = lend({});
      typed(deps, fields);
      expect(await send(playerLimitFlow(deps), 'limitForm', 'time day')).toMatchObject({
        value: { editing: { invalid: 'waiting' } },
        context: { problems: [{ field: 'hours', code }] },
      });
      expect(sent).toEqual([]);
    },
  );

  test('confirming and withdrawing a raise of time names kind and period [own.play-limit.raised]', async () => {
    const { deps, sent } = lend({
      [`${LIMITS}/play`]: { value: limits },
      [`${LIMITS}/play/confirm`]: { value: limits },
    });
    await runActor(playerLimitFlow(deps), 'confirmRaise', { kind: 'time', period: 'day' });
    await runActor(playerLimitFlow(deps), 'dropRaise', { kind: 'time', period: 'day', limit: 90 });
    expect(sent).toMatchObject([
      { method: 'POST', body: { kind: 'time', period: 'day' } },
      { method: 'PUT', body: { kind: 'time', period: 'day', limit: 90 } },
    ]);
  });

  test.each([
    ['an amount in Bengali digits, with groups', [['limit', '৫,০০০']], '5000.00'],
    [
      'no limit, regardless of the other fields',
      [
        ['limit', 'abc'],
        ['kind', 'limit'],
        ['kind', 'none'],
      ],
      null,
    ],
  ] as [string, [string, string][], string | null][])('%s [own.deposit-limit.set]', async (_, fields, limit) => {
    const { deps, sent } = lend({ [`${LIMITS}/deposit`]: { value: limits } });
    typed(deps, fields);
    expect(await send(playerLimitFlow(deps), 'limitForm', 'deposit week')).toMatchObject({ output: { sent: true } });
    expect(sent).toMatchObject([{ method: 'PUT', body: { period: 'week', limit } }]);
  });

  test('an unticked box is ignored [own.deposit-limit.set]', async () => {
    const { deps, sent } = lend({ [`${LIMITS}/deposit`]: { value: limits } });
    typed(deps, [
      ['limit', ''],
      ['kind', 'limit'],
      ['kind', 'none'],
    ]);
    typed(deps, [
      ['limit', '700'],
      ['kind', 'limit'],
    ]);
    await send(playerLimitFlow(deps), 'limitForm', 'deposit day');
    expect(sent).toMatchObject([{ body: { limit: '700.00' } }]);
  });

  test.each([
    ['', 'limit'],
    ['0', 'limit'],
    ['0.00', 'limit'],
    ['ten', 'unclear'],
    ['-5', 'unclear'],
    ['12,50', 'unclear'],
  ])('does not send %j and reports %s [own.deposit-limit.set own.money.typed]', async (limit, code) => {
    const { deps, sent } = lend({});
    typed(deps, [['limit', limit]]);
    expect(await send(playerLimitFlow(deps), 'limitForm', 'deposit day')).toMatchObject({
      value: { editing: { invalid: 'waiting' } },
      context: { problems: [{ field: 'limit', code }] },
    });
    expect(sent).toEqual([]);
  });

  test('confirming names the period; withdrawing sends the current limit [own.deposit-limit.raised]', async () => {
    const { deps, sent } = lend({
      [`${LIMITS}/deposit`]: { value: limits },
      [`${LIMITS}/deposit/confirm`]: { value: limits },
    });
    await runActor(playerLimitFlow(deps), 'confirmRaise', { kind: 'deposit', period: 'month' });
    await runActor(playerLimitFlow(deps), 'dropRaise', { kind: 'deposit', period: 'month', limit: '900.00' });
    expect(sent).toMatchObject([
      { method: 'POST', body: { period: 'month' } },
      { method: 'PUT', body: { period: 'month', limit: '900.00' } },
    ]);
  });

  test.each(['confirmRaise', 'dropRaise'])('an unanswered %s fails [own.deposit-limit.raised]', async (name) => {
    const { deps } = lend({});
    await expect(
      runActor(playerLimitFlow(deps), name, { kind: 'deposit', period: 'day', limit: '1.00' }),
    ).rejects.toMatchObject({
      kind: 'offline',
    });
  });
});

describe('play statement', () => {
  const idle = { minutes: 0, staked: '0.00', won: '0.00', net: '0.00' };
  const statement = (today: object) => ({
    periods: ['day', 'week', 'month'].map((period) => ({ period, ...idle })),
    days: [
      { day: '2026-11-30', ...idle, ...today },
      { day: '2026-11-29', ...idle },
    ],
  });

  test.each([
    [{ minutes: 1 }, 'loaded'],
    [{ staked: '5.00', net: '-5.00' }, 'loaded'],
    [{ won: '5.00', net: '5.00' }, 'loaded'],
    [{}, 'empty'],
  ])('with %o today it is %s [own.play-limit.statement]', async (today, kind) => {
    const value = statement(today);
    const { deps } = lend({ [`${LIMITS}/statement`]: { value } });
    const query = { filter: {}, pageNo: 1, fresh: true };
    expect(await runActor(playStatementFlow(deps), 'load', query)).toMatchObject({ kind, page: value });
  });
});

describe('pauses', () => {
  test('a time-out sends hours and password encrypted, then deletes it [own.time-out.started]', async () => {
    const { deps, sent } = lend({ [`${LIMITS}/timeOut`]: { value: limits } });
    typed(deps, [['password', ' as typed ']]);
    const watcher = vi.fn();
    deps.messages.watch(watcher);
    expect(await send(timeOutFlow(deps), 'timeOutForm', '168')).toMatchObject({ output: { sent: true } });
    expect(watcher).toHaveBeenCalledOnce();
    expect(sent).toMatchObject([{ plaintext: { hours: 168, password: ' as typed ' } }]);
    expect(deps.vault.peek('form.password')).toBeUndefined();
  });

  test('an unknown duration is not sent [own.time-out.started]', async () => {
    const { deps, sent } = lend({});
    typed(deps, [['password', 'p']]);
    expect(await send(timeOutFlow(deps), 'timeOutForm', '1')).toMatchObject({ value: { editing: 'rejected' } });
    expect(sent).toEqual([]);
  });

  test('a self-exclusion is sent encrypted and clears the session [own.self-exclusion.started]', async () => {
    const { deps, sent } = lend({ [`${LIMITS}/exclusion`]: {} });
    deps.storage.openSession({ token: 't', account: 'player', type: 0 });
    typed(deps, [['password', 'p']]);
    expect(await send(selfExclusionFlow(deps), 'exclusionForm', '60')).toMatchObject({ output: { sent: true } });
    expect(sent).toMatchObject([{ plaintext: { months: 60, password: 'p' } }]);
    expect(deps.storage.token()).toBeNull();
  });

  test('a rejected self-exclusion keeps the session [own.self-exclusion.binding]', async () => {
    const { deps } = lend({ [`${LIMITS}/exclusion`]: { status: 409, code: 'limits.notShorter', message: 'No' } });
    deps.storage.openSession({ token: 't', account: 'player', type: 0 });
    typed(deps, [['password', 'p']]);
    expect(await send(selfExclusionFlow(deps), 'exclusionForm', '6')).toMatchObject({
      value: { editing: 'rejected' },
      context: { failure: { code: 'limits.notShorter' } },
    });
    expect(deps.storage.token()).toBe('t');
  });
});

describe('reality check', () => {
  test.each([
    [{ value: { ...check, minutes: null } }, { dueAt: null }],
    [{ status: 401, code: 'session.ended' }, { kind: 'unauthorised' }],
    ['offline', { kind: 'offline' }],
    [{ value: { minutes: 'often' } }, { kind: 'malformed' }],
  ] as const)('the reply %o yields %o [own.reality-check.set]', async (reply, outcome) => {
    const { deps } = lend({ [REALITY]: reply });
    expect(await runActor(realityCheckFlow(deps), 'loadPlan').catch((error: unknown) => error)).toMatchObject(outcome);
  });

  test('the plan survives a reload and is renewed after a response [own.reality-check.persistent]', async () => {
    vi.useFakeTimers({ now: 1_000_000, toFake: ['Date'] });
    const { deps } = lend({ [REALITY]: { value: check } });
    expect(await runActor(realityCheckFlow(deps), 'loadPlan')).toEqual({ dueAt: 1_000_000 + 30 * MINUTE });
    vi.setSystemTime(1_000_000 + 31 * MINUTE);
    const reloaded = { ...deps, reality: createRealityClock(Date.now, sessionStorage) };
    expect(await runActor(realityCheckFlow(reloaded), 'loadPlan')).toEqual({ dueAt: 1_000_000 + 30 * MINUTE });
    expect(await runActor(realityCheckFlow(reloaded), 'planNext')).toEqual({ dueAt: 1_000_000 + 61 * MINUTE });
    expect(await runActor(realityCheckFlow(reloaded), 'loadPlan')).toEqual({ dueAt: 1_000_000 + 61 * MINUTE });
  });

  test('another interval renews the plan [own.reality-check.set]', async () => {
    vi.useFakeTimers({ now: 1_000_000, toFake: ['Date'] });
    const { deps } = lend({ [REALITY]: { value: check } });
    deps.reality.plan(60);
    expect(await runActor(realityCheckFlow(deps), 'loadPlan')).toEqual({ dueAt: 1_000_000 + 30 * MINUTE });
  });

  test('the end of a session clears the plan [own.reality-check.persistent]', async () => {
    const { deps } = lend({});
    deps.reality.plan(30);
    deps.storage.forgetSession();
    await expect(runActor(realityCheckFlow(deps), 'planNext')).rejects.toThrow('lost');
  });

  test.each(['{', '{"minutes":"30","dueAt":1}', '[]', 'null'])(
    'ignores %s as a stored plan [own.reality-check.persistent]',
    (storedPlan) => {
      sessionStorage.setItem('realityDue', storedPlan);
      expect(createRealityClock(() => 0, sessionStorage).plan(15)).toBe(15 * MINUTE);
    },
  );

  test('without storage the interval starts now [own.reality-check.persistent]', () => {
    const refuses = () => {
      throw new Error('denied');
    };
    expect(createRealityClock(() => 5, { getItem: refuses, setItem: refuses }).plan(15)).toBe(15 * MINUTE + 5);
  });

  test('returns the figures with their time [own.reality-check.displayed]', async () => {
    vi.useFakeTimers({ now: 1_000_000, toFake: ['Date'] });
    const { deps } = lend({ [REALITY]: { value: check } });
    expect(await runActor(realityCheckFlow(deps), 'readCheck')).toEqual({ ...check, at: 1_000_000 });
  });

  test('is due by the injected clock, and immediately if that time has passed [own.reality-check.persistent]', () => {
    vi.useFakeTimers();
    let now = 0;
    const clock = createRealityClock(() => now, sessionStorage);
    const due = vi.fn();
    const never = vi.fn();
    clock.watch(2 * MINUTE, due);
    clock.watch(2 * MINUTE, never)();
    now = 2 * MINUTE - 1;
    vi.advanceTimersByTime(MINUTE);
    expect(due).not.toHaveBeenCalled();
    // A wrong device clock does no harm; after a suspension it is at most a minute late.
    now = 3 * MINUTE;
    vi.advanceTimersByTime(MINUTE);
    expect(due).toHaveBeenCalledOnce();
    clock.watch(now, due);
    expect(due).toHaveBeenCalledTimes(2);
    vi.advanceTimersByTime(10 * MINUTE);
    expect(due).toHaveBeenCalledTimes(2);
    expect(never).not.toHaveBeenCalled();
  });

  test('a removed listener is not notified [own.reality-check.set]', () => {
    const clock = createRealityClock(Date.now, sessionStorage);
    const onChange = vi.fn();
    clock.onChanged(onChange)();
    clock.changed();
    expect(onChange).not.toHaveBeenCalled();
  });
});
