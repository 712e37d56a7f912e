-- No query reads the view: offers are read from their versions, with the one that runs.
drop view offers;
