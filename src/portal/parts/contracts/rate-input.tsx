import { useLingui } from '@lingui/react/macro';
import type { ComponentProps } from 'react';
import { NumberInput } from '../../ui/number-input';
import { readRate } from './rate-of';

type Props = Omit<ComponentProps<typeof NumberInput>, 'inputMode' | 'read' | 'symbol'>;

/** A field for a rate in percent, with up to three decimals. */
export function RateInput(props: Props) {
  const { i18n } = useLingui();
  return <NumberInput maxLength={8} {...props} inputMode="decimal" read={(typed) => readRate(typed, i18n.locale)} />;
}
