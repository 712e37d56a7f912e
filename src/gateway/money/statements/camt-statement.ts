import type { Element } from '@xmldom/xmldom';
import { SETTINGS } from '../../../contract';
import { toWire } from '../../../contract/money/money';
import { payoutNumber } from '../../../contract/money/payout-number';
import { dayAfter } from '../../platform/time/site-days';
import {
  isoDayOf,
  minorUnitsOf,
  type ParsedLine,
  type ParsedStatement,
  readLines,
  refsOf,
  rejectedLines,
  type StatementDays,
  UnreadableValue,
} from './parsed';
import { childrenOf, elementAt, firstTextAt, parseXml, textAt, XmlSyntaxError } from './xml';

/** References that banks send in place of one. */
const NO_REFERENCE = ['', 'NOTPROVIDED', 'NONREF'];
const REFERENCES = ['Refs/AcctSvcrRef', 'Refs/EndToEndId', 'Refs/TxId', 'Refs/InstrId'];

/**
 * Parses an ISO 20022 statement (camt.053, any version): its booked entries, each transaction of a batch as a line of
 * its own. Throws `statement.lines`.
 */
export function parseCamtStatements(text: string): ParsedStatement[] {
  const found = childrenOf(rootOf(text), 'BkToCstmrStmt').flatMap((message) => childrenOf(message, 'Stmt'));
  if (found.length === 0) throw rejectedLines([{ line: 1, problem: 'there is no statement in the format camt.053' }]);
  return found.map((statement) => ({
    reference: referenceOf(statement),
    period: elementAt(statement, 'FrToDt') && periodOf(statement),
    lines: readLines(childrenOf(statement, 'Ntry').filter(isBooked), lineOf, linesOf),
  }));
}

/** Returns the days of a statement; its end is often the midnight after the last. */
function periodOf(statement: Element): StatementDays {
  const [period] = readLines([statement], lineOf, () => {
    const end = textAt(statement, 'FrToDt/ToDtTm');
    const first = isoDayOf('ymd', textAt(statement, 'FrToDt/FrDtTm'));
    const last = isoDayOf('ymd', end);
    return [{ first, last: last > first && /T00:00(?::00(?:\.0+)?)?/.test(end) ? dayAfter(last, -1) : last }];
  });
  if (!period || period.last < period.first)
    throw rejectedLines([{ line: lineOf(statement), problem: 'its period ends before it starts' }]);
  return period;
}

function rootOf(text: string): Element {
  try {
    return parseXml(text);
  } catch (error) {
    if (!(error instanceof XmlSyntaxError)) throw error;
    throw rejectedLines([{ line: error.line, problem: 'it is no XML, or has a document type' }]);
  }
}

const lineOf = ({ lineNumber }: Element): number => lineNumber ?? 1;

function referenceOf(statement: Element): string {
  const reference = textAt(statement, 'Id');
  if (reference === '') throw rejectedLines([{ line: lineOf(statement), problem: 'the statement has no Id' }]);
  return reference;
}

/** Pending entries and announcements move nothing yet. */
const isBooked = (entry: Element): boolean => ['', 'BOOK'].includes(firstTextAt(entry, 'Sts/Cd', 'Sts'));

function linesOf(entry: Element): ParsedLine[] {
  const line = lineOf(entry);
  const day = isoDayOf('ymd', firstTextAt(entry, 'BookgDt/Dt', 'BookgDt/DtTm', 'ValDt/Dt', 'ValDt/DtTm'));
  const whole = amountOf(entry, 'Amt');
  const sign = signOf(entry);
  const parts = childrenOf(entry, 'NtryDtls').flatMap((details) => childrenOf(details, 'TxDtls'));
  if (parts.length < 2) return [{ line, day, amount: sign * whole, ...detailsOf(entry, parts[0] ?? null, sign) }];
  const lines = parts.map((part) => ({
    line: lineOf(part),
    day,
    amount: sign * amountOf(part, elementAt(part, 'Amt') ? 'Amt' : 'AmtDtls/TxAmt/Amt'),
    ...detailsOf(entry, part, sign),
  }));
  const sum = lines.reduce((total, { amount }) => total + amount, 0n);
  if (sum !== sign * whole)
    throw new UnreadableValue(`its transactions add up to ${toWire(sign * sum)}, not ${toWire(whole)}`);
  return lines;
}

/** Returns the amount at a path, minor units. Throws for none, zero, and another currency. */
function amountOf(parent: Element, path: string): bigint {
  const element = elementAt(parent, path);
  const currency = element?.getAttribute('Ccy') ?? '';
  const amount = minorUnitsOf(element?.textContent?.trim() ?? '');
  if (amount === 0n) throw new UnreadableValue('there is no amount');
  if (currency !== SETTINGS.currency) throw new UnreadableValue(`the currency is not ${SETTINGS.currency}`);
  return amount;
}

function signOf(entry: Element): bigint {
  const direction = textAt(entry, 'CdtDbtInd');
  if (direction === 'CRDT') return 1n;
  if (direction === 'DBIT') return -1n;
  throw new UnreadableValue('the direction (CdtDbtInd) is neither CRDT nor DBIT');
}

/** Returns references, counterparty and text of a transaction, those of its entry included. */
function detailsOf(
  entry: Element,
  part: Element | null,
  sign: bigint,
): Pick<ParsedLine, 'reference' | 'refs' | 'sender' | 'text'> {
  const own = part ? REFERENCES.map((path) => textAt(part, path)) : [];
  const remittance = part ? childrenOf(part, 'RmtInf') : [];
  const structured = remittance
    .flatMap((info) => childrenOf(info, 'Strd'))
    .map((info) => textAt(info, 'CdtrRefInf/Ref'));
  const references = [...own, textAt(entry, 'AcctSvcrRef'), textAt(entry, 'NtryRef'), ...structured].filter(
    (reference) => !NO_REFERENCE.includes(reference),
  );
  const [reference] = references;
  if (reference === undefined) throw new UnreadableValue('there is no reference');
  const texts = remittance.flatMap((info) => childrenOf(info, 'Ustrd')).map(({ textContent }) => textContent ?? '');
  const text = [...texts, textAt(entry, 'AddtlNtryInf')].join(' ').trim();
  return { reference, refs: refsOf(references, text), sender: part && counterpartyOf(part, sign), text };
}

/** Returns the account of the other side: of the payer for money received, of the payee for money paid. */
function counterpartyOf(part: Element, sign: bigint): string | null {
  const account = `RltdPties/${sign > 0n ? 'Dbtr' : 'Cdtr'}Acct/Id`;
  const number = firstTextAt(part, `${account}/Othr/Id`, `${account}/IBAN`);
  return payoutNumber('ewallet', number) ?? (number === '' ? null : number);
}
