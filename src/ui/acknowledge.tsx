import { Trans } from '@lingui/react/macro';
import type { ComponentPropsWithRef } from 'react';
import { Button } from './button';

/** Confirm button of a failure, e.g. of an SMS that could not be sent (s8.sms.send-failure). */
export const Acknowledge = (props: Pick<ComponentPropsWithRef<'button'>, 'ref' | 'onClick'>) => (
  <Button small {...props}>
    <Trans id="common.acknowledge">OK</Trans>
  </Button>
);
