import { pgTable, primaryKey, smallint, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import { PROVIDERS } from '../../../contract/identity/ways-in';

const provider = () => text({ enum: PROVIDERS }).notNull();
const expiresAt = () => timestamp({ withTimezone: true }).notNull();

/** Who is linked to whom; never changed and never taken away, which the database holds too (s4.account-link.permanent). */
export const accountLinks = pgTable(
  'account_links',
  {
    provider: provider(),
    /** Who it is, by the provider's own id. */
    subject: text().notNull(),
    accountId: uuid().notNull(),
    /** As the provider says it. */
    name: text().notNull(),
    linkedAt: timestamp({ withTimezone: true }).notNull(),
  },
  ({ provider, subject }) => [primaryKey({ columns: [provider, subject] })],
);

/** Sign-ins that are under way at a provider. */
export const socialStates = pgTable('social_states', {
  stateHash: text().primaryKey(),
  /** Of a secret that only the browser knows in which it began: the state alone has been seen by the provider. */
  keyHash: text().notNull(),
  provider: provider(),
  /** PKCE: without it the provider's code is worth nothing. */
  verifier: text().notNull(),
  /** OpenID Connect: the ID token must carry it. Empty in sign-ins older than migration 0700. */
  nonce: text().notNull(),
  /** Address that the provider leads back to; the code is only good with the same one. */
  redirectUri: text().notNull(),
  /** Whose account is to be linked; null for a log-in. */
  accountId: uuid(),
  expiresAt: expiresAt(),
});

/** Links that wait for their owner's word. */
export const linkOffers = pgTable('link_offers', {
  idHash: text().primaryKey(),
  accountId: uuid().notNull(),
  provider: provider(),
  subject: text().notNull(),
  name: text().notNull(),
  triesLeft: smallint().notNull(),
  expiresAt: expiresAt(),
});
