import { isIP } from 'node:net';
import proxyAddr from '@fastify/proxy-addr';
import type { FastifyRequest } from 'fastify';
import { type CountryResponse, open } from 'maxmind';
import type { Config } from '../config';
import { plainAddress } from './network';

export type Visitor = { ip: string; country: string | null };
export type VisitorOf = (request: FastifyRequest) => Visitor;

/**
 * Returns the function that resolves a request's visitor: the address that trusted proxies report, else the socket's;
 * the country from a trusted proxy's header, else from the country file, else unknown. Headers count only from trusted
 * proxies.
 */
export async function visitors(config: Config): Promise<VisitorOf> {
  const isProxy = proxyAddr.compile(config.trustProxy);
  const countries = config.geoipDb ? await open<CountryResponse>(config.geoipDb) : null;
  return ({ ip: reported, headers, socket }) => {
    const ip = plainAddress(isIP(reported) ? reported : (socket.remoteAddress ?? ''));
    const reportedCountry = isProxy(socket.remoteAddress ?? '', 0)
      ? String(headers[config.countryHeader] ?? '').toUpperCase()
      : '';
    const country = /^[A-Z]{2}$/.test(reportedCountry) ? reportedCountry : countries?.get(ip)?.country?.iso_code;
    return { ip, country: country ?? null };
  };
}
