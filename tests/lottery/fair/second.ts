import { createHash, createHmac } from 'node:crypto';

/**
 * Second implementation, written from src/lottery/fair/README.md alone; it uses bits and big integers instead of views
 * and arrays.
 */
export function secondResult(of: string, seed: Buffer): number[] {
  const numbers = below(seed);
  const [kind, size = '0', count = '0'] = of.split(' ');
  if (kind === 'digits') return Array.from({ length: Number(count) }, () => Number(numbers(BigInt(size))));
  const urn = Array.from({ length: Number(size) }, (_, at) => at + 1);
  const drawn: number[] = [];
  while (drawn.length < Number(count)) {
    const at = Number(numbers(BigInt(urn.length)));
    drawn.push(urn[at] ?? Number.NaN);
    const moved = urn.splice(-1)[0] ?? Number.NaN;
    if (at !== urn.length) urn.splice(at, 1, moved);
  }
  return drawn;
}

function below(seed: Buffer): (n: bigint) => bigint {
  let hex = '';
  let block = 0;
  return (n) => {
    for (;;) {
      if (hex === '') {
        const counter = Buffer.from(block.toString(16).padStart(8, '0'), 'hex');
        hex = createHmac('sha256', seed).update(counter).digest('hex');
        block += 1;
      }
      const number = BigInt(`0x${hex.slice(0, 8)}`);
      hex = hex.slice(8);
      if (number < (2n ** 32n / n) * n) return number % n;
    }
  };
}

export function secondSeed(serverSeed: string, parts: (string | number)[]): Buffer {
  return createHmac('sha256', Buffer.from(serverSeed, 'hex')).update(parts.join('|')).digest();
}

export const sha256 = (hex: string) => createHash('sha256').update(Buffer.from(hex, 'hex')).digest('hex');
