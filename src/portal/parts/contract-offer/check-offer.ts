import type { FieldProblem } from '../../../../machines/platform/form/form.machine';
import {
  CONTRACT_PERIODS,
  type ContractKind,
  type ContractOffer,
  type ContractTerms,
  type ContractTier,
} from '../../../contract/agents/agent-contracts';
import { amountOf, fromWire, wholeIn } from '../../../contract/money/money';
import { rateIn } from '../contracts/rate-of';

/** Input by field; a tier's field ends with its index: `rate.0`. */
export type OfferDraft = Record<string, string>;
/** `offer`: the request, once it is valid. */
type OfferCheck = { kind: 'wrong'; problems: FieldProblem[] } | { kind: 'right'; offer: ContractOffer };
/** Value of a field, or its error. */
type Read<T> = { value: T; problem: string | null };

/** A rate in percent; where none is needed, nothing typed is none. */
function rateRead(typed = '', least = 1): Read<number> {
  const rate = typed.trim() === '' && least === 0 ? 0 : rateIn(typed);
  return { value: rate ?? 0, problem: rate !== null && rate >= least ? null : 'rate' };
}

/** Parses the minimum of a tier; an empty field means none. */
function leastIn(typed = ''): Read<string> {
  const amount = typed.trim() === '' ? '0.00' : amountOf(typed);
  if (amount === null) return { value: '0.00', problem: 'unclear' };
  return /^\d{1,13}\.\d{2}$/.test(amount) ? { value: amount, problem: null } : { value: '0.00', problem: 'amount' };
}

function membersIn(typed = ''): Read<number> {
  const members = typed.trim() === '' ? 0 : wholeIn(typed);
  return { value: members ?? 0, problem: members !== null && members <= 1_000_000 ? null : 'members' };
}

/**
 * Checks an offer field by field: each tier pays more than the one before, and requires at least as much of everything
 * (own.contract.offered).
 */
export function checkOffer(kind: ContractKind, draft: OfferDraft, count: number): OfferCheck {
  const downline = draft.downline?.trim() ?? '';
  const { terms, problems } = kind === 'realtime' ? realtimeIn(draft) : tieredIn(kind, draft, count);
  const all = downline === '' ? [{ field: 'downline', code: 'empty' }, ...problems] : problems;
  return all.length > 0 ? { kind: 'wrong', problems: all } : { kind: 'right', offer: { downline, terms } };
}

type Terms = { terms: ContractTerms; problems: FieldProblem[] };

function realtimeIn(draft: OfferDraft): Terms {
  const win = rateRead(draft.winRate, 0);
  const loss = rateRead(draft.lossRate, 0);
  const single = leastIn(draft.singleBet);
  const problems = problemsOf({ winRate: win, lossRate: loss, singleBet: single });
  const isNothing = problems.length === 0 && win.value + loss.value === 0;
  const terms: ContractTerms = { kind: 'realtime', winRate: win.value, lossRate: loss.value, singleBet: single.value };
  return { terms, problems: isNothing ? [{ field: 'winRate', code: 'rate' }] : problems };
}

function tieredIn(kind: Exclude<ContractKind, 'realtime'>, draft: OfferDraft, count: number): Terms {
  const read = Array.from({ length: count }, (_, at) => ({
    rate: rateRead(draft[`rate.${at}`]),
    turnover: leastIn(draft[`turnover.${at}`]),
    loss: leastIn(draft[`loss.${at}`]),
    activeMembers: membersIn(draft[`activeMembers.${at}`]),
  }));
  const tiers = read.map(({ rate, turnover, loss, activeMembers }): ContractTier => {
    return { rate: rate.value, turnover: turnover.value, loss: loss.value, activeMembers: activeMembers.value };
  });
  const problems = read.flatMap((entry, at) => problemsOf(entry, `.${at}`));
  const period = CONTRACT_PERIODS.find((contractPeriod) => contractPeriod === draft.period) ?? 'M';
  const terms: ContractTerms = kind === 'dividend' ? { kind, period, tiers } : { kind, tiers };
  return {
    terms,
    problems: problems.length > 0 ? problems : tiers.flatMap((tier, at) => fallsIn(tier, tiers[at - 1], at)),
  };
}

const problemsOf = (read: Record<string, Read<unknown>>, at = ''): FieldProblem[] =>
  Object.entries(read).flatMap(([field, { problem }]) =>
    problem === null ? [] : [{ field: `${field}${at}`, code: problem }],
  );

/** Parts of a tier that are not above the one before, or require less. */
function fallsIn(contractTier: ContractTier, before: ContractTier | undefined, at: number): FieldProblem[] {
  if (!before) return [];
  return [
    ...(contractTier.rate > before.rate ? [] : [{ field: `rate.${at}`, code: 'rises' }]),
    ...(fromWire(contractTier.turnover) >= fromWire(before.turnover)
      ? []
      : [{ field: `turnover.${at}`, code: 'less' }]),
    ...(fromWire(contractTier.loss) >= fromWire(before.loss) ? [] : [{ field: `loss.${at}`, code: 'less' }]),
    ...(contractTier.activeMembers >= before.activeMembers ? [] : [{ field: `activeMembers.${at}`, code: 'less' }]),
  ];
}
