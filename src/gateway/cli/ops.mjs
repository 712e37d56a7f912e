// `npm run ops -- <command> …`: sends a command to the gateway that runs on this data folder, and prints its response
// as JSON. Authenticates with the token in OPS_TOKEN_FILE, else the first admin's in the data folder. OPS_URL overrides
// the address. Plain Node without dependencies. Exit codes: 0 done, 1 rejected or no gateway, 2 invalid usage.
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { open } from 'node:fs/promises';
import { basename, join, relative, resolve, sep } from 'node:path';
import { parseArgs } from 'node:util';

const dataDir = resolve(process.env.DATA_DIR || '.data');

/** @param {number} exitCode @param {string} line @returns {never} */
const fail = (exitCode, line) => {
  process.stderr.write(`ops: ${line}\n`);
  process.exit(exitCode);
};

/** Reads the Markdown files of a folder, with their relative paths. */
const filesOf = (folder) => {
  if (!existsSync(folder)) fail(2, `there is no folder ${folder}`);
  const paths = readdirSync(folder, { recursive: true, withFileTypes: true }).filter(
    (one) => one.isFile() && one.name.endsWith('.md'),
  );
  return paths.map(({ name, parentPath }) => {
    const path = join(parentPath, name);
    return { path: relative(folder, path).split(sep).join('/'), text: readFileSync(path, 'utf8') };
  });
};

/** Reads a file that a command sends. */
const fileOf = (path) => {
  if (!existsSync(path)) fail(2, `there is no file ${path}`);
  return [{ path: basename(path), text: readFileSync(path, 'utf8') }];
};

/** Commands that return files. */
const FILED = ['withdrawals proofs', 'cash-ins pictures', 'client-errors path', 'batches file'];

/** Command whose response is one large file. */
const BACKUP = 'backup';

/** Returns the path of a file to write, which must not exist. */
const newPath = (path) => {
  if (!path) fail(2, 'a file is needed, e.g. npm run ops -- backup /safe/maidan.tar.gz --reason "daily"');
  if (existsSync(path)) fail(2, `there is a file ${path} already`);
  return resolve(path);
};

const typed = () => {
  const text = { type: 'string' };
  try {
    const dryRun = { type: 'boolean' };
    const options = {
      reason: text,
      until: text,
      times: text,
      key: text,
      out: text,
      file: text,
      'dry-run': dryRun,
    };
    const { positionals, values } = parseArgs({ options, allowPositionals: true });
    const [command, ...args] = positionals;
    if (!command) fail(2, 'a command is needed, e.g. npm run ops -- flag SLIDEVERIF off --reason "a quiet demo"');
    if (values.times !== undefined && !/^[1-9]\d*$/.test(values.times)) fail(2, '--times needs a whole number');
    if (FILED.includes(`${command} ${args[0]}`) && !values.out) fail(2, '--out <folder> is needed');
    const { out, times, file, 'dry-run': dry, ...rest } = values;
    if (command === BACKUP) return { out: newPath(args[0]), said: { command, args: args.slice(1), ...rest } };
    const sent = command === 'content' && args[1] ? filesOf(resolve(args[1])) : file && fileOf(resolve(file));
    const files = sent ? { files: sent } : {};
    const whole = dry ? [...args, 'dry-run'] : args;
    return { out, said: { command, args: whole, ...rest, ...files, ...(times && { times: Number(times) }) } };
  } catch (error) {
    return fail(2, error.message);
  }
};

const found = () => {
  const { OPS_URL, OPS_TOKEN_FILE } = process.env;
  try {
    const ops = OPS_URL || JSON.parse(readFileSync(join(dataDir, 'gateway.json'), 'utf8')).ops;
    return { ops, token: readFileSync(OPS_TOKEN_FILE || join(dataDir, 'ops.token'), 'utf8').trim() };
  } catch (error) {
    if (OPS_TOKEN_FILE && error.path === OPS_TOKEN_FILE) fail(1, `${OPS_TOKEN_FILE} cannot be read (OPS_TOKEN_FILE)`);
    return fail(1, `no gateway runs on ${dataDir} (DATA_DIR says where)`);
  }
};

/** Writes received files to a folder, readable only by this user, without overwriting any. */
const keep = (folder, files) => {
  const paths = files.map(({ name }) => join(folder, basename(name)));
  const there = paths.find((path) => existsSync(path));
  if (there) fail(1, `${there} is there already: nothing was written`);
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  for (const [index, { base64 }] of files.entries())
    writeFileSync(paths[index], Buffer.from(base64, 'base64'), { flag: 'wx', mode: 0o600 });
  return { files: paths };
};

/**
 * Writes a received stream to a file that only this user can read. It gets its name when it is complete and on disk; a
 * stream that breaks off leaves nothing.
 */
const receive = async (path, stream) => {
  const draft = `${path}.${process.pid}.partial`;
  const hash = createHash('sha256');
  let bytes = 0;
  const handle = await open(draft, 'wx', 0o600);
  try {
    for await (const piece of stream) {
      hash.update(piece);
      bytes += piece.length;
      await handle.writeFile(piece);
    }
    await handle.sync();
    await handle.close();
    if (existsSync(path)) throw new Error(`there is a file ${path} already`);
    renameSync(draft, path);
  } catch (error) {
    await handle.close().catch(() => undefined);
    rmSync(draft, { force: true });
    fail(1, `the backup failed, and no file was written: ${error.message}`);
  }
  return { file: path, bytes, sha256: hash.digest('hex') };
};

const { out, said } = typed();
const { ops, token } = found();
const headers = { 'Content-Type': 'application/json', Language: 'en', Authorization: `Bearer ${token}` };
const response = await fetch(`${ops}/ops`, { method: 'POST', headers, body: JSON.stringify(said) }).catch(() =>
  fail(1, `the gateway on ${dataDir} does not answer (${ops})`),
);
if (response.headers.get('content-type') === 'application/octet-stream') {
  process.stdout.write(`${JSON.stringify(await receive(out, response.body), null, 2)}\n`);
  process.exit(0);
}
const reply = await response.json().catch(() => fail(1, `what answers at ${ops} is not a gateway`));
if (!reply.success) fail(1, `${reply.message} [${reply.code}]`);
const value = out && reply.value?.files ? keep(resolve(out), reply.value.files) : reply.value;
process.stdout.write(`${value === null ? 'done' : JSON.stringify(value, null, 2)}\n`);
