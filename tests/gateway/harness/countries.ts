/** Encoders of the MaxMind DB format, as far as a country file needs them. */
const text = (value: string) => Buffer.concat([Buffer.from([(2 << 5) | value.length]), Buffer.from(value)]);
const number = (value: number) => Buffer.from([(6 << 5) | 4, 0, 0, value >> 8, value & 255]);
const epoch = Buffer.from([1, 2, 1]);
const list = (value: string) => Buffer.concat([Buffer.from([1, 4]), text(value)]);
const map = (entries: Record<string, Buffer>) =>
  Buffer.concat([
    Buffer.from([(7 << 5) | Object.keys(entries).length]),
    ...Object.entries(entries).flatMap(([key, value]) => [text(key), value]),
  ]);

/** A country file that maps the lower half of IPv4 to one country and the rest to none. */
export function countryFile(country: string): Buffer {
  const tree = Buffer.from([0, 0, 17, 0, 0, 1]);
  const data = map({ country: map({ iso_code: text(country) }) });
  const about = map({
    binary_format_major_version: number(2),
    binary_format_minor_version: number(0),
    build_epoch: epoch,
    database_type: text('Country'),
    description: map({ en: text('test') }),
    ip_version: number(4),
    languages: list('en'),
    node_count: number(1),
    record_size: number(24),
  });
  return Buffer.concat([tree, Buffer.alloc(16), data, Buffer.from('\xab\xcd\xefMaxMind.com', 'latin1'), about]);
}
