import * as v from 'valibot';
import type { Endpoint } from '../platform/endpoint';
import { counted, password, time } from '../platform/fields';
import { factorAsked, submittedFactor } from './authentication';

/** Formats of the file: for programs, and for people. */
export const OWN_DATA_FORMATS = ['json', 'html'] as const;
export type OwnDataFormat = (typeof OWN_DATA_FORMATS)[number];

/**
 * The newest request for the own data. `nextAt`: earliest time of another one, null if there can be one now.
 * `factorAsked`: second factor that a request needs besides the password.
 */
const ownData = v.object({
  state: v.picklist(['none', 'pending', 'ready', 'failed', 'expired']),
  requestedAt: v.nullable(time),
  expiresAt: v.nullable(time),
  nextAt: v.nullable(time),
  factorAsked,
});
export type OwnData = v.InferOutput<typeof ownData>;

const base = { token: 'required', source: 'assumed', path: '/wps/member/ownData' } as const;

/** A player's own data: one file in two formats, which a job makes after the player has requested it. */
export const ownDataEndpoints = {
  ownData: { ...base, encrypted: false, method: 'GET', response: ownData },
  requestOwnData: {
    ...base,
    encrypted: true,
    method: 'POST',
    body: v.object({ password, factor: v.optional(submittedFactor) }),
    response: ownData,
  },
  /** Parts are numbered from 1; together they are the file. */
  ownDataPart: {
    ...base,
    encrypted: false,
    method: 'GET',
    path: '/wps/member/ownData/part',
    query: v.object({ format: v.picklist(OWN_DATA_FORMATS), part: counted(100_000) }),
    response: v.object({ text: v.string(), parts: v.number() }),
  },
} as const satisfies Record<string, Endpoint>;
