import { Trans } from '@lingui/react/macro';
import { type ComponentProps, type ReactNode, useId, useRef } from 'react';
import { createPortal } from 'react-dom';
import { Button } from '../button';
import { Facts } from '../facts';
import { printPart } from '../print-part';
import './receipt.css';
import { wholeDay } from '../format';
import { siteZone } from '../site-clock';
import { zoneName } from '../site-zone';

/** `account`: user name of the account. */
type Props = { account: string | undefined; title: ReactNode; facts: ComponentProps<typeof Facts>['facts'] };

/**
 * Button that prints a receipt, which is visible on paper only: the site, the account, and the facts
 * (`own.receipt.printed`).
 */
export function Receipt({ account, title, facts }: Props) {
  const paper = useRef<HTMLElement>(null);
  const id = useId();
  return (
    <>
      <Button small icon="receipt" onClick={() => printPart(paper.current)}>
        <Trans id="receipt.print">Print receipt</Trans>
      </Button>
      {createPortal(
        <section className="receipt" hidden ref={paper} aria-labelledby={id}>
          <p>
            <Trans id="common.brand">Maidan</Trans>
          </p>
          <h1 id={id}>{title}</h1>
          <Facts
            facts={[
              { key: 'account', name: <Trans id="receipt.account">Username</Trans>, value: account },
              ...facts,
              {
                key: 'fee',
                name: <Trans id="receipt.fee">Fee</Trans>,
                value: <Trans id="receipt.fee.none">None</Trans>,
              },
            ]}
          />
        </section>,
        document.body,
      )}
    </>
  );
}

/** A moment for paper, which may be read elsewhere and later: with its year, and the zone of the site's clock. */
export function momentOnPaper(time: number, language: string): string {
  const clock = { hour: '2-digit', minute: '2-digit', hourCycle: 'h23', timeZone: siteZone() } as const;
  return `${wholeDay(time, language)}, ${new Intl.DateTimeFormat(language, clock).format(time)} ${zoneName(time, language)}`;
}
