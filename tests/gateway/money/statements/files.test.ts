import { randomUUID } from 'node:crypto';
import * as v from 'valibot';
import { describe, expect, test } from 'vitest';
import { parseStatements } from '../../../../src/gateway/money/statements/import';
import { mappingSchema } from '../../../../src/gateway/money/statements/mapping';
import { camtOf, entryOf, wholeEntry } from './support';

const signedMapping = v.parse(mappingSchema, {
  format: 'csv',
  day: 'dmy',
  columns: {
    day: 'Date',
    references: ['TrxID', 'Note'],
    amount: 'Amount',
    sender: 'From',
    text: 'Text',
    currency: 'Ccy',
  },
});
const twoColumns = v.parse(mappingSchema, {
  format: 'csv',
  delimiter: ';',
  day: 'ymd',
  columns: { day: 'day', references: ['ref'], received: 'in', paid: 'out' },
});
const camt = v.parse(mappingSchema, { format: 'camt.053' });

/** Returns the problems that a file is rejected with. */
function problemsOf(mapping: typeof camt, text: string): string {
  try {
    parseStatements(mapping, text);
  } catch (error) {
    return String(Object(error).extra?.params?.problems ?? error);
  }
  throw new Error('the file was accepted');
}

describe('CSV [own.statement.import]', () => {
  const TITLES = 'Date,TrxID,Note,Amount,From,Text,Ccy';
  const withRow = (row: string) => `Account 01700000001\n${TITLES}\n01/12/2026,AB12CD,,100.00,,,BDT\n${row}\n`;

  test('reads lines by the titles of the mapping, below rows of other kinds', () => {
    const id = randomUUID();
    const text = `\uFEFFAccount,01700000001\n${TITLES}\n01/12/2026 10:05,ab12-cd34,W00000012,"-1,250.50",+880 1712-345678,For ${id},bdt\n`;
    const [statement] = parseStatements(signedMapping, text);
    expect(statement).toEqual({
      reference: null,
      period: null,
      lines: [
        {
          line: 3,
          day: '2026-12-01',
          amount: -125_050n,
          reference: 'ab12-cd34',
          refs: ['AB12CD34', 'W00000012', id.replaceAll('-', '').toUpperCase()],
          sender: '01712345678',
          text: `For ${id}`,
        },
      ],
    });
  });

  test('reads received and paid amounts from two columns', () => {
    const [statement] = parseStatements(twoColumns, 'day;ref;in;out\n2026-12-01;R1;5;0.00\n2026-12-02;R2;;7.5\n');
    expect(statement?.lines.map(({ amount, day }) => [amount, day])).toEqual([
      [500n, '2026-12-01'],
      [-750n, '2026-12-02'],
    ]);
  });

  test.each([
    ['an amount with several readings', '01/12/2026,X1,,"12,50",,,BDT', /^line 4: the amount “12,50” is unclear/],
    ['no amount', '01/12/2026,X1,,0.00,,,BDT', /^line 4: there is no amount/],
    ['a day in another order', '12/31/2026,X1,,1.00,,,BDT', /^line 4: the day “12\/31\/2026” is not in the order dmy/],
    ['a day that does not exist', '30/02/2026,X1,,1.00,,,BDT', /^line 4: the day/],
    ['another currency', '01/12/2026,X1,,1.00,,,USD', /^line 4: the currency is not BDT/],
    ['no reference', '01/12/2026,,,1.00,,,BDT', /^line 4: there is no reference/],
    ['a broken quote', '01/12/2026,"X1,,1.00,,,BDT', /^line \d: it is no CSV/],
  ])('rejects %s with the line', (_, row, problem) => expect(problemsOf(signedMapping, withRow(row))).toMatch(problem));

  test('names every line with a problem, ten at most', () => {
    const rows = Array.from({ length: 12 }, () => '01/12/2026,X1,,1.234,,,BDT').join('\n');
    expect(problemsOf(signedMapping, withRow(rows))).toMatch(/^line 4: .*; line 13: [^;]*; 2 more$/);
  });

  test.each([
    ['two amounts', '2026-12-01;R1;5;7\n', /^line 2: it has two amounts/],
    ['a missing column', '', /there is no column/],
  ])('rejects %s', (_, row, problem) =>
    expect(problemsOf(twoColumns, row === '' ? 'day;ref;in\n' : `day;ref;in;out\n${row}`)).toMatch(problem),
  );
  test('rejects a title that is there twice', () =>
    expect(problemsOf(twoColumns, 'day;ref;in;out;REF\n')).toBe('line 1: there are two columns ref'));
});

