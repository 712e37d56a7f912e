import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import { useSelector } from '@xstate/react';
import type { Offer } from '../../../../contract';
import { Art } from '../../../../ui/art';
import { Button, buttonClass } from '../../../../ui/button';
import { FailureWords } from '../../../../ui/failure-words';
import { FocusedNote } from '../../../../ui/focused-note';
import { ChartForm } from '../../../../ui/form/chart-form';
import { Icon } from '../../../../ui/icon';
import { takeLostFocus } from '../../../../ui/take-focus';
import { TextInput } from '../../../../ui/text-input';
import { useOpenPage } from '../../../parts/portal/shell-data';
import { Terms } from '../../../parts/terms/terms';
import { DialogLink } from '../../../shell/dialog-link';
import { categoryArt, offerStatusWords } from './promotion-words';
import type { PromotionsRef } from './promotions.flow';
import { TagBadges } from './tags';
import './promotions.css';

type Props = { actor: PromotionsRef; promotion: Offer };

/** A promotion with all of its terms, and the button to claim it (s2.route.promotions, own.promotions.apply). */
export function Promotion({ actor, promotion }: Props) {
  const { title, text, category, tags, terms } = promotion;
  return (
    <>
      <p>
        <Link
          to="/promotions"
          search={({ kind, type }: { kind?: string; type?: string }) => ({ kind, type })}
          className="promo-back"
        >
          <Icon name="left" small />
          <Trans id="promotions.all">All promotions</Trans>
        </Link>
      </p>
      <article className="card promo-one" tabIndex={-1} ref={takeLostFocus}>
        <header className="promo-head">
          <Art tile={categoryArt[category]} />
          <div>
            <TagBadges tags={tags} />
            <h1>{title}</h1>
            <p>{text}</p>
          </div>
        </header>
        <section aria-labelledby="promo-terms" className="stack">
          <h2 id="promo-terms">
            <Trans id="promotions.terms">Terms</Trans>
          </h2>
          <Terms terms={terms} />
        </section>
        <Ways actor={actor} promotion={promotion} />
      </article>
    </>
  );
}

/** Possible actions, and the result of the last attempt. */
function Ways({ actor, promotion: { standing, terms } }: Props) {
  const { i18n } = useLingui();
  const state = useSelector(actor, (snapshot) => snapshot);
  const isTaken = state.matches({ details: 'claimed' });
  return (
    <div className="stack">
      {state.matches({ details: 'rejected' }) && (
        <FocusedNote>
          <FailureWords failure={state.context.failure} />
        </FocusedNote>
      )}
      {isTaken && (
        <FocusedNote done>
          {standing === 'chosen' ? (
            <Trans id="promotions.taken.chosen">Chosen. It comes with your next deposit that fits the terms.</Trans>
          ) : (
            <Trans id="promotions.taken">It is in your reward centre: claim it there.</Trans>
          )}
        </FocusedNote>
      )}
      {standing !== 'open' && standing !== 'visitor' && !isTaken && (
        <p className="mute">{i18n._(offerStatusWords[standing])}</p>
      )}
      {standing === 'visitor' && (
        <div className="form-actions">
          <DialogLink dialog="login" className={buttonClass({ look: 'primary' })}>
            <Trans id="promotions.logIn">Log in to take it</Trans>
          </DialogLink>
        </div>
      )}
      {standing === 'open' && <Take actor={actor} kind={terms.trigger.kind} />}
      {standing === 'chosen' && <Onward page="depositv2" />}
      {standing === 'waiting' && <Onward page="rewardCenter" />}
    </div>
  );
}

const wrongCode = msg({ id: 'promotions.code.wrong', message: 'This isn’t the code for this promotion.' });

/** Takes the promotion; a wrong code is marked until the field is edited (own.form.corrected). */
function Take({ actor, kind }: { actor: PromotionsRef; kind: Offer['terms']['trigger']['kind'] }) {
  const { t } = useLingui();
  const state = useSelector(actor, (snapshot) => snapshot);
  const misspelt = state.matches({ details: 'codeInvalid' });
  return (
    <div className="promo-take">
      <ChartForm
        label={t({ id: 'promotions.take', message: 'Get this bonus' })}
        problems={misspelt ? [{ field: 'word', code: 'wrong' }] : []}
        words={() => wrongCode}
        failure={null}
        onSend={(data) => actor.send({ type: 'taking.requested', word: String(data.get('word') ?? '').trim() })}
        onEdit={() => actor.getSnapshot().can({ type: 'word.edited' }) && actor.send({ type: 'word.edited' })}
      >
        {(field) => (
          <>
            {kind === 'code' && (
              <TextInput
                {...field('word')}
                label={t({ id: 'promotions.code', message: 'Promotion code' })}
                autoComplete="off"
                autoCapitalize="characters"
                maxLength={24}
              />
            )}
            <div className="form-actions">
              <Button type="submit" look="primary" busy={state.hasTag('busy')}>
                {kind === 'deposit' ? (
                  <Trans id="promotions.choose">Use with my next deposit</Trans>
                ) : (
                  <Trans id="promotions.take">Get this bonus</Trans>
                )}
              </Button>
            </div>
          </>
        )}
      </ChartForm>
    </div>
  );
}

function Onward({ page }: { page: 'depositv2' | 'rewardCenter' }) {
  const open = useOpenPage();
  return (
    <div className="form-actions">
      <Button look="primary" onClick={() => open(page)}>
        {page === 'depositv2' ? (
          <Trans id="promotions.deposit">Make a deposit</Trans>
        ) : (
          <Trans id="promotions.rewards">Open reward centre</Trans>
        )}
      </Button>
    </div>
  );
}
