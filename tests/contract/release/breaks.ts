import type { ContractShape, Shape } from './shape';

const typeOf = (field: string) => field.replace('?', '');
const isOptional = (field: string) => field.endsWith('?');
const sameType = (one: string, other: string) =>
  typeOf(one) === typeOf(other) || [one, other].some((field) => typeOf(field) === 'value');

/**
 * Changes of a contract that a portal of the release does not survive: a call or a field of a response that is gone or
 * has another type, and a field of a request that it does not have to send and now must (`own.contract.release`).
 */
export function breaksOf(release: ContractShape, current: ContractShape): string[] {
  // A call is its method and path; our name for it may change.
  const byCall = new Map(Object.values(current).map((shape) => [shape.call, shape]));
  return Object.entries(release).flatMap(([name, { call, request, response }]) => {
    const now = byCall.get(call);
    if (now === undefined) return [`${name}: ${call} is gone`];
    return [...demanded(request, now.request), ...missing(response, now.response)].map((fault) => `${name}: ${fault}`);
  });
}

/** Fields of a request that are new and required, were optional, or had another type. */
function demanded(release: Shape, current: Shape): string[] {
  return Object.entries(current).flatMap(([field, type]) => {
    const before = release[field];
    if (before === undefined)
      return isOptional(type) || isBelowNew(field, release) ? [] : [`demands ${field}, which is new`];
    if (isOptional(before) && !isOptional(type)) return [`demands ${field}, which was optional`];
    return sameType(before, type) ? [] : [`takes ${field} as ${typeOf(type)}, not as ${typeOf(before)}`];
  });
}

/** A field below a new object is demanded only with it. */
function isBelowNew(field: string, release: Shape): boolean {
  const above = field.replace(/(\.[^.[]+|\[\])$/, '');
  return above !== field && release[above] === undefined;
}

/** Fields of a response that are gone, may be missing now, or have another type. */
function missing(release: Shape, current: Shape): string[] {
  return Object.entries(release).flatMap(([field, type]) => {
    const now = current[field];
    if (now === undefined) return [`no longer sends ${field}`];
    if (!isOptional(type) && isOptional(now)) return [`may omit ${field}, which was always sent`];
    return sameType(type, now) ? [] : [`sends ${field} as ${typeOf(now)}, not as ${typeOf(type)}`];
  });
}
