/** Minor units as the wire says money: `2500000n` is `"25000.00"`. */
export function toWire(minor: bigint): string {
  const digits = (minor < 0n ? -minor : minor).toString().padStart(3, '0');
  return `${minor < 0n ? '-' : ''}${digits.slice(0, -2)}.${digits.slice(-2)}`;
}

/** Money of the wire in minor units; the contract's `money` has checked its form. */
export function fromWire(money: string): bigint {
  return BigInt(money.replace('.', ''));
}
