/** Returns whether a text is an existing date in ISO 8601, from 1900 to 2099. */
export function isDay(typed: string): boolean {
  const day = new Date(`${typed}T00:00:00Z`);
  return /^(?:19|20)\d\d-\d\d-\d\d$/.test(typed) && !Number.isNaN(day.getTime()) && day.toISOString().startsWith(typed);
}
