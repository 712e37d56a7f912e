/**
 * Narrowest window, CSS px, whose header has the quick login form (`own.steps.numbers`). shell.css has it in rem; a
 * test compares both.
 */
export const QUICK_LOGIN_FROM = 1200;
