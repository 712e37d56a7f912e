/** Letters of any script with their marks, and what stands between names (s5.message.real-name). */
export const REAL_NAME = /^\p{L}[\p{L}\p{M}.'’ -]{1,63}$/u;
