/** Priority queue of numbers: a binary heap. */
export class Queue {
  private readonly heap: { node: number; cost: number }[] = [];

  add(node: number, cost: number): void {
    const { heap } = this;
    let at = heap.push({ node, cost }) - 1;
    while (at > 0) {
      const above = (at - 1) >> 1;
      if (this.costAt(above) <= cost) break;
      this.swap(at, above);
      at = above;
    }
  }

  take(): { node: number; cost: number } | undefined {
    const { heap } = this;
    const first = heap[0];
    const last = heap.pop();
    if (!first || !last || heap.length === 0) return first;
    heap[0] = last;
    let at = 0;
    for (;;) {
      const left = 2 * at + 1;
      const right = 2 * at + 2;
      const below = this.costAt(right) < this.costAt(left) ? right : left;
      if (this.costAt(below) >= last.cost) return first;
      this.swap(at, below);
      at = below;
    }
  }

  private costAt(at: number): number {
    return this.heap[at]?.cost ?? Number.POSITIVE_INFINITY;
  }

  private swap(a: number, b: number): void {
    const first = this.heap[a];
    const second = this.heap[b];
    if (first && second) [this.heap[a], this.heap[b]] = [second, first];
  }
}
