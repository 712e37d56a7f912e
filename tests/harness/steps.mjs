import { spawn } from 'node:child_process';

/**
 * Runs a command and resolves when it has ended: `{ code, output, ms }`. With `stdio` `pipe` the output is collected,
 * with `inherit` it is printed immediately.
 */
export function run(command, args, { stdio = 'pipe', env = {} } = {}) {
  const start = Date.now();
  return new Promise((done) => {
    const child = spawn(command, args, { stdio: ['ignore', stdio, stdio], env: { ...process.env, ...env } });
    let output = '';
    const collect = (chunk) => {
      output += chunk;
    };
    const end = (code) => done({ code, output, ms: Date.now() - start });
    child.stdout?.on('data', collect);
    child.stderr?.on('data', collect);
    child.on('error', (error) => {
      collect(String(error));
      end(1);
    });
    child.on('close', (code) => end(code ?? 1));
  });
}

export const seconds = (ms) => `${(ms / 1_000).toFixed(1)} s`;
