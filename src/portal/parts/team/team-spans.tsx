import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { Tabs } from '../../../ui/tabs';

/** Labels of the periods. */
const titles: Record<TeamSpan, MessageDescriptor> = {
  1: msg({ id: 'team.span.1', message: 'Today' }),
  7: msg({ id: 'team.span.7', message: '7 days' }),
  30: msg({ id: 'team.span.30', message: '30 days' }),
};

type Props = { span: string | undefined; onSpan: (span: string) => void; children: ReactNode };

/** Selects the period of a team's figures. */
export function TeamSpans({ span, onSpan, children }: Props) {
  const { t } = useLingui();
  return (
    <Tabs
      label={t({ id: 'team.spans', message: 'How many days' })}
      tabs={TEAM_SPANS.map((teamSpan) => ({ value: String(teamSpan), title: t(titles[teamSpan]) }))}
      value={String(teamSpanOf(span))}
      onChoose={onSpan}
    >
      <div className="stack">{children}</div>
    </Tabs>
  );
}

/** Periods of the filter, in days that end today. */
const TEAM_SPANS = [1, 7, 30] as const;

type TeamSpan = (typeof TEAM_SPANS)[number];

/** Returns the selected period; 7 days by default. */
export const teamSpanOf = (chosen = ''): TeamSpan => TEAM_SPANS.find((span) => String(span) === chosen) ?? 7;
