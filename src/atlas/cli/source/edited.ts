type Insertion = { at: number; text: string; rank: number };

/** Text with insertions, which keep its lines. */
export class Edited {
  private readonly insertions: Insertion[] = [];

  constructor(private readonly text: string) {}

  /** Encloses a range; of two that start or end at the same position, the first is the outer. */
  enclose(start: number, end: number, before: string, after: string): void {
    const rank = this.insertions.length;
    this.insertions.push({ at: start, text: before, rank }, { at: end, text: after, rank: -rank - 1 });
  }

  /** Returns a range with its insertions. */
  slice(start: number, end: number): string {
    const inside = this.insertions
      .filter(({ at, rank }) => (rank < 0 ? at > start && at <= end : at >= start && at < end))
      .sort((a, b) => a.at - b.at || a.rank - b.rank);
    let made = '';
    let from = start;
    for (const { at, text } of inside) {
      made += this.text.slice(from, at) + text;
      from = at;
    }
    return made + this.text.slice(from, end);
  }
}
