import * as v from 'valibot';
import { amount, money, password, time } from '../platform/fields';
import { SETTINGS } from '../platform/settings';

export const LIMIT_PERIODS = ['day', 'week', 'month'] as const;
export type LimitPeriod = (typeof LIMIT_PERIODS)[number];

/**
 * A deposit limit: the current one, how much of it is used, and a pending change with the time of its second
 * confirmation.
 */
export const depositLimit = v.object({
  period: v.picklist(LIMIT_PERIODS),
  limit: v.nullable(money),
  used: money,
  asked: v.nullable(v.object({ limit: v.nullable(money), confirmableFrom: time })),
});
/** All responsible gaming settings of a player. */
export const gamingLimits = v.object({
  deposit: v.array(depositLimit),
  timeOutUntil: v.nullable(time),
  excludedUntil: v.nullable(time),
  realityMinutes: v.nullable(v.number()),
});
export type GamingLimits = v.InferOutput<typeof gamingLimits>;
/** Lower limits apply immediately; higher ones (or null: none) only after a day and a second confirmation. */
export const setDepositLimit = v.object({ period: v.picklist(LIMIT_PERIODS), limit: v.nullable(amount) });
export const confirmDepositLimit = v.object({ period: v.picklist(LIMIT_PERIODS) });
export const takeTimeOut = v.object({ hours: v.picklist(SETTINGS.limits.timeOutHours), password });
export const excludeSelf = v.object({ months: v.picklist(SETTINGS.limits.exclusionMonths), password });
export const setRealityCheck = v.object({ minutes: v.nullable(v.picklist(SETTINGS.limits.realityMinutes)) });
