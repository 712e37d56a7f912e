-- A function of the ledger keeps its plans for as long as its connection lives. Made while the ledger was empty, they read all of it, ever more slowly, until
-- the database has counted its rows: what an index answers is asked of it from the first row on.
do $$
declare
  keeper regprocedure;
begin
  for keeper in
    select p.oid from pg_proc p join pg_language l on l.oid = p.prolang
    where p.pronamespace = current_schema()::regnamespace and l.lanname = 'plpgsql' and p.prosrc ~ 'ledger_(entries|transfers)'
  loop
    execute format('alter function %s set enable_seqscan to off', keeper);
  end loop;
end $$;
