import { createHash, createHmac } from 'node:crypto';

/** From the words of src/lottery/fair/README.md, written apart from what it tries: bits and big numbers instead of views and arrays. */
export function secondResult(of: string, seed: Buffer): number[] {
  const numbers = below(seed);
  const [kind, one = '0', two = '0'] = of.split(' ');
  if (kind === 'digits') return Array.from({ length: Number(two) }, () => Number(numbers(BigInt(one))));
  const urn = Array.from({ length: Number(one) }, (_, at) => at + 1);
  const drawn: number[] = [];
  while (drawn.length < Number(two)) {
    const at = Number(numbers(BigInt(urn.length)));
    drawn.push(urn[at] ?? Number.NaN);
    const moved = urn.splice(-1)[0] ?? Number.NaN;
    if (at !== urn.length) urn.splice(at, 1, moved);
  }
  return drawn;
}

function below(seed: Buffer): (n: bigint) => bigint {
  let [hex, block] = ['', 0];
  return (n) => {
    for (;;) {
      if (hex === '') {
        const asked = Buffer.from(block.toString(16).padStart(8, '0'), 'hex');
        hex = createHmac('sha256', seed).update(asked).digest('hex');
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
