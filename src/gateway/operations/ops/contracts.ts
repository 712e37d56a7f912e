import * as v from 'valibot';
import { CONTRACT_KINDS, contractTerms } from '../../../contract/agents/agent-contracts';
import {
  actOnAgreement,
  contractOf,
  contractsOfHouse,
  endFor,
  idOf,
  incomeOf,
  offer,
  settleContracts,
  waitingOf,
} from '../../agents';
import { mustExist } from '../../identity';
import { transact } from '../../platform/database/transact';
import { json } from './arguments';
import { act, type Command, PAY, read } from './command';
import { GRANTS, rolesWith } from './roles';

const number = v.pipe(v.string(), v.regex(/^C\d{8,15}$/, 'a contract such as C00000001 is needed'));
const contractAction = v.picklist(['withdraw', 'askEnd', 'confirmEnd', 'refuseEnd', 'takeBackEnd']);

/** Commands for agreements between the house and agents without an upline, and for ending any agreement. */
export const contractCommands: Record<string, Command> = {
  'contracts list': read(
    rolesWith('help', 'manageAgents'),
    'contracts list [dividend|daily|hourly|realtime]',
    async (ctx, { args }) => {
      const [kind] = v.parse(
        v.strictTuple([v.optional(v.picklist(CONTRACT_KINDS))]),
        args.length > 0 ? args : [undefined],
      );
      return contractsOfHouse(ctx, kind);
    },
  ),
  // Admins only: agents' income is the house's money.
  'contracts offer': act(GRANTS.manageAgents, 'contracts offer <user> <terms as JSON>', async (ctx, { args }) => {
    const [downline, written] = v.parse(v.strictTuple([v.string(), v.string()]), args);
    const id = await offer(ctx, null, { downline, terms: v.parse(contractTerms, json(written)) });
    return { number: (await contractOf(ctx, null, id)).number };
  }),
  'contracts say': act(
    GRANTS.manageAgents,
    'contracts say <number> withdraw|askEnd|confirmEnd|refuseEnd|takeBackEnd',
    async (ctx, { args }, { operator }) => {
      const [which, what] = v.parse(v.strictTuple([number, contractAction]), args);
      await actOnAgreement(ctx, null, { id: await idOf(ctx, which), act: what, operator: operator.name });
      return null;
    },
  ),
  // Without an argument it only lists what is due.
  'contracts settle': {
    ...act(PAY, 'contracts settle [now]', async (ctx, { args }, { wrote }) => {
      const [now] = v.parse(v.strictTuple([v.optional(v.literal('now'))]), args.length > 0 ? args : [undefined]);
      const done = now ? await settleContracts(ctx) : await waitingOf(ctx);
      await transact(ctx, (_, within) => wrote(within));
      return done;
    }),
    reads: (args) => args.length === 0,
    alone: true,
  },
  'contracts bills': read(
    rolesWith('help', 'manageAgents'),
    'contracts bills <user> [dividend|daily|hourly|realtime]',
    async (ctx, { args }) => {
      const [user, kind] = v.parse(v.strictTuple([v.string(), v.optional(v.picklist(CONTRACT_KINDS))]), [
        args[0],
        args[1],
        ...args.slice(2),
      ]);
      return (await incomeOf(ctx.db, (await mustExist(ctx, user)).id, { size: 100, ...(kind && { kind }) })).list;
    },
  ),
  'contracts end': act(GRANTS.manageAgents, 'contracts end <number>', async (ctx, { args }, { operator }) => {
    const [which] = v.parse(v.strictTuple([number]), args);
    await endFor(ctx, await idOf(ctx, which), operator.name);
    return null;
  }),
};
