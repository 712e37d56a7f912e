import { Trans, useLingui } from '@lingui/react/macro';
import type { VerificationPage } from '../../../../../machines/operations/desk-money/desk-money.machine';
import { Badge } from '../../../../ui/badge';
import { Button } from '../../../../ui/button';
import { inDigits, moment } from '../../../../ui/format';
import type { ListRef } from '../../../../ui/list/list.flow';
import { ListPager } from '../../../../ui/list/list-pager';
import { ListView } from '../../../../ui/list/list-view';
import { Note } from '../../../../ui/note';
import { type Column, Table } from '../../../../ui/table';
import '../../../parts/queue/queue.css';

type Row = VerificationPage['list'][number];
type Props = { list: ListRef<VerificationPage>; onVerify: (() => void) | undefined };

/** Verifications of the ledger with their result, and the request for another (own.desk-app.verification). */
export function Verifications({ list, onVerify }: Props) {
  return (
    <section className="stack" aria-labelledby="verifications">
      <h2 id="verifications">
        <Trans id="desk.verifications">Verification of the ledger</Trans>
      </h2>
      {onVerify && (
        <div className="row">
          <Button onClick={onVerify}>
            <Trans id="desk.do.verifyLedger">Verify the ledger</Trans>
          </Button>
          <Button look="quiet" onClick={() => list.send({ type: 'refresh.requested' })}>
            <Trans id="desk.review.refresh">Refresh</Trans>
          </Button>
        </div>
      )}
      <ListView list={list}>
        {(page) => (
          <>
            <Running running={page.running} />
            {page.list.length > 0 ? (
              <VerificationTable rows={page.list} />
            ) : (
              <p className="sm mute">
                <Trans id="desk.verifications.none">The ledger has not been verified yet.</Trans>
              </p>
            )}
            <ListPager list={list} page={page} />
          </>
        )}
      </ListView>
    </section>
  );
}

function Running({ running }: Pick<VerificationPage, 'running'>) {
  const { i18n } = useLingui();
  if (!running) return null;
  const { by } = running;
  const since = moment(running.since, i18n.locale);
  return (
    <Note tone="gold">
      <Trans id="desk.verifications.running">
        {by} requested a verification on {since}; it has not ended.
      </Trans>
    </Note>
  );
}

function VerificationTable({ rows }: { rows: readonly Row[] }) {
  const { t, i18n } = useLingui();
  const written = (count: number) => inDigits(String(count), i18n.locale);
  const columns: Column<Row>[] = [
    {
      key: 'at',
      title: t({ id: 'desk.verifications.at', message: 'Started' }),
      phone: 'title',
      cell: ({ at }) => moment(at, i18n.locale),
    },
    {
      key: 'by',
      title: t({ id: 'desk.verifications.by', message: 'Requested by' }),
      phone: 'note',
      cell: ({ by }) => by ?? t({ id: 'desk.verifications.schedule', message: 'Schedule' }),
    },
    {
      key: 'problems',
      title: t({ id: 'desk.verifications.result', message: 'Result' }),
      phone: 'sum',
      cell: ({ problems }) => <Result problems={problems} />,
    },
    {
      key: 'entries',
      title: t({ id: 'desk.verifications.entries', message: 'Entries checked' }),
      number: true,
      cell: ({ entries }) => written(entries),
    },
    {
      key: 'took',
      title: t({ id: 'desk.verifications.took', message: 'Seconds' }),
      number: true,
      cell: ({ took }) => written(Math.round(took / 1_000)),
    },
    {
      key: 'found',
      title: t({ id: 'desk.verifications.found', message: 'First problems' }),
      cell: ({ found }) =>
        found.length === 0 ? null : (
          <ul className="desk-lines xs">
            {found.map(({ problem, at }) => (
              <li key={`${problem} ${at}`}>
                {problem} {at}
              </li>
            ))}
          </ul>
        ),
    },
  ];
  return (
    <Table
      label={t({ id: 'desk.verifications', message: 'Verification of the ledger' })}
      columns={columns}
      rows={rows}
      keyOf={({ id }) => id}
    />
  );
}

function Result({ problems }: Pick<Row, 'problems'>) {
  const { i18n } = useLingui();
  const count = inDigits(String(problems), i18n.locale);
  return problems === 0 ? (
    <Badge tone="field">
      <Trans id="desk.verifications.clean">No problems</Trans>
    </Badge>
  ) : (
    <Badge tone="alert">
      <Trans id="desk.verifications.problems">Problems: {count}</Trans>
    </Badge>
  );
}
