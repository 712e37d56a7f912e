import type { ComponentProps } from 'react';
import { NumberInput } from '../../../ui/number-input';
import { readRate } from './rate-of';

type Props = Omit<ComponentProps<typeof NumberInput>, 'inputMode' | 'read' | 'symbol'>;

/** A field for a rate in percent, with up to three decimals. */
export const RateInput = (props: Props) => <NumberInput maxLength={8} {...props} inputMode="decimal" read={readRate} />;
