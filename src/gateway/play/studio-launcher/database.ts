import pg from 'pg';
import { digest } from '../../platform/secrets/secrets';

/** Role and database of the demo's studio in the embedded PostgreSQL; neither can read the other's data. */
const LAB = 'maidan_studio';
const LOCK = 7_101_951;

/**
 * Creates the role and the database if they are missing; returns the database's URL. `ownerUrl`: URL of our database
 * for its owner, who may create them.
 */
export async function labDatabase(ownerUrl: string): Promise<string> {
  const url = new URL(ownerUrl);
  const ours = url.pathname.slice(1);
  // Derived from the owner's password, like that of the running gateway.
  const password = digest(`${LAB}:${decodeURIComponent(url.password)}`);
  const link = new pg.Client({ connectionString: ownerUrl });
  await link.connect();
  try {
    await link.query('select pg_advisory_lock($1)', [LOCK]);
    const { rows } = await link.query('select datname from pg_database where datname = $1', [LAB]);
    if (rows.length === 0) {
      await link.query(
        `do $$ begin if not exists (select from pg_roles where rolname = '${LAB}') then create role ${LAB} login; end if; end $$`,
      );
      await link.query(`create database ${LAB} owner ${LAB}`);
    }
    await link.query(`alter role ${LAB} password '${password}'; revoke connect on database ${LAB} from public`);
    await link.query(`grant connect on database ${ours} to maidan_app; revoke connect on database ${ours} from public`);
  } finally {
    await link.end();
  }
  url.username = LAB;
  url.password = password;
  url.pathname = `/${LAB}`;
  return url.href;
}
