import { Trans } from '@lingui/react/macro';
import { useSelector } from '@xstate/react';
import type { MoneyReport } from '../../../../../machines/operations/desk-money/desk-money.machine';
import { Button } from '../../../../ui/button';
import { FailureWords } from '../../../../ui/failure-words';
import type { ListRef } from '../../../../ui/list/list.flow';
import { Note } from '../../../../ui/note';
import type { DeskMoneyRef } from './desk-money.flow';
import './money.css';

type Props = { money: DeskMoneyRef; report: ListRef<MoneyReport> };

/** The button for the file of the period, and its outcome (own.desk-app.money-file). */
export function FileRequest({ money, report }: Props) {
  const state = useSelector(money, (snapshot) => snapshot);
  const filter = useSelector(report, ({ context }) => context.filter);
  return (
    <div className="row desk-file">
      <Button
        small
        busy={state.hasTag('busy')}
        disabled={!state.can({ type: 'file.requested', filter })}
        onClick={() => money.send({ type: 'file.requested', filter })}
      >
        <Trans id="desk.money.file">Download CSV</Trans>
      </Button>
      <p className="sm mute">
        <Trans id="desk.money.file.hint">The download is recorded with your name.</Trans>
      </p>
      {state.matches({ open: { reading: 'saved' } }) && (
        <Note tone="field" role="status">
          <Trans id="desk.money.saved">The file was saved.</Trans>
        </Note>
      )}
      {state.matches({ open: { reading: 'unsaved' } }) && (
        <Note tone="alert" role="alert">
          <FailureWords failure={state.context.failure} />
        </Note>
      )}
    </div>
  );
}
