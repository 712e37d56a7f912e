import * as v from 'valibot';
import { id, password, required, time } from '../platform/fields';
import { factorAsked, submittedFactor } from './authentication';

/** `factor`: for accounts with an active one. */
export const passkeyBegin = v.object({ password, factor: v.optional(submittedFactor) });
/** Passkeys of an account. `synced`: the device's vendor stores it too, so that it survives the device. */
export const passkeyList = v.object({
  list: v.array(v.object({ id, name: v.string(), synced: v.boolean(), createdAt: time, lastUsedAt: v.nullable(time) })),
  /** Second factor that is required before one is added or removed. */
  factorAsked,
});
export type PasskeyList = v.InferOutput<typeof passkeyList>;
export const passkeyName = v.object({ id, name: required(40) });
export const passkeyRemove = v.object({ id, password, factor: v.optional(submittedFactor) });
