import { required } from '../platform/fields';

/** Longest reason of an act, in characters. */
export const MAX_REASON = 500;
export const reason = required(MAX_REASON);
