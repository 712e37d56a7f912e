import * as v from 'valibot';
import { perform } from '../../../../src/gateway/operations/ops/acts';
import { dayIn } from '../../../../src/gateway/platform/time/zone';
import type { Modules } from '../../harness/modules';

type Entry = { reference?: string; amount?: string; isPaid?: boolean; day?: string };

/** Entry of a camt.053 statement with one transaction. */
export const entryOf = ({ reference = 'R1', amount = '500.00', isPaid = false, day = '2026-12-01' }: Entry) =>
  `<Ntry><Amt Ccy="BDT">${amount}</Amt><CdtDbtInd>${isPaid ? 'DBIT' : 'CRDT'}</CdtDbtInd><Sts>BOOK</Sts>
    <BookgDt><Dt>${day}</Dt></BookgDt><NtryDtls><TxDtls><Refs><EndToEndId>${reference}</EndToEndId></Refs></TxDtls></NtryDtls></Ntry>`;
/** The same, whose transaction has its own amount. */
export const wholeEntry = (entry: Entry) =>
  entryOf(entry).replace('</Refs>', `</Refs><Amt Ccy="BDT">${entry.amount ?? '500.00'}</Amt>`);

type Camt = { id?: string; from?: string; until?: string; entries?: string[] };
/** Statement in the format camt.053; `until`: the midnight after its last day. */
export const camtOf = ({
  id = 'S-1',
  from,
  until,
  entries = [],
}: Camt) => `<Document xmlns="urn:iso:std:iso:20022:tech:xsd:camt.053.001.08"><BkToCstmrStmt><Stmt><Id>${id}</Id>
${from ? `<FrToDt><FrDtTm>${from}T00:00:00</FrDtTm><ToDtTm>${until}T00:00:00</ToDtTm></FrToDt>` : ''}
${entries.join('\n')}
</Stmt></BkToCstmrStmt></Document>`;

type Row = { reference: string; amount: string; sender?: string };
export const WALLET_MAPPING = {
  format: 'csv',
  day: 'ymd',
  columns: { day: 'Date', references: ['TrxID'], amount: 'Amount', sender: 'From' },
};
type As = { name?: string; files?: { path: string; text: string }[]; version?: number; reason?: string };

/** Steps of a clerk with statements. */
export const statementClerk = (gateway: Modules) => {
  const { ctx } = gateway;
  const run = (args: string[], { name = 'clerk', reason = 'as in the statement', ...more }: As = {}) =>
    perform(ctx, { name, role: 'payments' }, { command: 'statements', args, reason, ...more });
  const fileOf = (text: string) => [{ path: 'file', text }];
  const today = async () => dayIn(ctx.config.siteZone)(await ctx.now());
  return {
    run,
    today,
    setSource: (code: string, covers: string, mapping: object) =>
      perform(
        ctx,
        { name: 'admin', role: 'admin' },
        {
          command: 'statements',
          args: ['source', code, covers],
          reason: 'as a test',
          files: fileOf(JSON.stringify(mapping)),
        },
      ),
    /** Statement of a wallet, dated today. */
    async csvOf(rows: readonly Row[]) {
      const day = await today();
      const lines = rows.map(({ reference, amount, sender = '' }) => [day, reference, amount, sender].join(','));
      return ['Date,TrxID,Amount,From', ...lines].join('\n');
    },
    bring: async (code: string, text: string, name?: string) =>
      Object(await run(['import', code], { files: fileOf(text), ...(name && { name }) })),
    /** Open differences about a booking or a line. */
    async differencesAbout(name: string) {
      const all = v.parse(differenceRows, await run(['differences']));
      return all.filter(({ number, line }) => number === name || line?.reference === name);
    },
  };
};

const differenceRows = v.array(
  v.looseObject({
    difference: v.string(),
    class: v.string(),
    number: v.nullable(v.string()),
    line: v.nullable(v.looseObject({ reference: v.string() })),
  }),
);
