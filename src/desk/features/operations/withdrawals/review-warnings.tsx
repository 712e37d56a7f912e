import { Trans, useLingui } from '@lingui/react/macro';
import { money } from '../../../../ui/format';
import { Note } from '../../../../ui/note';
import { ItemLink } from '../../../parts/desk-link';
import { SecondOperator } from '../../../parts/queue/second-operator';
import type { OpenReview } from './desk-item.flow';
import { needWords, warningWords } from './withdrawal-words';

/** Reasons to look closer before a payout: warnings, missing needs, open cases, and the second operator. */
export function ReviewWarnings({ review: { warnings, review, cases, needsTwo, request } }: { review: OpenReview }) {
  const { t, i18n } = useLingui();
  const paid = review && money(review.paid, i18n.locale);
  const min = review && money(review.min, i18n.locale);
  return (
    <>
      {(warnings.length > 0 || cases.length > 0) && (
        <Note tone="alert">
          <ul>
            {warnings.map((warning) => (
              <li key={warning}>{t(warningWords[warning])}</li>
            ))}
            {cases.map(({ number, holds }) => (
              <li key={number}>
                <ItemLink item={{ queue: 'abuseCases', id: number }}>
                  {holds ? (
                    <Trans id="desk.case.holds">Case {number} forbids the payout until it is decided.</Trans>
                  ) : (
                    <Trans id="desk.case.open">Case {number} is open.</Trans>
                  )}
                </ItemLink>
              </li>
            ))}
          </ul>
        </Note>
      )}
      {review && review.missing.length > 0 && (
        <Note tone="gold">
          <ul>
            {review.missing.map((need) => (
              <li key={need}>
                {t(needWords[need])}
                {need === 'deposits' && (
                  <>
                    {': '}
                    <Trans id="desk.need.paid">
                      {paid} of {min}
                    </Trans>
                  </>
                )}
              </li>
            ))}
          </ul>
        </Note>
      )}
      <SecondOperator request={request} needsTwo={needsTwo} />
    </>
  );
}
