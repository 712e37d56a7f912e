import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { useSelector } from '@xstate/react';
import { Button } from '../../../../ui/button';
import { FocusedNote } from '../../../../ui/focused-note';
import { LoadAgain } from '../../../../ui/page/load-again';
import { Waiting } from '../../../../ui/page/waiting';
import { takeFocus } from '../../../../ui/take-focus';
import { TextInput } from '../../../../ui/text-input';
import { ActForm } from '../../../parts/act/act-form';
import type { DeskAuditRef } from './desk-audit.flow';

/** Export of the filtered records: its reason, and the outcome (own.desk-app.audit-export). */
export function AuditExport({ audit }: { audit: DeskAuditRef }) {
  const { t } = useLingui();
  const state = useSelector(audit, (snapshot) => snapshot);
  const { reasonForm } = state.children;
  const { exported, failure } = state.context;
  const leave = () => audit.send({ type: 'export.acknowledged' });
  const title = t({ id: 'desk.audit.export', message: 'Export as CSV' });
  return (
    <section className="card stack" aria-label={title}>
      <h2>{title}</h2>
      {reasonForm && (
        <ActForm form={reasonForm} label={title} submit={title}>
          {(field) => (
            <TextInput
              {...field('reason')}
              ref={takeFocus}
              label={t({ id: 'desk.act.reason', message: 'Reason' })}
              hint={t({ id: 'desk.audit.export.hint', message: 'Recorded with your name and the filter.' })}
              autoComplete="off"
            />
          )}
        </ActForm>
      )}
      {state.matches({ open: { exporting: 'saving' } }) && <Waiting />}
      {state.matches({ open: { exporting: 'unsaved' } }) && (
        <LoadAgain aside failure={failure} onRetry={() => audit.send({ type: 'retry.requested' })} onBack={leave} />
      )}
      {state.matches({ open: { exporting: 'saved' } }) && exported && (
        <>
          <FocusedNote done>
            <Plural id="desk.audit.exported" value={exported.rows} one="# record saved." other="# records saved." />{' '}
            {!exported.isComplete && (
              <Trans id="desk.audit.exported.newest">Older ones are left out: choose a shorter period.</Trans>
            )}
          </FocusedNote>
          <Button look="primary" onClick={leave}>
            <Trans id="desk.act.continue">Continue</Trans>
          </Button>
        </>
      )}
    </section>
  );
}
