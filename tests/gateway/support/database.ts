import { randomBytes } from 'node:crypto';
import { inject } from 'vitest';
import { admin, named } from './postgres';

/** A database of one's own, a copy of a template: migrated, and with the demo's data unless `demo` is false. */
export async function freshDatabase({ demo = true } = {}) {
  const postgres = inject('postgres');
  const name = `maidan_${randomBytes(6).toString('hex')}`;
  await admin(postgres.url, `create database ${name} template ${demo ? postgres.demo : postgres.bare}`);
  return { url: named(postgres.url, name), drop: () => admin(postgres.url, `drop database ${name} with (force)`) };
}
