/** Name of the cache in which pages store their language for the worker, under `/language`. */
export const LANGUAGE_CACHE = 'maidan-language';
