import * as v from 'valibot';

/** Letters of any script with their marks, and what stands between names (s5.message.real-name). */
export const REAL_NAME = /^\p{L}[\p{L}\p{M}.'’ -]{1,63}$/u;
const LONGEST = 64;

/** A real name; one that is too long is said to be, and never cut (own.form.untruncated). */
export const realName = v.pipe(
  v.string(),
  v.trim(),
  v.nonEmpty('empty'),
  v.check((typed) => [...typed].length <= LONGEST, 'nameLong'),
  v.regex(REAL_NAME, 'realName'),
);
