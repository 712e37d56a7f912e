/** How many games each beginning of a word finds: it is said with the first page, and counting grows with what is found. */
export const sql = `
create table game_key_counts (
  key text collate "C" primary key,
  games integer not null
);
`;
