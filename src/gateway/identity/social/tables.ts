import { pgTable, primaryKey, smallint, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import { PROVIDERS } from '../../../contract/identity/authentication';

const provider = () => text({ enum: PROVIDERS }).notNull();
const expiresAt = () => timestamp({ withTimezone: true }).notNull();

/** Links of accounts; triggers forbid changes and deletion (s4.account-link.permanent). */
export const accountLinks = pgTable(
  'account_links',
  {
    provider: provider(),
    /** The provider's id of the person. */
    subject: text().notNull(),
    accountId: uuid().notNull(),
    /** Name from the provider. */
    name: text().notNull(),
    linkedAt: timestamp({ withTimezone: true }).notNull(),
  },
  ({ provider, subject }) => [primaryKey({ columns: [provider, subject] })],
);

/** Attempts in progress at a provider. */
export const socialStates = pgTable('social_states', {
  stateHash: text().primaryKey(),
  /** Hash of a secret that only the starting browser has; the provider has seen the state. */
  keyHash: text().notNull(),
  provider: provider(),
  /** PKCE verifier: the provider's code is useless without it. */
  verifier: text().notNull(),
  /** OpenID Connect: the ID token must contain it. Empty in attempts older than migration 0700. */
  nonce: text().notNull(),
  /** Address that the provider redirects to; the code is valid only with the same one. */
  redirectUri: text().notNull(),
  /** Account to be linked; null for a login. */
  accountId: uuid(),
  expiresAt: expiresAt(),
});

/** Links that await their owner's confirmation. */
export const linkOffers = pgTable('link_offers', {
  idHash: text().primaryKey(),
  accountId: uuid().notNull(),
  provider: provider(),
  subject: text().notNull(),
  name: text().notNull(),
  triesLeft: smallint().notNull(),
  expiresAt: expiresAt(),
});
