import * as v from 'valibot';
import {
  compareAgain,
  confirmProven,
  differenceForOperators,
  importStatements,
  listSources,
  listStatements,
  mappingSchema,
  openDifferences,
  provenSum,
  resolveDifference,
  setSource,
  sourceArguments,
  takeDifference,
  watchProven,
  whichDifference,
  whichSource,
} from '../../money';
import { fileText, json } from './arguments';
import { ADMIN, ALL, act, type Command, PAY, read, type Typed, weightOf } from './command';

const sourceArgument = v.strictTuple([whichSource]);
const differenceArgument = v.strictTuple([whichDifference]);
const sourceOf = ({ args }: Typed) => v.parse(sourceArgument, args)[0];
const differenceOf = ({ args }: Typed) => v.parse(differenceArgument, args)[0];

/** Commands for statements of providers and their differences from our bookings. */
export const statementCommands: Record<string, Command> = {
  'statements sources': read(ALL, 'statements sources', (ctx) => listSources(ctx)),
  'statements source': act(
    ADMIN,
    'statements source <source> <bookings> --file <mapping.json>',
    async (ctx, typed, { operator }) => {
      const source = v.parse(sourceArguments, typed.args);
      await setSource(ctx, source, v.parse(mappingSchema, json(fileText(typed))), operator.name);
      return listSources(ctx);
    },
  ),
  'statements import': act(PAY, 'statements import <source> --file <file>', (ctx, typed, { operator }) =>
    importStatements(ctx, sourceOf(typed), fileText(typed), operator.name),
  ),
  'statements list': read(ALL, 'statements list', (ctx) => listStatements(ctx)),
  'statements match': act(PAY, 'statements match <source>', (ctx, typed) => compareAgain(ctx, sourceOf(typed))),
  // A sum above the limit needs two operators, as cash-ins that are confirmed by hand (own.cash-in.two-people).
  'statements confirm': {
    ...act(PAY, 'statements confirm <source>', (ctx, typed, { operator }) =>
      confirmProven(ctx, sourceOf(typed), { reason: typed.reason, operator: operator.name }),
    ),
    prepare: (ctx, typed) => watchProven(ctx, sourceOf(typed)),
    weigh: async (ctx, typed) => weightOf(ctx, await provenSum(ctx, sourceOf(typed))),
  },
  'statements differences': read(ALL, 'statements differences [<source>]', (ctx, { args }) =>
    openDifferences(ctx, ...v.parse(v.union([sourceArgument, v.strictTuple([])]), args)),
  ),
  'statements show': read(ALL, 'statements show <difference>', (ctx, typed) =>
    differenceForOperators(ctx, differenceOf(typed)),
  ),
  'statements take': act(PAY, 'statements take <difference>', (ctx, typed, { operator }) =>
    takeDifference(ctx, differenceOf(typed), { operator: operator.name, version: typed.version }),
  ),
  'statements resolve': act(PAY, 'statements resolve <difference>', (ctx, typed, { operator }) =>
    resolveDifference(ctx, differenceOf(typed), {
      operator: operator.name,
      version: typed.version,
      reason: typed.reason,
    }),
  ),
};
