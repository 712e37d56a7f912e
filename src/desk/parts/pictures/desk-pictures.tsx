import { Trans, useLingui } from '@lingui/react/macro';
import { useSelector } from '@xstate/react';
import { Button } from '../../../ui/button';
import { inDigits } from '../../../ui/format';
import { LoadAgain } from '../../../ui/page/load-again';
import { Waiting } from '../../../ui/page/waiting';
import { takeFocus } from '../../../ui/take-focus';
import { TextInput } from '../../../ui/text-input';
import { useVault } from '../../../ui/vault-context';
import { Zoomable } from '../../../ui/zoomable';
import { ActForm } from '../act/act-form';
import type { DeskPicturesRef } from './desk-pictures.flow';
import '../queue/queue.css';

/** `ids`: of the pictures, oldest first. */
type Props = { pictures: DeskPicturesRef; ids: readonly string[] };

/** Buttons for the pictures of an item, and the open picture; both beside the acts (own.desk-app.pictures). */
export function DeskPictures({ pictures, ids }: Props) {
  const { t, i18n } = useLingui();
  const vault = useVault();
  const state = useSelector(pictures, (snapshot) => snapshot);
  const { picture: openId, failure } = state.context;
  const { viewForm } = state.children;
  if (ids.length === 0) return null;
  const close = () => pictures.send({ type: 'pictures.closed' });
  const numberOf = (id: string) => inDigits(String(ids.indexOf(id) + 1), i18n.locale);
  const nameOf = (number: string) => t({ id: 'desk.pictures.open', message: `Picture ${number}` });
  const altOf = (number: string) => t({ id: 'desk.pictures.alt', message: `Picture ${number} from the player` });
  return (
    <section className="stack" aria-label={t({ id: 'desk.pictures', message: 'Pictures from the player' })}>
      <h3>{t({ id: 'desk.pictures', message: 'Pictures from the player' })}</h3>
      <div className="desk-acts">
        {ids.map((id) => (
          <Button
            key={id}
            small
            icon="image"
            aria-pressed={state.matches('visible') && id === openId}
            held={!state.can({ type: 'picture.requested', picture: id })}
            onClick={() => pictures.send({ type: 'picture.requested', picture: id })}
          >
            {nameOf(numberOf(id))}
          </Button>
        ))}
        {state.can({ type: 'pictures.closed' }) && !failure && (
          <Button small look="quiet" onClick={close}>
            <Trans id="desk.pictures.hide">Hide the pictures</Trans>
          </Button>
        )}
      </div>
      {viewForm && (
        <ActForm
          form={viewForm}
          label={t({ id: 'desk.pictures.form', message: 'Reason to view the pictures' })}
          submit={<Trans id="desk.pictures.view">View</Trans>}
        >
          {(field) => (
            <TextInput
              {...field('viewReason')}
              ref={takeFocus}
              label={t({ id: 'desk.pictures.reason', message: 'Why do you view them?' })}
              hint={t({ id: 'desk.do.reason.audit', message: 'Recorded with your name; the player does not see it.' })}
              defaultValue={t({ id: 'desk.pictures.usual', message: 'To compare with the statement' })}
              autoComplete="off"
            />
          )}
        </ActForm>
      )}
      {state.matches('loading') && <Waiting />}
      {state.matches('failed') && (
        <LoadAgain aside failure={failure} onRetry={() => pictures.send({ type: 'retry.requested' })} onBack={close} />
      )}
      {state.matches('visible') && (
        <Zoomable
          key={openId}
          src={`data:image/png;base64,${vault.peek('deskPicture') ?? ''}`}
          alt={altOf(numberOf(openId))}
          labels={{
            smaller: t({ id: 'zoom.out', message: 'Make the picture smaller' }),
            larger: t({ id: 'zoom.in', message: 'Make the picture larger' }),
            frame: t({ id: 'zoom.frame', message: 'Picture; the arrow keys scroll' }),
          }}
        />
      )}
    </section>
  );
}
