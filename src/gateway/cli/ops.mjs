// `npm run ops -- <command> …`: says a command to the gateway that runs on this data folder, and prints what it gives as JSON.
// Plain Node, nothing installed. Exit codes: 0 done, 1 refused or nobody there, 2 not understood here.
import { readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';

const dataDir = resolve(process.env.DATA_DIR || '.data');

/** @param {number} exitCode @param {string} line @returns {never} */
const fail = (exitCode, line) => {
  process.stderr.write(`ops: ${line}\n`);
  process.exit(exitCode);
};

const typed = () => {
  const options = { reason: { type: 'string' }, until: { type: 'string' }, times: { type: 'string' } };
  try {
    const { positionals, values } = parseArgs({ options, allowPositionals: true });
    const [command, ...args] = positionals;
    if (!command) fail(2, 'a command is needed, e.g. npm run ops -- flag SLIDEVERIF off --reason "a quiet demo"');
    if (values.times !== undefined && !/^[1-9]\d*$/.test(values.times)) fail(2, '--times needs a whole number');
    return { command, args, ...values, ...(values.times && { times: Number(values.times) }) };
  } catch (error) {
    return fail(2, error.message);
  }
};

const found = () => {
  try {
    const { url } = JSON.parse(readFileSync(join(dataDir, 'gateway.json'), 'utf8'));
    return { url, token: readFileSync(join(dataDir, 'ops.token'), 'utf8').trim() };
  } catch {
    return fail(1, `no gateway runs on ${dataDir} (DATA_DIR says where)`);
  }
};

const body = JSON.stringify(typed());
const { url, token } = found();
const headers = { 'Content-Type': 'application/json', Language: 'en', Authorization: `Bearer ${token}` };
const response = await fetch(`${url}/ops`, { method: 'POST', headers, body }).catch(() =>
  fail(1, `the gateway on ${dataDir} does not answer (${url})`),
);
const reply = await response.json().catch(() => fail(1, `what answers at ${url} is not a gateway`));
if (!reply.success) fail(1, `${reply.message} [${reply.code}]`);
process.stdout.write(`${reply.value === null ? 'done' : JSON.stringify(reply.value, null, 2)}\n`);
