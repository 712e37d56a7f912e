import { createHash } from 'node:crypto';
import type { ClientOf, Endpoints, Solution, Work, WorkPurpose } from '../../../src/contract';
import { aboutPuzzle } from '../../../src/contract/identity/challenge';
import { aboutNumber } from '../../../src/contract/identity/code';
import { aboutLink } from '../../../src/contract/identity/password';

type Client = ClientOf<Endpoints>;

/** Solves a proof of work like the portal's worker, by trying every number. */
export function solve({ challenge, salt, maxnumber, signature }: Work): Solution {
  for (let number = 0; number <= maxnumber; number++) {
    const hash = createHash('sha256').update(`${salt}${number}`).digest('hex');
    if (hash === challenge) return { challenge, salt, number, signature };
  }
  throw new Error('there is no such number');
}

/** Solves the work that accompanies a puzzle. */
export const workBeside = async (client: Client, slideId: string, name = ''): Promise<Solution> =>
  solve(await client.work({ purpose: 'puzzle', about: aboutPuzzle(slideId, name) }));

/** Solves a work and returns its receipt. */
export async function worked(client: Client, purpose: WorkPurpose, about = ''): Promise<string> {
  return (await client.answerWork(solve(await client.work({ purpose, about })))).proof;
}

/**
 * A client that does the work before requesting a code or link, or writing as a visitor, as the portal does, unless it
 * has its own receipt (`workProof`).
 */
export function working(client: Client): Client {
  const before = <I extends { workProof?: string }>(request: I, purpose: WorkPurpose, about: string): Promise<I> =>
    'workProof' in request
      ? Promise.resolve(request)
      : worked(client, purpose, about).then((workProof) => ({ ...request, workProof }));
  return {
    ...client,
    sendLoginCode: async (request, how) =>
      client.sendLoginCode(await before(request, 'login', aboutNumber(request)), how),
    sendPasswordCode: async (request, how) =>
      client.sendPasswordCode(await before(request, 'password', aboutNumber(request)), how),
    sendFirebaseCode: async (request, how) =>
      client.sendFirebaseCode(await before(request, 'firebase', aboutNumber(request)), how),
    sendRegistrationCode: async (request, how) => {
      const about = aboutNumber({ ...request, mobileNum: request.mobileNo });
      return client.sendRegistrationCode(await before(request, 'registration', about), how);
    },
    visitorFeedback: async (request, how) =>
      client.visitorFeedback(await before(request, 'feedback', request.replyTo), how),
    forgotByEmail: async (request, how) => client.forgotByEmail(await before(request, 'link', aboutLink(request)), how),
  };
}
