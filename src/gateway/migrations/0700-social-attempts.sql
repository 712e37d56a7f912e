-- Sign-ins at providers of OpenID Connect remember their nonce, and the address that the provider leads back to. Gateways of the version
-- before write neither while they still run.
alter table social_states add column nonce text not null default '', add column redirect_uri text not null default '';
