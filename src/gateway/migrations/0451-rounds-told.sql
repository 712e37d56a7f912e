/** When operators were told that a round is open for long: each is told once. */
export const sql = `
alter table studio_rounds add told_at timestamptz;
`;