describe('camt.053 [own.statement.import]', () => {
  test('reads booked entries with their period, and each transaction of a batch', () => {
    const batch = `<Ntry><Amt Ccy="BDT">30.00</Amt><CdtDbtInd>DBIT</CdtDbtInd><Sts><Cd>BOOK</Cd></Sts>
      <BookgDt><DtTm>2026-12-01T23:00:00+06:00</DtTm></BookgDt><NtryDtls>
      <TxDtls><Refs><EndToEndId>W00000007</EndToEndId></Refs><Amt Ccy="BDT">10.00</Amt></TxDtls>
      <TxDtls><Refs><EndToEndId>NOTPROVIDED</EndToEndId><TxId>T2</TxId></Refs>
        <AmtDtls><TxAmt><Amt Ccy="BDT">20.00</Amt></TxAmt></AmtDtls>
        <RltdPties><CdtrAcct><Id><Othr><Id>017 1234 5678</Id></Othr></Id></CdtrAcct></RltdPties>
        <RmtInf><Ustrd>Payout W00000008 &amp; more</Ustrd></RmtInf></TxDtls></NtryDtls></Ntry>`;
    const pending = wholeEntry({ reference: 'P1' }).replace('>BOOK<', '>PDNG<');
    const text = camtOf({ id: 'S-1', from: '2026-12-01', until: '2026-12-02', entries: [batch, pending] });
    const [statement, ...more] = parseStatements(camt, text);
    expect(more).toEqual([]);
    expect(statement).toMatchObject({ reference: 'S-1', period: { first: '2026-12-01', last: '2026-12-01' } });
    expect(statement?.lines).toMatchObject([
      { day: '2026-12-01', amount: -1_000n, reference: 'W00000007', refs: ['W00000007'], sender: null, text: '' },
      {
        amount: -2_000n,
        reference: 'T2',
        refs: ['T2', 'W00000008'],
        sender: '01712345678',
        text: 'Payout W00000008 & more',
      },
    ]);
  });

  test('reads the line numbers of entries, and amounts with their direction', () => {
    const text = camtOf({
      entries: [entryOf({ reference: 'R1', amount: '1.00' }), wholeEntry({ reference: 'R2', isPaid: true })],
    });
    const [statement] = parseStatements(camt, text);
    expect(statement?.lines.map(({ amount }) => amount)).toEqual([100n, -50_000n]);
    expect(statement?.lines.map(({ line }) => line)).toEqual(
      [...text.split('\n').entries()].flatMap(([at, row]) => (row.includes('<Ntry>') ? [at + 1] : [])),
    );
  });

  test('is not misled by entities: a document type is rejected, also one that expands nothing', () => {
    const entities = '<!DOCTYPE d [<!ENTITY a "1"><!ENTITY b "&a;&a;&a;">]>';
    expect(problemsOf(camt, entities + camtOf({ entries: [entryOf({ reference: '&b;' })] }))).toMatch(/it is no XML/);
    expect(problemsOf(camt, `<!DOCTYPE d>${camtOf({})}`)).toMatch(/it is no XML, or has a document type/);
  });

  test.each<[string, string, RegExp]>([
    ['a file that was cut off', camtOf({ entries: [entryOf({})] }).slice(0, -30), /^line \d+: it is no XML/],
    ['another document', '<Document><Other/></Document>', /there is no statement in the format camt.053/],
    ['a statement without an id', camtOf({ id: '' }), /the statement has no Id/],
    [
      'another currency',
      camtOf({ entries: [entryOf({}).replace('BDT', 'EUR')] }),
      /^line \d+: the currency is not BDT/,
    ],
    ['an unclear amount', camtOf({ entries: [entryOf({ amount: '1,5' })] }), /^line \d+: the amount “1,5” is unclear/],
    ['no direction', camtOf({ entries: [entryOf({}).replace('CRDT', 'BOTH')] }), /the direction \(CdtDbtInd\)/],
    ['no reference', camtOf({ entries: [entryOf({ reference: 'NOTPROVIDED' })] }), /there is no reference/],
    [
      'a batch whose parts do not add up',
      camtOf({
        entries: [
          wholeEntry({ reference: 'R1' }).replace(
            '</NtryDtls>',
            '<TxDtls><Refs><TxId>R2</TxId></Refs><Amt Ccy="BDT">1.00</Amt></TxDtls></NtryDtls>',
          ),
        ],
      }),
      /its transactions add up to 501.00, not 500.00/,
    ],
  ])('rejects %s', (_, text, problem) => expect(problemsOf(camt, text)).toMatch(problem));
});
