import * as v from 'valibot';
import { amount, money, password, time } from '../platform/fields';
import { SETTINGS } from '../platform/settings';

export const LIMIT_PERIODS = ['day', 'week', 'month'] as const;
export type LimitPeriod = (typeof LIMIT_PERIODS)[number];

/** Fields of a limit: the current one, how much of it is used, and a pending change. */
const limitOf = <S extends v.GenericSchema>(value: S) => ({
  period: v.picklist(LIMIT_PERIODS),
  limit: v.nullable(value),
  used: value,
  /** `confirmableFrom`: time from which the change can be confirmed. */
  asked: v.nullable(v.object({ limit: v.nullable(value), confirmableFrom: time })),
});
const minutes = v.pipe(v.number(), v.integer(), v.minValue(0));
const amountKind = v.picklist(['loss', 'stake']);
const timeKind = v.literal('time');

export const depositLimit = v.object(limitOf(money));
/**
 * A limit of own losses, of own stakes, or of minutes of play (`own.play-limit.set`). Losses are the largest excess of
 * stakes over returns since any moment of the period (`own.play-limit.loss`).
 */
const playLimit = v.variant('kind', [
  v.object({ kind: amountKind, ...limitOf(money) }),
  v.object({ kind: timeKind, ...limitOf(minutes) }),
]);
/**
 * Remaining allowance of a limit. `until`: when more is allowed, if nothing is left; null otherwise. It is also the
 * value of the rejections `limits.playLoss`, `limits.playStake` and `limits.playTime` of a lottery slip or a launch
 * (403, `own.play-limit.reached`).
 */
const playAllowance = v.variant('kind', [
  v.object({ kind: amountKind, period: v.picklist(LIMIT_PERIODS), left: money, until: v.nullable(time) }),
  v.object({ kind: timeKind, period: v.picklist(LIMIT_PERIODS), left: minutes, until: v.nullable(time) }),
]);
export const playAllowances = v.array(playAllowance);
/** All responsible gaming settings of a player. */
export const gamingLimits = v.object({
  deposit: v.array(depositLimit),
  /** Each kind and period, whether it is set or not. */
  play: v.optional(v.array(playLimit), []),
  timeOutUntil: v.nullable(time),
  excludedUntil: v.nullable(time),
  realityMinutes: v.nullable(v.number()),
});
export type GamingLimits = v.InferOutput<typeof gamingLimits>;
/** Lower limits apply immediately; higher ones (or null: none) only after a day and a second confirmation. */
export const setDepositLimit = v.object({ period: v.picklist(LIMIT_PERIODS), limit: v.nullable(amount) });
export const confirmDepositLimit = v.object({ period: v.picklist(LIMIT_PERIODS) });
/** Longest limit of time, in minutes: a month of 31 days. */
export const MAX_PLAY_MINUTES = 31 * 24 * 60;
/** Like a deposit limit; time in minutes. */
export const setPlayLimit = v.variant('kind', [
  v.object({ kind: amountKind, period: v.picklist(LIMIT_PERIODS), limit: v.nullable(amount) }),
  v.object({
    kind: timeKind,
    period: v.picklist(LIMIT_PERIODS),
    limit: v.nullable(v.pipe(minutes, v.minValue(1), v.maxValue(MAX_PLAY_MINUTES))),
  }),
]);
export const PLAY_LIMIT_KINDS = ['loss', 'stake', 'time'] as const;
export type PlayLimitKind = (typeof PLAY_LIMIT_KINDS)[number];
export const confirmPlayLimit = v.object({
  kind: v.picklist(PLAY_LIMIT_KINDS),
  period: v.picklist(LIMIT_PERIODS),
});

const played = { minutes, staked: money, won: money, net: money };
/**
 * Time of play and net result of own money (`own.play-limit.statement`): in the last 24 hours, 7 days and month, and on
 * each of the last 30 days of the site, today first. Open stakes count as lost.
 */
export const playStatement = v.object({
  periods: v.array(v.object({ period: v.picklist(LIMIT_PERIODS), ...played })),
  days: v.array(v.object({ day: v.pipe(v.string(), v.isoDate()), ...played })),
});
export const takeTimeOut = v.object({ hours: v.picklist(SETTINGS.limits.timeOutHours), password });
export const excludeSelf = v.object({ months: v.picklist(SETTINGS.limits.exclusionMonths), password });
export const setRealityCheck = v.object({ minutes: v.nullable(v.picklist(SETTINGS.limits.realityMinutes)) });
