/** Damaged, truncated or unsupported archive. */
export class TarError extends Error {}

/** Reads exact numbers of bytes from a stream. */
export class TarReader {
  readonly #source: AsyncIterator<Buffer>;
  #rest: Buffer = Buffer.alloc(0);

  constructor(source: AsyncIterable<Buffer>) {
    this.#source = source[Symbol.asyncIterator]();
  }

  /** Reads a number of bytes; throws at the end of the stream. */
  async read(length: number): Promise<Buffer> {
    const pieces: Buffer[] = [];
    for await (const piece of this.readPieces(length)) pieces.push(piece);
    return Buffer.concat(pieces);
  }

  /** Reads a number of bytes as they arrive. */
  async *readPieces(length: number): AsyncGenerator<Buffer> {
    for (let left = length; left > 0; ) {
      if (this.#rest.length === 0) this.#rest = await this.#next();
      const piece = this.#rest.subarray(0, left);
      this.#rest = this.#rest.subarray(piece.length);
      left -= piece.length;
      yield piece;
    }
  }

  /** Reads to the end, so that a damaged end is noticed. */
  async drain(): Promise<void> {
    while (!(await this.#source.next()).done);
  }

  async #next(): Promise<Buffer> {
    const { done, value } = await this.#source.next();
    if (done) throw new TarError('the file ends too early');
    return value;
  }
}
