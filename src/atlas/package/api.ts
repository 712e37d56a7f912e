/**
 * Public interface of the package `maidan-atlas`: `explore` a machine, compute `paths`, count their `coverage`, run
 * `mutants`, and `draw`.
 */
export * from '..';
export { type Drawing, draw } from '../draw';
