import { randomBytes } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { gunzipSync } from 'node:zlib';
import { inject } from 'vitest';
import { admin, named } from './postgres';

/** A database of one's own, a copy of a template: migrated, and with the demo's data unless `demo` is false. */
export async function freshDatabase({ demo = true } = {}) {
  const postgres = inject('postgres');
  const name = `maidan_${randomBytes(6).toString('hex')}`;
  await admin(postgres.url, `create database ${name} template ${demo ? postgres.demo : postgres.bare}`);
  return { url: named(postgres.url, name), drop: () => admin(postgres.url, `drop database ${name} with (force)`) };
}

/** An empty database with a dump loaded into it (`tests/gateway/dumps/`): one that an older gateway has left. */
export async function dumpedDatabase(name: string) {
  const server = inject('postgres').url;
  const database = `maidan_${randomBytes(6).toString('hex')}`;
  await admin(server, `create database ${database}`);
  const url = named(server, database);
  await admin(url, gunzipSync(readFileSync(`tests/gateway/dumps/${name}.sql.gz`)).toString('utf8'));
  return { url, drop: () => admin(server, `drop database ${database} with (force)`) };
}
