import { isIP } from 'node:net';
import type { FastifyRequest } from 'fastify';
import { type CountryResponse, open } from 'maxmind';
import type { Config } from '../config';
import { plainAddress, trusted } from '../trusted';

export type Visitor = { ip: string; country: string | null };
export type VisitorOf = (request: FastifyRequest) => Visitor;

/**
 * Resolves a request's visitor: the address that the trusted proxies report, else the socket's; the country by a trusted proxy's header,
 * else by the country file, else unknown. Without a trusted proxy no header counts.
 */
export async function visitors(config: Config): Promise<VisitorOf> {
  const proxy = trusted(config.trustProxy);
  const countries = config.geoipDb ? await open<CountryResponse>(config.geoipDb) : null;
  return ({ ip: reported, headers, socket }) => {
    const ip = plainAddress(isIP(reported) ? reported : (socket.remoteAddress ?? ''));
    const told = proxy?.(socket.remoteAddress ?? '') ? String(headers[config.countryHeader] ?? '').toUpperCase() : '';
    return { ip, country: /^[A-Z]{2}$/.test(told) ? told : (countries?.get(ip)?.country?.iso_code ?? null) };
  };
}
