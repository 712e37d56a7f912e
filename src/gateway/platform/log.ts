import type { Config } from './config';

const SECRET = ['password', 'token', 'authorization', 'cookie', 'captcha', 'mobile', 'email', 'ip'];
/**
 * Errors whose message never contains user input. Others may (a JSON error quotes the input, a query error its values).
 */
const SAFE = new Set(['TypeError', 'ReferenceError', 'RangeError', 'SystemError']);

/**
 * Returns logger options: JSON lines. Bodies, headers, queries and addresses are not logged; errors are logged by type,
 * code and location (asvs 16.2.5).
 */
export function logOptions({ logLevel }: Pick<Config, 'logLevel'>, stream?: { write(line: string): void }) {
  return {
    level: logLevel,
    base: null,
    messageKey: 'event',
    timestamp: () => `,"time":"${new Date().toISOString()}"`,
    formatters: { level: (level: string) => ({ level }) },
    serializers: { err: describe },
    redact: { paths: SECRET.flatMap((key) => [key, `*.${key}`]), remove: true },
    ...(stream && { stream }),
  };
}

type Described = {
  type: string;
  message: string;
  stack: string;
  code?: string;
  constraint?: string;
  cause?: Described;
};

function describe(error: unknown): Described {
  if (!(error instanceof Error)) return { type: typeof error, message: '', stack: '' };
  const frames = (error.stack ?? '').split('\n').filter((line) => /^\s+at /.test(line));
  return {
    type: error.name,
    message: SAFE.has(error.name) ? error.message : '',
    stack: frames.slice(0, 12).join('\n'),
    ...textOf(error, 'code'),
    ...textOf(error, 'constraint'),
    ...(error.cause !== undefined && { cause: describe(error.cause) }),
  };
}

function textOf(error: object, key: 'code' | 'constraint') {
  const value: unknown = Reflect.get(error, key);
  return typeof value === 'string' ? { [key]: value } : {};
}
