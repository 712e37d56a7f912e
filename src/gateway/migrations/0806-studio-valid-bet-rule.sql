-- Rule by which the stakes of a game's rounds count as valid bet, from its odds, and the side of a bet.
alter table studio_odds add column valid_bet_rule text generated always as (odds ->> 'validBetRule') stored;
alter table studio_transactions add column side text;
