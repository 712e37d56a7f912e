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
  const before = <I extends { workProof?: string }>(asked: I, purpose: WorkPurpose, about: string): Promise<I> =>
    'workProof' in asked
      ? Promise.resolve(asked)
      : worked(client, purpose, about).then((workProof) => ({ ...asked, workProof }));
  return {
    ...client,
    sendLoginCode: async (asked, how) => client.sendLoginCode(await before(asked, 'login', aboutNumber(asked)), how),
    sendPasswordCode: async (asked, how) =>
      client.sendPasswordCode(await before(asked, 'password', aboutNumber(asked)), how),
    sendFirebaseCode: async (asked, how) =>
      client.sendFirebaseCode(await before(asked, 'firebase', aboutNumber(asked)), how),
    sendRegistrationCode: async (asked, how) => {
      const about = aboutNumber({ ...asked, mobileNum: asked.mobileNo });
      return client.sendRegistrationCode(await before(asked, 'registration', about), how);
    },
    visitorFeedback: async (asked, how) => client.visitorFeedback(await before(asked, 'feedback', asked.replyTo), how),
    forgotByEmail: async (asked, how) => client.forgotByEmail(await before(asked, 'link', aboutLink(asked)), how),
  };
}
