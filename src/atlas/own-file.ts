import { fileURLToPath } from 'node:url';

/** Tells the published package, which is compiled, from a checkout, which runs from its sources. */
export const isPackaged = import.meta.url.endsWith('.js');

/** Returns the absolute path of a module of the atlas, named as in the sources and relative to `from`. */
export const ownFile = (path: string, from: string): string =>
  fileURLToPath(new URL(isPackaged ? path.replace(/\.tsx?$/, '.js') : path, from));

/** Returns the text by which a user calls a command. */
export const callOf = (command: string): string => (isPackaged ? `maidan-atlas ${command}` : `npm run ${command} --`);
