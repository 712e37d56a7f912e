-- Lists positions with gaps, overlaps, or paths that differ from the upline's.
create or replace function team_verify() returns table (problem text, account_id uuid) language sql stable as $$
  select 'placeMissing', a.id from accounts a
    where a.type <> 4 and not exists (select from team_positions p where p.account_id = a.id and p.valid_to is null)
  union all select 'placesApart', p.account_id from (
    select account_id, valid_to, lead(valid_from) over (partition by account_id order by valid_from) as follows
      from team_positions) p
    where p.follows is distinct from p.valid_to
  union all select 'placeTorn', p.account_id from team_positions p join accounts a on a.id = p.account_id
    where p.path[cardinality(p.path)] <> a.member_number or (p.upline_id is not null and not exists (
      select from team_positions u
        where u.account_id = p.upline_id and u.path = p.path[1:cardinality(p.path) - 1] and u.valid_from <= p.valid_from
        and (u.valid_to is null or u.valid_to >= coalesce(p.valid_to, 'infinity'))))
$$;
