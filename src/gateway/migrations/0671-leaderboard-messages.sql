-- Messages about a rank name their leaderboard and its period; those of before were written without.
update account_alerts a set params = a.params || '{"board": "any"}' where a.kind in ('leaderboard.won');
