/** Sign-ins at providers of OpenID Connect remember their nonce, and the address that the provider leads back to. */
export const sql = `
alter table social_states add column nonce text not null default '', add column redirect_uri text not null default '';
alter table social_states alter column nonce drop default, alter column redirect_uri drop default;
`;
