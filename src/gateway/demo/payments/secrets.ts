import { type SQL, sql } from 'drizzle-orm';
import type { ModuleContext } from '../../module-context';
import { sharedSecret, sharedSecretSql } from '../../platform/shared-secret';

/** What we and the demo's provider share, as with a real one: for its pages' addresses, for its words, and for what we ask of it. */
const [PAGE, WORD] = ['payment.demo.page', 'payment.demo.word'];
export const pageSecret = (ctx: ModuleContext) => sharedSecret(ctx, PAGE);
export const wordSecret = (ctx: ModuleContext) => sharedSecret(ctx, WORD);
export const askSecret = (ctx: ModuleContext) => sharedSecret(ctx, 'payment.demo.ask');

/** What addresses are signed with and words are told by. */
export type DemoSecrets = { page: string; word: string };
/** The same, as part of a larger question. */
export const demoSecretsSql = (): SQL =>
  sql`jsonb_build_object('page', ${sharedSecretSql(PAGE)}, 'word', ${sharedSecretSql(WORD)})`;
